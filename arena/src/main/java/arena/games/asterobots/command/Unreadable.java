package arena.games.asterobots.command;

/**
 * A line that is no command. It counts as one.
 *
 * @param code why it is none
 * @param text what stands there
 */
public record Unreadable(AsterobotsErrorCode code, String text) implements AsterobotsCommand {

    @Override
    public AsterobotsErrorCode fault(TurnLedger ledger) {
        return code;
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        throw new IllegalStateException("this is no command: " + text);
    }
}

package arena.games.asterobots.command;

/**
 * A line that is no command. It counts as one.
 *
 * @param code why it is none
 * @param text what stands there
 */
public record Unreadable(ErrorCode code, String text) implements Command {

    @Override
    public ErrorCode fault(TurnLedger ledger) {
        return code;
    }

    @Override
    public void carryOut(TurnLedger ledger) {
        throw new IllegalStateException("this is no command: " + text);
    }
}

package arena.games.asterobots;

/**
 * A line that is no command. It counts as one.
 *
 * @param code why it is none
 * @param text what stands there
 */
public record Unreadable(ErrorCode code, String text) implements Command {

    @Override
    public ErrorCode fault(Ledger ledger) {
        return code;
    }

    @Override
    public void carryOut(Ledger ledger) {
        throw new IllegalStateException("this is no command: " + text);
    }
}

package arena.match;

/** Keeps the status of a match while it is played. */
public final class StatusKeeper implements Scribe {

    private MatchStatus status = MatchStatus.NONE;

    @Override
    public void write(Event event) {
        status = status.after(event);
    }

    /** Returns how the match stands. */
    public MatchStatus status() {
        return status;
    }
}

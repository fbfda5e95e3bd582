package arena.tournament.format;

/** Whether somebody takes part in a contest at some moment. */
public enum Participation {
    /** It does. */
    IN(""),
    /** It was disqualified, and what it has played stands: its places too. It plays no more. */
    RESULTS_STAND("disqualified, its results stand"),
    /** It was disqualified and is out: it has no place, and those behind it move up. */
    OUT("disqualified");

    private final String words;

    Participation(String words) {
        this.words = words;
    }

    /** Returns it for people; empty if there is nothing to tell. */
    public String words() {
        return words;
    }
}

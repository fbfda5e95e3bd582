package arena.tournament.format;

/** The participation of a contestant at some moment. */
public enum Participation {
    /** It takes part. */
    IN(""),
    /** It was disqualified and plays no more; its results and places stand. */
    RESULTS_STAND("disqualified, its results stand"),
    /** It was disqualified and is out: it has no place, and the contestants behind it move up. */
    OUT("disqualified");

    private final String words;

    Participation(String words) {
        this.words = words;
    }

    /** Returns words for people; empty for a contestant that takes part. */
    public String words() {
        return words;
    }
}

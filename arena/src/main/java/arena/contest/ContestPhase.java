package arena.contest;

/** The phase of a contest. */
public enum ContestPhase {
    /** Before the draw: teams practise and change their entries. */
    PRACTICE("practice"),
    /** The contest is drawn, and the entries are fixed. */
    FROZEN("frozen"),
    /** Games are played. */
    RUNNING("running"),
    /** All games are played; the results may not be public yet. */
    FINISHED("finished"),
    /** The results and the seed are public. */
    PUBLISHED("published");

    private final String words;

    ContestPhase(String words) {
        this.words = words;
    }

    /** Returns its name for people, one word. */
    public String words() {
        return words;
    }
}

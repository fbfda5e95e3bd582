package arena.contest;

/** How far a contest has come. */
public enum ContestPhase {
    /** Nothing is drawn: teams practise, and change their entries. */
    PRACTICE("practice"),
    /** It is drawn, and the entries are fixed. */
    FROZEN("frozen"),
    /** Games are played. */
    RUNNING("running"),
    /** All games are played; the results may still be held back. */
    FINISHED("finished"),
    /** The results are out and the seed is open. */
    PUBLISHED("published");

    private final String words;

    ContestPhase(String words) {
        this.words = words;
    }

    /** Returns it in one word. */
    public String words() {
        return words;
    }
}

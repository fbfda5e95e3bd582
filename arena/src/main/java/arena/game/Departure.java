package arena.game;

/** Why a seat has left the match for good. */
public enum Departure {
    /** Its program did not show itself ready within the time for joining. */
    NOT_READY("not ready"),
    /** Its process has ended. */
    ENDED("process ended"),
    /** It has given the match up. */
    RESIGNED("resigned");

    private final String words;

    Departure(String words) {
        this.words = words;
    }

    /** Returns the reason in few words, as {@code Gameover.txt} has it. */
    public String words() {
        return words;
    }
}

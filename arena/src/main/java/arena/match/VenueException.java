package arena.match;

/** The place has failed, not a player: the match is broken off and counts for nothing. */
public final class VenueException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String words;

    /** Makes one whose words are a sentence for the host: what failed, and what to do. */
    public VenueException(String words) {
        super(words);
        this.words = words;
    }

    /** Makes one with its cause. */
    public VenueException(String words, Throwable cause) {
        super(words, cause);
        this.words = words;
    }

    /** Returns the sentence for the host. */
    public String words() {
        return words;
    }
}

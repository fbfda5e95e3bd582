package arena.match;

/** A failure of the venue and not of a player: the match is broken off and counts for nothing. */
public final class VenueException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String words;

    /** Makes a failure whose words are a sentence for the host: what failed, and what to do. */
    public VenueException(String words) {
        super(words);
        this.words = words;
    }

    /** Makes a failure with its cause. */
    public VenueException(String words, Throwable cause) {
        super(words, cause);
        this.words = words;
    }

    /** Returns the sentence for the host. */
    public String words() {
        return words;
    }
}

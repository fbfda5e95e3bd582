package arena.match;

/** The place has failed, not a player: the match is broken off and counts for nothing. */
public final class VenueException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Makes one whose message is a sentence for the host: what failed, and what to do. */
    public VenueException(String words) {
        super(words);
    }

    /** Makes one with its cause. */
    public VenueException(String words, Throwable cause) {
        super(words, cause);
    }
}

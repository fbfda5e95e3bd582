package arena.review;

/** A match that cannot be reviewed; the message is a sentence for people. */
public final class ReviewException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public ReviewException(String sentence) {
        super(sentence);
    }
}

package arena.store;

/** A contest cannot be kept or read. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String words;

    /** Makes one whose words are a sentence for people: which database, what is wrong, and what to do. */
    public StoreException(String words) {
        super(words);
        this.words = words;
    }

    /** Makes one with its cause. */
    public StoreException(String words, Throwable cause) {
        super(words, cause);
        this.words = words;
    }

    /** Returns the sentence for people. */
    public String words() {
        return words;
    }
}

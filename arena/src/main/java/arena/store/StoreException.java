package arena.store;

/** A failure to store or read a contest. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String words;

    /** Creates an exception whose words are a sentence for people: the database, the failure, and what to do. */
    public StoreException(String words) {
        super(words);
        this.words = words;
    }

    /** Creates an exception with a cause. */
    public StoreException(String words, Throwable cause) {
        super(words, cause);
        this.words = words;
    }

    /** Returns the sentence for people. */
    public String words() {
        return words;
    }
}

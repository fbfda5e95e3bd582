package arena.record;

/** An exception for a record that cannot be found or read. */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String words;

    /** Creates an exception with a sentence for people: which record, what is wrong, and what to do. */
    public RecordException(String words) {
        super(words);
        this.words = words;
    }

    /** Creates an exception with its cause. */
    public RecordException(String words, Throwable cause) {
        super(words, cause);
        this.words = words;
    }

    /** Returns the sentence for people. */
    public String words() {
        return words;
    }
}

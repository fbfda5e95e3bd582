package arena.practice;

/** The exception for an invalid line in a progress file, which was probably edited by hand. */
public final class ProgressException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String words;

    ProgressException(String words) {
        super(words);
        this.words = words;
    }

    /** Returns the sentence for people: the file, the line, the expected form and the remedy. */
    public String words() {
        return words;
    }
}

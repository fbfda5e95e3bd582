package arena.practice;

/** The file of a team holds something that no attempt is: somebody has changed it by hand. */
public final class ProgressException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String words;

    ProgressException(String words) {
        super(words);
        this.words = words;
    }

    /** Returns the sentence for people: the file, the line, what was expected, what to do. */
    public String words() {
        return words;
    }
}

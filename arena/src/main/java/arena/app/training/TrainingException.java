package arena.app.training;

/** A request that cannot be carried out; the message is a sentence for the author of the program. */
final class TrainingException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TrainingException(String words) {
        super(words);
    }

    TrainingException(String words, Throwable cause) {
        super(words, cause);
    }
}

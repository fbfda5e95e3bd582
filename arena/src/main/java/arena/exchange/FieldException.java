package arena.exchange;

/** A field, or a name in it, that cannot be used; the message is one sentence for the host, with the remedy. */
public final class FieldException extends RuntimeException {
    private static final long serialVersionUID = 1;

    FieldException(String words) {
        super(words);
    }

    FieldException(String words, Throwable cause) {
        super(words, cause);
    }
}

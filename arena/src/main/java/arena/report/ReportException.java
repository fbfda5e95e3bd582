package arena.report;

/** An exception for a report that cannot be written; the message is a sentence for people. */
public final class ReportException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates an exception with a sentence for people. */
    public ReportException(String message) {
        super(message);
    }

    /** Creates an exception with a sentence for people and its cause. */
    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}

package arena.report;

/** A report cannot be written; the message is a sentence for people. */
public final class ReportException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes one with a sentence for people. */
    public ReportException(String message) {
        super(message);
    }

    /** Makes one with a sentence for people, and what is behind it. */
    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}

package arena.report.chart;

/** An exception for a machine that cannot draw; the message is a sentence for people. */
public final class ChartException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception of the failure of the graphics library. */
    public ChartException(Throwable cause) {
        super(
                "This machine cannot draw pictures (" + cause
                        + "); install fonts, such as the package fonts-dejavu-core, and a"
                        + " Java with its graphics library.",
                cause);
    }
}

package arena.launch;

/** A program cannot be started as it was asked for; the message is one sentence for the host that says what to do. */
public final class LaunchException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Makes one. */
    public LaunchException(String words) {
        super(words);
    }

    /** Makes one with its cause. */
    public LaunchException(String words, Throwable cause) {
        super(words, cause);
    }
}

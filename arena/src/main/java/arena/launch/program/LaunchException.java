package arena.launch.program;

/** A program cannot be started as it was asked for; the message is one sentence for the host that says what to do. */
public final class LaunchException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean machine;

    /** Makes one. */
    public LaunchException(String words) {
        super(words);
        this.machine = false;
    }

    /** Makes one with its cause. */
    public LaunchException(String words, Throwable cause) {
        super(words, cause);
        this.machine = false;
    }

    private LaunchException(String words, boolean machine) {
        super(words);
        this.machine = machine;
    }

    /**
     * Makes one for which the program is not to blame: the machine has no process, no memory or no disk left for it.
     */
    public static LaunchException ofMachine(String words) {
        return new LaunchException(words, true);
    }

    /** Returns whether the machine is to blame, and not the program. */
    public boolean isOfMachine() {
        return machine;
    }
}

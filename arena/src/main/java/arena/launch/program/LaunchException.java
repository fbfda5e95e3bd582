package arena.launch.program;

/** A failure to start a program as requested; the message is one sentence for the host with the remedy. */
public final class LaunchException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean machine;

    public LaunchException(String words) {
        super(words);
        this.machine = false;
    }

    public LaunchException(String words, Throwable cause) {
        super(words, cause);
        this.machine = false;
    }

    private LaunchException(String words, boolean machine) {
        super(words);
        this.machine = machine;
    }

    /**
     * Makes an exception for which the program is not to blame: the machine has no process, no memory or no disk left.
     */
    public static LaunchException ofMachine(String words) {
        return new LaunchException(words, true);
    }

    /** Returns whether the machine is to blame, and not the program. */
    public boolean isOfMachine() {
        return machine;
    }
}

package arena.match;

import java.util.Optional;

/**
 * The exit status of a process.
 *
 * @param code as the system reports it; 128 and the number of the signal if a signal ended the process (POSIX)
 * @param signal the number of the signal that ended it, if one did
 */
public record ExitStatus(int code, Optional<Integer> signal) {

    private static final int SIGNALLED = 128;
    private static final int LAST_SIGNAL = 64;

    /** Returns the status that a code means on POSIX systems. */
    public static ExitStatus ofPosix(int code) {
        boolean signalled = code > SIGNALLED && code <= SIGNALLED + LAST_SIGNAL;
        return new ExitStatus(code, signalled ? Optional.of(code - SIGNALLED) : Optional.empty());
    }

    /** Returns it in words, such as {@code exit code 139, signal 11 SIGSEGV}. */
    public String words() {
        String hexadecimal = code < 0 ? " (0x" + Integer.toHexString(code) + ")" : "";
        return "exit code " + code + hexadecimal
                + signal.map(number -> ", signal " + number + name(number)).orElse("");
    }

    /** Returns the name of a signal that has the same number on every POSIX system, or that ends bots on Linux. */
    private static String name(int signal) {
        return switch (signal) {
            case 1 -> " SIGHUP";
            case 2 -> " SIGINT";
            case 3 -> " SIGQUIT";
            case 4 -> " SIGILL";
            case 5 -> " SIGTRAP";
            case 6 -> " SIGABRT";
            case 8 -> " SIGFPE";
            case 9 -> " SIGKILL";
            case 11 -> " SIGSEGV";
            case 13 -> " SIGPIPE";
            case 14 -> " SIGALRM";
            case 15 -> " SIGTERM";
            case 24 -> " SIGXCPU";
            case 25 -> " SIGXFSZ";
            default -> "";
        };
    }
}

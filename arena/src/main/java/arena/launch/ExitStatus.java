package arena.launch;

import java.util.Map;
import java.util.Optional;

/**
 * How a process ended.
 *
 * @param code as the system reports it; 128 and the number of the signal if a signal ended the process (POSIX)
 */
record ExitStatus(int code) {

    private static final int SIGNALLED = 128;
    private static final int LAST_SIGNAL = 64;

    /** The signals that have the same number on every POSIX system, and those of Linux that end bots. */
    private static final Map<Integer, String> SIGNALS = Map.ofEntries(
            Map.entry(1, "SIGHUP"),
            Map.entry(2, "SIGINT"),
            Map.entry(3, "SIGQUIT"),
            Map.entry(4, "SIGILL"),
            Map.entry(5, "SIGTRAP"),
            Map.entry(6, "SIGABRT"),
            Map.entry(8, "SIGFPE"),
            Map.entry(9, "SIGKILL"),
            Map.entry(11, "SIGSEGV"),
            Map.entry(13, "SIGPIPE"),
            Map.entry(14, "SIGALRM"),
            Map.entry(15, "SIGTERM"),
            Map.entry(24, "SIGXCPU"),
            Map.entry(25, "SIGXFSZ"));

    /** Returns the number of the signal that ended it, if one did. */
    Optional<Integer> signal() {
        boolean signalled = !CommandFiles.WINDOWS && code > SIGNALLED && code <= SIGNALLED + LAST_SIGNAL;
        return signalled ? Optional.of(code - SIGNALLED) : Optional.empty();
    }

    /** Returns it in words, such as {@code exit code 139, signal 11 SIGSEGV}. */
    String words() {
        String signal = signal().map(number ->
                        ", signal " + number + SIGNALS.getOrDefault(number, "").replaceFirst("^(?=.)", " "))
                .orElse("");
        String hexadecimal = code < 0 ? " (0x" + Integer.toHexString(code) + ")" : "";
        return "exit code " + code + hexadecimal + signal;
    }
}

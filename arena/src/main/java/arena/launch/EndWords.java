package arena.launch;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Says how a program ended, so that its author sees the cause without opening a file. */
final class EndWords {

    /** Stands for the end of a process that not even the system could end. */
    static final BotProcess.Ending NOT_ENDED = new BotProcess.Ending(new ExitStatus(0), List.of(), -1, true);

    /** The signals by which the arena ends a program: SIGTERM and SIGKILL. */
    private static final Set<Integer> ASKING = Set.of(15, 9);

    private EndWords() {}

    /** Returns why a player is gone. */
    static String ofDeparture(BotProcess.Ending ending) {
        return "its process ended " + afterWords(ending) + " with "
                + ending.status().words()
                + cause(ending.lastErrorLines())
                        .map(line -> "; the end of its error stream: " + line + remedy(line))
                        .orElse("; it printed no error");
    }

    private static String remedy(String line) {
        return line.startsWith("bwrap: ")
                ? " (bubblewrap cannot show it what it needs; name its folders in \"show\", or set confine = namespace)"
                : "";
    }

    /** Returns how a program ended and what it left behind. */
    static String ofRecord(BotProcess.Ending ending, List<String> survivors) {
        String left = survivors.isEmpty() ? "" : "; still there: " + String.join(", ", survivors);
        if (ending.aliveMillis() < 0) {
            return "could not be ended" + left;
        }
        if (ending.byArena()) {
            return "ended with the match " + afterWords(ending) + ofStatus(ending.status()) + left;
        }
        return "ended by itself " + afterWords(ending) + ", " + ending.status().words() + left;
    }

    /** Returns the exit code of a program that the arena has ended, unless it only says that: it would look like a fault. */
    private static String ofStatus(ExitStatus status) {
        boolean asked = status.signal().filter(ASKING::contains).isPresent() || status.code() == 0;
        return asked ? "" : ", " + status.words();
    }

    private static String afterWords(BotProcess.Ending ending) {
        return String.format(Locale.ROOT, "after %.3f s", ending.aliveMillis() / 1000.0);
    }

    /** Returns the line that names the cause: the last one that is not an indented line of a stack trace. */
    private static Optional<String> cause(List<String> lines) {
        Optional<String> flush = lines.stream()
                .filter(line -> !line.isBlank() && !Character.isWhitespace(line.charAt(0)))
                .reduce((earlier, later) -> later);
        return flush.or(() -> lines.stream().filter(line -> !line.isBlank()).reduce((earlier, later) -> later))
                .map(String::strip);
    }
}

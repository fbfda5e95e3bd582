package arena.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The processes of this machine that an arena has started, and whatever these have started: on Linux they are found by the mark in
 * their environment, however they have detached themselves.
 */
final class Marked {

    static final Path PROCESSES = Path.of("/proc");

    private static final String VARIABLE = Start.MARK + "=";

    private Marked() {}

    /** Returns what the marks of this arena begin with. */
    static String arena() {
        return Long.toString(ProcessHandle.current().pid());
    }

    /** Returns the processes whose mark will do; none on a system that does not show environments. */
    static List<ProcessHandle> processes(Predicate<String> mark) {
        List<ProcessHandle> found = new ArrayList<>();
        if (!Files.isDirectory(PROCESSES)) {
            return found;
        }
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path process : processes) {
                if (mark(process.resolve("environ")).filter(mark).isPresent()) {
                    ProcessHandle.of(Long.parseLong(process.getFileName().toString()))
                            .ifPresent(found::add);
                }
            }
        } catch (IOException unreadable) {
            // A system that hides its processes cannot be searched; trees have been ended all the same.
            return found;
        }
        return found;
    }

    /**
     * Returns the processes that a leash has let go of: they have the limit that it gives, no mark any more, and a parent that
     * neither has that limit nor holds a leash.
     */
    static List<ProcessHandle> detached() {
        List<ProcessHandle> found = new ArrayList<>();
        String account = account(PROCESSES.resolve("self")).orElse("");
        for (ProcessHandle process : ProcessHandle.allProcesses().toList()) {
            Path place = PROCESSES.resolve(Long.toString(process.pid()));
            boolean free = isBranded(place)
                    && account(place).filter(account::equals).isPresent()
                    && mark(place.resolve("environ")).isEmpty();
            if (free && process.parent().filter(Marked::holds).isEmpty()) {
                found.add(process);
            }
        }
        return found;
    }

    private static boolean holds(ProcessHandle parent) {
        Path place = PROCESSES.resolve(Long.toString(parent.pid()));
        return isBranded(place) || text(place.resolve("cmdline")).contains("\0" + Leash.NAME + "\0");
    }

    private static boolean isBranded(Path process) {
        return text(process.resolve("limits"))
                .lines()
                .anyMatch(line -> line.startsWith("Max file locks")
                        && line.substring("Max file locks".length()).strip().startsWith("0 "));
    }

    private static Optional<String> account(Path process) {
        return text(process.resolve("status"))
                .lines()
                .filter(line -> line.startsWith("Uid:"))
                .findFirst();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException endedOrNotLinux) {
            return "";
        }
    }

    /** Returns the mark of a process; nothing if it has none, or is somebody else's. */
    static Optional<String> of(long process) {
        return mark(PROCESSES.resolve(process + "/environ"));
    }

    private static Optional<String> mark(Path environment) {
        try {
            String variables = "\0" + Files.readString(environment, StandardCharsets.ISO_8859_1);
            int at = variables.indexOf("\0" + VARIABLE);
            if (at < 0) {
                return Optional.empty();
            }
            String rest = variables.substring(at + 1 + VARIABLE.length());
            int end = rest.indexOf('\0');
            return Optional.of(end < 0 ? rest : rest.substring(0, end));
        } catch (IOException foreignOrEnded) {
            return Optional.empty();
        }
    }

    /** Ends every process whose arena is no more, and returns them in words. */
    static List<String> endOrphans() {
        List<String> ended = new ArrayList<>();
        List<ProcessHandle> orphans = new ArrayList<>(processes(Marked::isOrphaned));
        orphans.addAll(detached());
        for (ProcessHandle process : orphans) {
            process.destroyForcibly();
            ended.add("process " + process.pid()
                    + process.info()
                            .command()
                            .map(command -> " (" + command + ")")
                            .orElse(""));
        }
        return ended;
    }

    private static boolean isOrphaned(String mark) {
        String arena = mark.substring(0, Math.max(0, mark.indexOf('-')));
        return arena.matches("[0-9]{1,18}")
                && ProcessHandle.of(Long.parseLong(arena))
                        .filter(ProcessTree::runs)
                        .isEmpty();
    }
}

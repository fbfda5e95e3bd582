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
 * The processes of this machine that an arena has started, and whatever these have started: on Linux they are found by
 * the mark in their environment, however they have detached themselves.
 */
final class ProcessMarker {

    static final Path PROCESSES = Path.of("/proc");

    private static final String VARIABLE = Start.MARK + "=";

    private ProcessMarker() {}

    /**
     * Returns what the marks of this arena, and the names of its groups, begin with: its process, and the space that
     * numbers it.
     */
    static String arena() {
        return ProcessHandle.current().pid() + "." + space();
    }

    /** Returns the number of the process space that the arena is in; 0 on a system that has none. */
    static long space() {
        try {
            String number = Files.readSymbolicLink(PROCESSES.resolve("self/ns/pid"))
                    .toString()
                    .replaceAll("[^0-9]", "");
            return number.matches("[0-9]{1,10}") ? Long.parseLong(number) : 0;
        } catch (IOException notLinux) {
            return 0;
        }
    }

    /**
     * Returns whether the arena that a mark, or a group, begins with is no more; one of another process space cannot be
     * told.
     */
    static boolean isOfDeadArena(String begin) {
        String[] numbers = begin.split("[.]", -1);
        return numbers.length == 2
                && numbers[0].matches("[0-9]{1,18}")
                && numbers[1].equals(Long.toString(space()))
                && !runs(Long.parseLong(numbers[0]));
    }

    static boolean runs(long process) {
        return ProcessHandle.of(process).filter(ProcessTree::runs).isPresent();
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
        List<ProcessHandle> orphans = new ArrayList<>(processes(ProcessMarker::isOrphaned));
        orphans.addAll(StartMark.orphans());
        return orphans.stream()
                .distinct()
                .filter(ProcessTree::runs)
                .filter(ProcessHandle::destroyForcibly)
                .map(process -> "process " + process.pid()
                        + process.info()
                                .command()
                                .map(command -> " (" + command + ")")
                                .orElse(""))
                .toList();
    }

    private static boolean isOrphaned(String mark) {
        return isOfDeadArena(mark.substring(0, Math.max(0, mark.indexOf('-'))));
    }
}

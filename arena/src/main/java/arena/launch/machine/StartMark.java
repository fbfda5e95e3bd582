package arena.launch.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * A mark that distinguishes the processes of one start from all others: a word in their environment and, on a leash,
 * two limits that they inherit whatever they do to their environment and their parents (Linux); the kernel has not
 * enforced them since 2.4. The limit of file locks is the number of the start, that of resident memory the number of
 * its arena. Without privileges no process can raise a limit again, and no process outside an arena has such a limit.
 *
 * @param start drawn at random, so that no two starts on a machine have the same
 */
public record StartMark(long start) {

    /** The variable that holds the word; every child inherits it, so that a detached one can be found too. */
    public static final String VARIABLE = "ARENA_MARK";

    private static final String START_LIMIT = "Max file locks";
    private static final String ARENA_LIMIT = "Max resident set";

    /** A bit that all numbers of an arena have, and no ordinary limit. */
    private static final long ARENA_BIT = 1L << 62;

    /** Linux process numbers have at most this many bits. */
    private static final int PROCESS_BITS = 24;

    /** Draws the mark of a new start. */
    public static StartMark draw() {
        return new StartMark(ARENA_BIT | ThreadLocalRandom.current().nextLong(ARENA_BIT >> 2));
    }

    /** Returns the word for the environment, which begins with the arena and a hyphen. */
    public String word() {
        return MachineProcesses.arena() + "-" + start;
    }

    /** Tests and returns whether the limits can be set here. */
    public static boolean isSupported() {
        List<String> words = new ArrayList<>(new StartMark(ARENA_BIT).limits());
        words.add("true");
        return SystemTools.fault(words).isEmpty();
    }

    private static long arena() {
        return numberOf(MachineProcesses.space(), ProcessHandle.current().pid());
    }

    private static long numberOf(long space, long process) {
        return ARENA_BIT | space << PROCESS_BITS | process;
    }

    /** Returns words that set the limits for a command. */
    public List<String> limits() {
        List<String> words = new ArrayList<>();
        SystemTools.find("prlimit").ifPresent(tool -> {
            words.addAll(List.of(tool, "--locks=" + start, "--rss=" + arena(), "--"));
        });
        return words;
    }

    /** Returns a pattern for grep that matches the start's line among the limits of a process. */
    public String pattern() {
        return "^" + START_LIMIT + " .* " + start + " ";
    }

    /** Returns the processes of this start that have kept their environment. */
    public List<ProcessHandle> withWord() {
        return withWord(word()::equals);
    }

    /** Returns the processes of this start that have its limit. */
    public List<ProcessHandle> withLimit() {
        return withLimit((start, arena) -> start == this.start);
    }

    /** Ends every process whose arena is dead, and returns them in words. */
    public static List<String> endOrphans() {
        List<ProcessHandle> orphans = new ArrayList<>(withWord(
                word -> MachineProcesses.isOfDeadArena(word.substring(0, Math.max(0, word.indexOf('-'))))));
        orphans.addAll(withLimit((start, arena) -> isOfDeadArena(arena)));
        return orphans.stream()
                .distinct()
                .filter(MachineProcesses::runs)
                .filter(ProcessHandle::destroyForcibly)
                .map(MachineProcesses::words)
                .toList();
    }

    /** The state of an arena in another process space is unknown. */
    private static boolean isOfDeadArena(long arena) {
        long process = arena & ((1L << PROCESS_BITS) - 1);
        return arena == numberOf(MachineProcesses.space(), process) && !MachineProcesses.runs(process);
    }

    /** Returns the processes whose word satisfies a test; none on a system that does not show environments. */
    private static List<ProcessHandle> withWord(Predicate<String> test) {
        List<ProcessHandle> found = new ArrayList<>();
        if (!Files.isDirectory(MachineProcesses.FOLDER)) {
            return found;
        }
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(MachineProcesses.FOLDER, "[0-9]*")) {
            for (Path process : processes) {
                if (word(process.resolve("environ")).filter(test).isPresent()) {
                    ProcessHandle.of(Long.parseLong(process.getFileName().toString()))
                            .ifPresent(found::add);
                }
            }
        } catch (IOException unreadable) {
            // A system that hides its processes cannot be searched; trees are still ended.
            return found;
        }
        return found;
    }

    /** Returns the word of a process; empty if it has none, or belongs to another account. */
    public static Optional<String> wordOf(long process) {
        return word(MachineProcesses.FOLDER.resolve(process + "/environ"));
    }

    private static Optional<String> word(Path environment) {
        try {
            String variables = "\0" + Files.readString(environment, StandardCharsets.ISO_8859_1);
            int at = variables.indexOf("\0" + VARIABLE + "=");
            if (at < 0) {
                return Optional.empty();
            }
            String rest = variables.substring(at + VARIABLE.length() + 2);
            int end = rest.indexOf('\0');
            return Optional.of(end < 0 ? rest : rest.substring(0, end));
        } catch (IOException foreignOrEnded) {
            return Optional.empty();
        }
    }

    private static List<ProcessHandle> withLimit(BiPredicate<Long, Long> test) {
        List<ProcessHandle> found = new ArrayList<>();
        for (ProcessHandle process : ProcessHandle.allProcesses().toList()) {
            String limits = limits(process.pid());
            if (test.test(hard(limits, START_LIMIT), hard(limits, ARENA_LIMIT)) && MachineProcesses.runs(process)) {
                found.add(process);
            }
        }
        return found;
    }

    private static String limits(long process) {
        Path file = MachineProcesses.FOLDER.resolve(process + "/limits");
        try {
            return Files.readString(file, StandardCharsets.US_ASCII);
        } catch (IOException endedOrNotLinux) {
            return "";
        }
    }

    /** Returns the hard limit of a process; 0 if there is none, or it is unknown. */
    private static long hard(String limits, String name) {
        Optional<String> line =
                limits.lines().filter(one -> one.startsWith(name + " ")).findFirst();
        String[] words = line.map(one -> one.substring(name.length()).strip().split(" +", -1))
                .orElseGet(() -> new String[0]);
        return words.length > 1 && words[1].matches("[0-9]{1,18}|[0-8][0-9]{18}") ? Long.parseLong(words[1]) : 0;
    }
}

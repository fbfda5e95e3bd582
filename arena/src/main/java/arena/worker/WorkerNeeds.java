package arena.worker;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.UnaryOperator;

/**
 * The needs of the games of a contest: files of a machine outside the folders of the bots, such as an interpreter. A
 * need is a line {@code PATH sha256:DIGEST}. A game that needs a machine of some class has one more, {@code machine
 * CLASS}.
 *
 * @param game the id of the game
 * @param version of the arena and the game, as records name it
 * @param seats the largest number of bots of a game
 * @param lines all needs
 */
public record WorkerNeeds(String game, String version, int seats, SortedSet<String> lines) {

    /** The largest number of needs of a contest, since each set of them that a game may have is a task. */
    static final int MOST = 12;

    private static final String SEPARATOR = " sha256:";

    public WorkerNeeds {
        lines = new TreeSet<>(lines);
    }

    /** Returns the need of a machine of some class. */
    public static String ofMachine(String kind) {
        return "machine " + kind;
    }

    /** Returns the needs of files with these digests. */
    static List<String> of(Map<String, String> outside) {
        return outside.entrySet().stream()
                .map(file -> file.getKey() + SEPARATOR + file.getValue())
                .toList();
    }

    /** Returns the needs that all these files make. */
    public static SortedSet<String> ofAll(List<? extends Map<String, String>> outside) {
        SortedSet<String> lines = new TreeSet<>();
        outside.forEach(files -> lines.addAll(of(files)));
        return lines;
    }

    /**
     * Returns why a machine does not meet a need, as a sentence; empty if it does.
     *
     * @param digests returns the digest of a file by its path; empty if there is none
     */
    public static Optional<String> problem(String need, UnaryOperator<String> digests) {
        int middle = need.lastIndexOf(SEPARATOR);
        String path = need.substring(0, middle);
        String here = digests.apply(path);
        if (here.equals(need.substring(middle + SEPARATOR.length()))) {
            return Optional.empty();
        }
        return Optional.of(
                here.isEmpty()
                        ? "There is no " + path + " here; install the package that has it, then start the worker again."
                        : "The file " + path + " is another one than on the machine that runs the contest; install the"
                                + " same version.");
    }

    /** Returns the names of the tasks of all games that a machine can play which meets some needs. */
    List<String> tasks(String contest, SortedSet<String> met) {
        SortedSet<String> tasks = new TreeSet<>();
        add(contest, List.copyOf(met), 0, new TreeSet<>(), tasks);
        return List.copyOf(tasks);
    }

    private static void add(
            String contest, List<String> met, int from, SortedSet<String> chosen, SortedSet<String> tasks) {
        tasks.add(task(contest, chosen));
        for (int next = from; next < met.size(); next++) {
            SortedSet<String> more = new TreeSet<>(chosen);
            more.add(met.get(next));
            add(contest, met, next + 1, more, tasks);
        }
    }

    /** Returns the name of the task of games with some needs. */
    static String task(String contest, SortedSet<String> needs) {
        byte[] lines = String.join("\n", needs).getBytes(StandardCharsets.UTF_8);
        return contest + " " + UUID.nameUUIDFromBytes(lines);
    }
}

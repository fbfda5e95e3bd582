package arena.worker;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.UnaryOperator;

/**
 * The needs of the games of a contest, a line each: {@code game ID VERSION} for a game, {@code PATH sha256:DIGEST} for
 * a file of a machine outside the folders of the bots, such as an interpreter. A game that needs a machine of some
 * class has one more, {@code machine CLASS}.
 *
 * @param lines all needs
 */
public record WorkerNeeds(SortedSet<String> lines) {

    /** The largest number of files that a contest needs, since each set of them that a game may have is a task. */
    static final int MOST_FILES = 12;

    private static final String SEPARATOR = " sha256:";
    private static final String GAME = "game ";

    public WorkerNeeds {
        lines = new TreeSet<>(lines);
    }

    /** Returns the need of a game. */
    public static String ofGame(String id, String version) {
        return GAME + id + " " + version;
    }

    /** Returns the need of a machine of some class. */
    public static String ofMachine(String kind) {
        return "machine " + kind;
    }

    /** Returns the needs of files with these digests. */
    public static List<String> of(Map<String, String> outside) {
        return outside.entrySet().stream()
                .map(file -> file.getKey() + SEPARATOR + file.getValue())
                .toList();
    }

    /** Returns whether a need is that of a game. */
    public static boolean isGame(String need) {
        return need.startsWith(GAME);
    }

    /** Returns whether they name no more files than workers serve. */
    public boolean areServed() {
        return lines.stream().filter(need -> need.contains(SEPARATOR)).count() <= MOST_FILES;
    }

    /**
     * Returns why a machine does not meet a need, as a sentence; empty if it does.
     *
     * @param versions returns the version of a game by its id; empty if there is no such game
     * @param digests returns the digest of a file by its path; empty if there is none
     */
    public static Optional<String> problem(String need, UnaryOperator<String> versions, UnaryOperator<String> digests) {
        return isGame(need) ? gameProblem(need, versions) : fileProblem(need, digests);
    }

    private static Optional<String> gameProblem(String need, UnaryOperator<String> versions) {
        int middle = need.indexOf(' ', GAME.length());
        String game = need.substring(GAME.length(), middle);
        String wanted = need.substring(middle + 1);
        String here = versions.apply(game);
        if (here.equals(wanted)) {
            return Optional.empty();
        }
        return Optional.of(
                here.isEmpty()
                        ? "This arena has no game " + game + "; put its jar into the folder of games."
                        : "The games of " + game + " are run with version " + wanted + ", and this is " + here
                                + "; install the same version.");
    }

    private static Optional<String> fileProblem(String need, UnaryOperator<String> digests) {
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
    static List<String> tasks(String contest, SortedSet<String> met) {
        List<String> others = met.stream().filter(need -> !isGame(need)).toList();
        List<String> tasks = new ArrayList<>();
        met.stream()
                .filter(WorkerNeeds::isGame)
                .forEach(game -> add(contest, others, 0, new TreeSet<>(List.of(game)), tasks));
        return tasks;
    }

    private static void add(String contest, List<String> met, int from, SortedSet<String> chosen, List<String> tasks) {
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

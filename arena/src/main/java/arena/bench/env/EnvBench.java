package arena.bench.env;

import arena.bench.StandInPrograms;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.SystemClock;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.commons.io.FileUtils;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A benchmark of {@code arena env}: random games that a Python program plays in batches, beside games of programs
 * through folders.
 */
public final class EnvBench {

    private static final double NANOS_PER_SECOND = 1e9;

    private EnvBench() {}

    /**
     * The plan of a measurement.
     *
     * @param python the file {@code arena_env.py} of the starter kit
     * @param directory where the folders are made, and removed afterwards
     * @param batch the number of games at a time
     * @param seconds for how long the Python program plays
     * @param games the number of games through folders
     */
    public record Plan(GameDefinition<?, ?, ?> game, Path python, Path directory, int batch, int seconds, int games) {
        public Plan {
            if (batch < 1 || seconds < 1 || games < 1) {
                throw new IllegalArgumentException(
                        "At least one game at a time, one second and one game through folders, not " + batch + ", "
                                + seconds + " and " + games + ".");
            }
        }
    }

    /** A number of steps and of games, and the time that they took. */
    private record Rate(long steps, long games, double seconds) {

        double stepsPerSecond() {
            return steps / seconds;
        }

        void print(PrintStream out, String words) {
            out.printf(Locale.ROOT, "%-60s %10.0f %10.2f%n", words, stepsPerSecond(), games / seconds);
        }
    }

    /**
     * Measures on this machine, now, and prints a table.
     *
     * @throws UncheckedIOException if Python cannot be started or the directory cannot be written
     */
    public static void run(Plan plan, PrintStream out) throws InterruptedException {
        try {
            Rate trained = fromPython(plan);
            Rate through = throughFolders(plan);
            out.println(plan.game().info().title());
            out.printf(Locale.ROOT, "%-60s %10s %10s%n", "", "steps/s", "games/s");
            trained.print(out, "arena env from Python, " + plan.batch() + " games at a time");
            through.print(out, "two programs through folders, one game at a time");
            out.printf(Locale.ROOT, "%-60s %10.0f%n", "ratio", trained.stepsPerSecond() / through.stepsPerSecond());
        } catch (IOException failure) {
            throw new UncheckedIOException("The games could not be measured: " + failure.getMessage(), failure);
        }
    }

    private static Rate fromPython(Plan plan) throws IOException, InterruptedException {
        Process python = new ProcessBuilder(List.of(
                        "python3",
                        plan.python().toString(),
                        plan.game().info().id(),
                        Integer.toString(plan.batch()),
                        Integer.toString(plan.seconds())))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            String line = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (python.waitFor() != 0) {
                throw new IOException(plan.python() + " has failed; its own words stand above");
            }
            JsonNode measured = new JsonMapper().readTree(line);
            return new Rate(
                    measured.path("steps").longValue(),
                    measured.path("games").longValue(),
                    measured.path("seconds").doubleValue());
        } finally {
            python.destroyForcibly();
        }
    }

    private static Rate throughFolders(Plan plan) throws IOException {
        Files.createDirectories(plan.directory());
        Path folder = Files.createTempDirectory(plan.directory(), "bench-env-");
        try (StandInPrograms programs = new StandInPrograms(plan.game().info().id(), folder)) {
            List<String> names = Seat.firstSeats(Math.max(2, plan.game().info().leastSeats())).stream()
                    .map(seat -> "Program_" + seat.number())
                    .toList();
            play(plan.game(), names, 0, programs);
            long begin = System.nanoTime();
            long moves = 0;
            for (int game = 1; game <= plan.games(); game++) {
                moves += play(plan.game(), names, game, programs);
            }
            return new Rate(moves, plan.games(), (System.nanoTime() - begin) / NANOS_PER_SECOND);
        } finally {
            FileUtils.deleteQuietly(folder.toFile());
        }
    }

    private static <S, V, A> int play(
            GameDefinition<S, V, A> game, List<String> names, long seed, StandInPrograms programs) {
        Setup setup = new Setup(names, seed, Settings.defaults(game.info()));
        MatchTerms terms = new MatchTerms(
                "bench-env-" + seed, "benchmark", MatchTerms.Explanations.OFF, System.currentTimeMillis());
        MatchEnvironment environment = new MatchEnvironment(new SystemClock(), event -> {}, programs.venue(names));
        MatchConclusion conclusion =
                new Match<>(game, setup, names.stream().map(programs::player).toList(), terms, environment).play();
        if (conclusion instanceof MatchConclusion.Decided decided) {
            return decided.moves();
        }
        throw new IllegalStateException("a game of the benchmark has no verdict: " + conclusion);
    }
}

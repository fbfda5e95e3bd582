package arena.app.rehearsal;

import arena.app.RequestFailure;
import arena.app.contest.ContestDraw;
import arena.app.contest.OpenContest;
import arena.config.Configuration;
import arena.contest.Contest;
import arena.store.AttemptRow;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * The run of a rehearsal: another arena plays it, is killed in the middle, and is started again. The store is read
 * meanwhile, as other readers may do.
 */
public final class RehearsalRun {

    private static final int LOOK_MILLIS = 100;

    /** The time without a result after which the run has failed. */
    private static final Duration STANDSTILL = Duration.ofMinutes(5);

    private final RehearsalFolder folder;
    private final Configuration configuration;
    private final Program program;
    private final Listener listener;
    private Duration firstProcessor = Duration.ZERO;
    private Duration processor = Duration.ZERO;

    /** An arena that plays a contest in its own process. */
    @FunctionalInterface
    public interface Program {

        /** Returns the command that plays a contest file under a config file, both absolute. */
        List<String> command(Path contest, Path config);
    }

    /** A listener to the progress of a rehearsal, called on its thread. */
    public interface Listener {

        /** Games are about to be played. */
        void begins(int games);

        /** A number of games have a result. */
        void played(int results);

        /** The arena was killed with a number of results, and is started again. */
        void killed(int results);

        /** No more games are played. */
        void ends();

        /** A sentence that the organiser should know. */
        void remark(String words);
    }

    /**
     * Prepares a run.
     *
     * @param configuration the settings in {@code config.ini} of the rehearsal
     */
    RehearsalRun(RehearsalFolder folder, Configuration configuration, Program program, Listener listener) {
        this.folder = folder;
        this.configuration = configuration;
        this.program = program;
        this.listener = listener;
    }

    /**
     * Plays the rehearsal.
     *
     * @throws RequestFailure if the arena cannot be started, or stops making progress
     */
    Observations play() throws InterruptedException {
        long began = System.nanoTime();
        try (OpenContest contest = OpenContest.open(configuration, folder.contest(), listener::remark)) {
            int games = games(new ContestDraw(contest).tried());
            listener.begins(games);
            try {
                // The only game of a contest has no result before the end: there the kill falls into the game.
                List<AttemptRow> before = playSome(contest, games == 1 ? 0 : Math.max(1, games / 2));
                List<AttemptRow> killed = contest.store().attempts();
                firstProcessor = processor;
                listener.killed(results(killed));
                int exitCode = playOn(contest);
                return new Observations(
                        before,
                        before.isEmpty() ? List.of() : killed,
                        contest.situation(),
                        exitCode,
                        contest.records(),
                        new Observations.Cost(
                                Duration.ofNanos(System.nanoTime() - began), firstProcessor.plus(processor)));
            } finally {
                listener.ends();
            }
        }
    }

    private static int games(Contest contest) {
        boolean endless = contest.plan().sections().stream()
                .anyMatch(section -> section.play().games(section.slots().size()) == 0);
        if (endless) {
            throw RequestFailure.usage(
                    "A contest without end cannot be rehearsed; set games in [format] for the rehearsal.");
        }
        return contest.plan().games();
    }

    /** Plays until there are enough results, kills the arena, and returns the attempts just before. */
    private List<AttemptRow> playSome(OpenContest contest, int enough) throws InterruptedException {
        Process arena = start("first");
        try {
            boolean ended = await(arena, contest, attempts -> results(attempts) >= enough && isRunning(attempts));
            if (ended && contest.drawn().isEmpty()) {
                throw RequestFailure.failed("The rehearsal did not begin; the output of the arena is in "
                        + folder.folder().resolve("first.err") + ".");
            }
            return ended ? List.of() : contest.store().attempts();
        } finally {
            kill(arena);
        }
    }

    private int playOn(OpenContest contest) throws InterruptedException {
        Process arena = start("second");
        try {
            await(arena, contest, attempts -> false);
            return arena.waitFor();
        } finally {
            kill(arena);
        }
    }

    /** Waits until the arena has ended, for which it returns true, or the store fulfils a condition. */
    private boolean await(Process arena, OpenContest contest, Predicate<List<AttemptRow>> enough)
            throws InterruptedException {
        int results = -1;
        long sinceNanos = System.nanoTime();
        while (!arena.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
            processor = arena.info().totalCpuDuration().orElse(processor);
            List<AttemptRow> attempts = contest.store().attempts();
            if (results(attempts) != results) {
                results = results(attempts);
                sinceNanos = System.nanoTime();
            }
            if (System.nanoTime() - sinceNanos > STANDSTILL.toNanos()) {
                throw RequestFailure.failed("No game of the rehearsal has ended for " + STANDSTILL.toMinutes()
                        + " minutes; the output of the arena is in " + folder.folder() + ".");
            }
            listener.played(results);
            if (enough.test(attempts)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRunning(List<AttemptRow> attempts) {
        return attempts.stream().anyMatch(one -> one.ended().isEmpty());
    }

    private static int results(List<AttemptRow> attempts) {
        return (int) attempts.stream()
                .flatMap(one -> one.ended().stream())
                .filter(end -> !end.seats().isEmpty())
                .count();
    }

    private Process start(String name) {
        List<String> words = program.command(folder.contest(), folder.config());
        Path out = folder.folder().resolve(name + ".out");
        Path err = folder.folder().resolve(name + ".err");
        try {
            Process process = new ProcessBuilder(words)
                    .directory(folder.folder().toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            process.getOutputStream().close();
            return process;
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The arena of the rehearsal cannot be started (" + failure
                    + "); its command is " + String.join(" ", words) + ".");
        }
    }

    private static void kill(Process arena) throws InterruptedException {
        arena.destroyForcibly();
        arena.waitFor();
    }
}

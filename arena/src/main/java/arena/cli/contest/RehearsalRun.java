package arena.cli.contest;

import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.cli.show.Progress;
import arena.config.Configuration;
import arena.contest.Contest;
import arena.store.Attempted;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Has the rehearsal played by another arena, kills that in the middle, and has it gone on with. The store is read meanwhile, as
 * anybody may read it.
 */
final class RehearsalRun {

    /** By its name, since commands do not know the class that wires them. */
    private static final String MAIN = "arena.cli.Main";

    private static final int LOOK_MILLIS = 100;

    /** After so long without a result something is wrong that waiting does not mend. */
    private static final Duration STANDSTILL = Duration.ofMinutes(5);

    private final Host host;
    private final RehearsalFiles files;
    private final Configuration configuration;
    private Duration firstProcessor = Duration.ZERO;
    private Duration processor = Duration.ZERO;

    /**
     * Prepares a run.
     *
     * @param configuration what {@code config.ini} of the rehearsal says
     */
    RehearsalRun(Host host, RehearsalFiles files, Configuration configuration) {
        this.host = host;
        this.files = files;
        this.configuration = configuration;
    }

    /**
     * Plays.
     *
     * @throws RequestFailure if the arena cannot be started, or comes to a standstill
     */
    RehearsalTrace play() throws InterruptedException {
        long began = System.nanoTime();
        try (ContestDesk desk = ContestDesk.open(host, configuration, files.contest())) {
            int games = games(new Ceremony(desk).rehearsed());
            try (Progress progress = Progress.begin(host, 0, games)) {
                // The only game of a contest has no result before the end: there the kill falls into the game.
                List<Attempted> before = playSome(desk, progress, games == 1 ? 0 : Math.max(1, games / 2));
                List<Attempted> killed = desk.store().attempts();
                firstProcessor = processor;
                progress.remark("The arena was killed with " + results(killed)
                        + (results(killed) == 1 ? " result" : " results") + ", and is started again.");
                int exitCode = playOn(desk, progress);
                return new RehearsalTrace(
                        before,
                        before.isEmpty() ? List.of() : killed,
                        desk.situation(),
                        exitCode,
                        desk.folder().resolve("records"),
                        new RehearsalTrace.Cost(
                                Duration.ofNanos(System.nanoTime() - began), firstProcessor.plus(processor)));
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

    /** Plays until there are so many results, kills the arena, and returns what the store held just before. */
    private List<Attempted> playSome(ContestDesk desk, Progress progress, int enough) throws InterruptedException {
        Process arena = start("first");
        try {
            boolean ended =
                    await(arena, desk, progress, attempts -> results(attempts) >= enough && isRunning(attempts));
            if (ended && desk.drawn().isEmpty()) {
                throw RequestFailure.failed("The rehearsal did not begin; what the arena said lies in "
                        + files.folder().resolve("first.err") + ".");
            }
            return ended ? List.of() : desk.store().attempts();
        } finally {
            kill(arena);
        }
    }

    private int playOn(ContestDesk desk, Progress progress) throws InterruptedException {
        Process arena = start("second");
        try {
            await(arena, desk, progress, attempts -> false);
            return arena.waitFor();
        } finally {
            kill(arena);
        }
    }

    /** Waits until the arena has ended, which it returns, or something is seen in the store. */
    private boolean await(Process arena, ContestDesk desk, Progress progress, Predicate<List<Attempted>> enough)
            throws InterruptedException {
        long results = -1;
        long sinceNanos = System.nanoTime();
        while (!arena.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
            processor = arena.info().totalCpuDuration().orElse(processor);
            List<Attempted> attempts = desk.store().attempts();
            if (results(attempts) != results) {
                results = results(attempts);
                sinceNanos = System.nanoTime();
            }
            if (System.nanoTime() - sinceNanos > STANDSTILL.toNanos()) {
                throw RequestFailure.failed("No game of the rehearsal has ended for " + STANDSTILL.toMinutes()
                        + " minutes; what the arena said lies in " + files.folder() + ".");
            }
            progress.show((int) results, "rehearsed");
            if (enough.test(attempts)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRunning(List<Attempted> attempts) {
        return attempts.stream().anyMatch(one -> one.ended().isEmpty());
    }

    private static long results(List<Attempted> attempts) {
        return attempts.stream()
                .flatMap(one -> one.ended().stream())
                .filter(end -> !end.seats().isEmpty())
                .count();
    }

    private Process start(String name) {
        List<String> words = new ArrayList<>(List.of(
                RehearsalFiles.java().toString(),
                // It lives for minutes, and has few processors to itself.
                "-XX:TieredStopAtLevel=1",
                "-cp",
                RehearsalFiles.classPath(),
                "-Darena.home=" + host.home(),
                MAIN,
                "contest",
                "run",
                files.contest().toString(),
                "--config",
                files.config().toString()));
        Path out = files.folder().resolve(name + ".out");
        Path err = files.folder().resolve(name + ".err");
        try {
            Process process = new ProcessBuilder(words)
                    .directory(files.folder().toFile())
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

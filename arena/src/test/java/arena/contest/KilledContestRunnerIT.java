package arena.contest;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.Verdict;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A test of a contest whose arena is killed at random moments: it ends like an undisturbed one. Each restart costs more
 * than a second; the product itself is killed more often in {@code KilledContestIT}.
 */
@Tag("slow")
class KilledContestRunnerIT {

    private static final int KILLS = 20;
    private static final int GAMES = 112;

    /** The duration of several games: kills fall into games, into writes and between them. */
    private static final int LATEST_MICROS = 20_000;

    /** The duration of a start. */
    private static final int LONGEST_START_MICROS = 700_000;

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);

    @TempDir
    private Path folder;

    private static TestContest cup(Path place) {
        return TestContest.of(place, "spl-2015", 40, 2, TestContest.runSettings(3, 3, NobodyReady.ASK));
    }

    @Test
    void theFinalTablesAreThoseOfAnUndisturbedRunAndEveryGameHasOneResult() throws Exception {
        Path rough = Files.createDirectories(folder.resolve("rough"));
        int games = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            games = killOnce(rough, Math.max(0, GAMES - 5 - games) / (KILLS - kill));
        }
        try (TestContest smooth = cup(Files.createDirectories(folder.resolve("smooth")));
                TestContest killed = cup(rough)) {
            play(smooth);
            assertThat(play(killed)).as("kills with seed %s", seed).isEqualTo(ContestRunner.End.OVER);
            assertThat(killed.rows()).as("kills with seed %s", seed).isEqualTo(smooth.rows());
            assertThat(killed.state().progress().placing())
                    .isEqualTo(smooth.state().progress().placing());
            assertThat(decided(killed))
                    .as("kills with seed %s", seed)
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(decided(smooth));
            assertThat(killed.store().attempts().stream()
                            .flatMap(one -> one.ended().stream())
                            .filter(end -> end.verdict() == Verdict.BROKEN))
                    .as("kills with seed %s", seed)
                    .hasSizeGreaterThan(KILLS / 10)
                    .allMatch(end -> end.cause().equals(AttemptCauses.ARENA_ENDED));
        }
    }

    private static ContestRunner.End play(TestContest cup) {
        return new ContestRunner(cup.contest(), cup.store(), TestContest::bySeed, new RecordingListener())
                .play(3, "somebody");
    }

    private static List<String> decided(TestContest cup) {
        return cup.store().attempts().stream()
                .filter(one -> one.ended().map(AttemptResult::verdict).orElse(Verdict.BROKEN) == Verdict.DECIDED)
                .map(AttemptRow::attempt)
                .map(attempt -> attempt.fixture())
                .toList();
    }

    /**
     * Lets an arena play for a while and kills it, sometimes before it has begun; the results that it announced must be
     * stored.
     *
     * @param most the number of games after which it is killed at the latest
     * @return the number of games with a result
     */
    private int killOnce(Path place, int most) throws IOException, InterruptedException {
        boolean starting = random.nextInt(8) == 0;
        int lines = starting ? 0 : 1 + random.nextInt(most + 1);
        int micros = random.nextInt(starting ? LONGEST_START_MICROS : LATEST_MICROS);
        List<String> told = new ArrayList<>();
        Process arena = started(place);
        try (BufferedReader words = arena.inputReader()) {
            for (int line = 0; line < lines; line++) {
                told.add(words.readLine());
            }
            LockSupport.parkNanos(micros * 1_000L);
            // Unlike the process, its handle leaves the remaining output readable.
            arena.toHandle().destroyForcibly();
            words.lines().forEach(told::add);
        }
        assertThat(arena.waitFor(60, SECONDS)).isTrue();
        told.removeIf(line -> !line.contains("."));
        try (TestContest cup = cup(place)) {
            assertThat(decided(cup)).as("kills with seed %s", seed).containsAll(told);
            return decided(cup).size();
        }
    }

    private static Process started(Path place) throws IOException {
        Path target = Path.of("target").toAbsolutePath();
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        // Classes from the build's archive load faster; Java ignores a missing archive.
                        "-XX:SharedArchiveFile=" + target.resolve("arena.jsa"),
                        "-Xlog:disable",
                        "-cp",
                        target.resolve("arena.jar") + File.pathSeparator + System.getProperty("java.class.path"),
                        ContestRunnerMain.class.getName(),
                        place.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}

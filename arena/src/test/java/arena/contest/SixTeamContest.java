package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.store.AttemptResult;
import arena.store.ContestStore;
import arena.store.DecisionEntry;
import arena.store.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A contest of six teams that a test has played, with the checks of every such test. */
abstract class SixTeamContest {

    static final int TEAMS = 6;
    static final int GAMES = 15;

    @TempDir
    Path folder;

    TestContest cup;
    final RecordingListener listener = new RecordingListener();
    volatile Optional<ContestRunner> contestRunner = Optional.empty();

    @BeforeEach
    void draw() {
        cup = TestContest.of(folder, TEAMS);
    }

    @AfterEach
    void close() {
        cup.close();
    }

    ContestRunner.End play(int atOnce, GameRunner runner) {
        return play(atOnce, runner, listener);
    }

    ContestRunner.End play(int atOnce, GameRunner runner, RecordingListener audience) {
        ContestRunner one = new ContestRunner(cup.contest(), cup.store(), runner, audience);
        contestRunner = Optional.of(one);
        return one.play(atOnce, "somebody");
    }

    ContestRunner running() {
        return contestRunner.orElseThrow();
    }

    List<String> causes() {
        return cup.store().attempts().stream()
                .map(one -> one.ended().map(AttemptResult::cause).orElse("running"))
                .toList();
    }

    void assertPlayedOnceEach() {
        assertThat(cup.state().phase()).isEqualTo(ContestPhase.FINISHED);
        assertThat(cup.store().attempts().stream()
                        .filter(one -> one.ended().orElseThrow().verdict() == Verdict.DECIDED)
                        .map(one -> one.attempt().fixture()))
                .hasSize(GAMES)
                .doesNotHaveDuplicates();
    }

    static void decide(ContestStore store, DecisionKind verb) {
        store.decide(new DecisionEntry(
                verb.key(), Optional.empty(), OptionalInt.empty(), "referee", "since", new TreeMap<>(), 1));
    }

    /** Plays until the game is broken off. */
    static AttemptResult endless() {
        try {
            new CountDownLatch(1).await();
            throw new IllegalStateException("nobody counts down");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return TestContest.broken(AttemptCauses.STOPPED);
        }
    }

    static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(1, TimeUnit.MINUTES)).isTrue();
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    static void awaitLatch(CountDownLatch latch) {
        boolean interrupted = false;
        while (latch.getCount() > 0) {
            try {
                latch.await();
            } catch (InterruptedException stop) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.series.GameSlots;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the runner: several games at a time, start, pause, drain and resumption. */
class ContestRunnerTest extends SixTeamContest {

    @Test
    void aGameThatIsPlayedAgainHasAnotherSeedIfSomebodyInItCouldRemember() {
        Fixture fixture = cup.state().progress().fixtures().get(0);
        Contest forgetful = cup.contest();
        Contest withPrograms = new Contest(
                forgetful.name(),
                forgetful.game(),
                forgetful.settings(),
                forgetful.format(),
                forgetful.plan(),
                forgetful.seal(),
                forgetful.entries().stream()
                        .map(one -> new Contestant(one.name(), one.title(), one.members(), one.filler(), true))
                        .toList(),
                forgetful.budget(),
                forgetful.runSettings());

        assertThat(List.of(withPrograms.matchSeed(fixture, 1), forgetful.matchSeed(fixture, 2)))
                .containsOnly(forgetful.matchSeed(fixture, 1));
        assertThat(List.of(1, 2, 3))
                .extracting(attempt -> withPrograms.matchSeed(fixture, attempt))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyGameIsPlayedOnceAndThenTheContestIsOver() {
        assertThat(play(2, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
        assertPlayedOnceEach();
        assertThat(listener.begun).hasSize(GAMES);
        assertThat(listener.ended).hasSize(GAMES);
        assertThat(listener.remarks).isEmpty();
        assertThat(cup.state()
                        .last(RefereeDecision.Started.class)
                        .orElseThrow()
                        .decided()
                        .by())
                .isEqualTo("somebody");
    }

    @Test
    void aContestThatIsOverStaysSo() {
        play(2, TestContest::bySeed);
        List<AttemptRow> before = cup.store().attempts();
        assertThat(play(2, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
        assertThat(cup.store().attempts()).isEqualTo(before);
    }

    @Test
    void theSameSeedGivesTheSameTableHoweverManyPlayAtATime(@TempDir Path other) {
        play(1, TestContest::bySeed);
        List<List<Integer>> alone = cup.state().progress().placing();
        try (TestContest second = TestContest.of(other, TEAMS)) {
            new ContestRunner(second.contest(), second.store(), TestContest::bySeed, new RecordingListener())
                    .play(3, "somebody");
            assertThat(second.state().progress().placing()).isEqualTo(alone);
            assertThat(second.rows()).isEqualTo(cup.rows());
        }
    }

    @Test
    void asManyGamesRunAtATimeAsWereAskedForAndNoTeamIsInTwo() {
        CountDownLatch three = new CountDownLatch(3);
        AtomicInteger most = new AtomicInteger();
        TreeSet<Integer> busy = new TreeSet<>();
        play(3, dueGame -> {
            synchronized (busy) {
                assertThat(busy.addAll(dueGame.fixture().seats())).isTrue();
                assertThat(busy).hasSizeLessThanOrEqualTo(6).hasSize(busy.size() / 2 * 2);
                most.accumulateAndGet(busy.size() / 2, Math::max);
            }
            three.countDown();
            await(three);
            synchronized (busy) {
                dueGame.fixture().seats().forEach(busy::remove);
            }
            return TestContest.bySeed(dueGame);
        });
        assertThat(most).hasValue(3);
        assertPlayedOnceEach();
    }

    @Test
    void gamesArePlayedWhileAnotherWaitsForAnAbsentTeamAndOneAtATime() {
        CountDownLatch others = new CountDownLatch(6);
        AtomicInteger playing = new AtomicInteger();
        play(1, new GameRunner() {
            @Override
            public AttemptResult play(DueGame dueGame) {
                throw new IllegalStateException("a game of a contest has a place");
            }

            @Override
            public AttemptResult play(DueGame dueGame, GameSlots.GameSlot slot) {
                try {
                    boolean waits = dueGame.fixture().isPlayedBy(0) && others.getCount() > 0;
                    if (waits) {
                        slot.awaitTeam();
                        await(others);
                        slot.resume();
                    }
                    assertThat(playing.incrementAndGet()).isEqualTo(1);
                    others.countDown();
                    return TestContest.bySeed(dueGame);
                } catch (InterruptedException stop) {
                    throw new IllegalStateException(stop);
                } finally {
                    playing.decrementAndGet();
                }
            }
        });
        assertPlayedOnceEach();
    }

    @Test
    void aDrainLetsTheRunningGamesEndAndTheNextRunGoesOn() {
        AtomicInteger games = new AtomicInteger();
        assertThat(play(2, dueGame -> {
                    if (games.incrementAndGet() == 4) {
                        running().stopSoon();
                    }
                    return TestContest.bySeed(dueGame);
                }))
                .isEqualTo(ContestRunner.End.DRAINED);
        assertThat(causes()).hasSizeBetween(4, 5).containsOnly(AttemptCauses.PLAYED);
        assertThat(play(2, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
        assertPlayedOnceEach();
    }

    @Test
    void aDrainIsAlsoTakenFromAnotherProcessAndOnlyByTheRunThatItWasMeantFor() {
        AtomicInteger games = new AtomicInteger();
        try (ContestStore other = cup.reopened()) {
            decide(other, DecisionKind.DRAINED);
            assertThat(play(1, dueGame -> {
                        if (games.incrementAndGet() == 3) {
                            decide(other, DecisionKind.DRAINED);
                        }
                        return TestContest.bySeed(dueGame);
                    }))
                    .isEqualTo(ContestRunner.End.DRAINED);
        }
        assertThat(causes()).hasSize(3);
        assertThat(play(1, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
    }

    @Test
    void aPauseHoldsNewGamesUntilSomebodyResumes() {
        AtomicInteger games = new AtomicInteger();
        Queue<Integer> begunInThePause = new ConcurrentLinkedQueue<>();
        try (ContestStore other = cup.reopened()) {
            RecordingListener patient = new RecordingListener((now, running) -> {
                if (now.isPaused() && running == 0) {
                    begunInThePause.add(now.attempts().size());
                    if (begunInThePause.size() == 2) {
                        decide(other, DecisionKind.RESUMED);
                    }
                }
            });
            assertThat(play(
                            2,
                            dueGame -> {
                                if (games.incrementAndGet() == 4) {
                                    decide(other, DecisionKind.PAUSED);
                                }
                                return TestContest.bySeed(dueGame);
                            },
                            patient))
                    .isEqualTo(ContestRunner.End.OVER);
        }
        assertThat(begunInThePause).hasSize(2).containsOnly(begunInThePause.peek());
        assertPlayedOnceEach();
    }

    @Test
    void aPausedContestCanBeDrained() {
        assertThat(play(1, TestContest::bySeed, new RecordingListener((now, running) -> {
                    if (now.attempts().size() == 2 && !now.isPaused()) {
                        decide(cup.store(), DecisionKind.PAUSED);
                    } else if (now.isPaused() && running == 0) {
                        running().stopSoon();
                    }
                })))
                .isEqualTo(ContestRunner.End.DRAINED);
    }
}

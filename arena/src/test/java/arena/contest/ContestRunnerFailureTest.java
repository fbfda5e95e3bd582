package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Tests that no game is lost and none counts twice after any break-off, failure or kill. */
class ContestRunnerFailureTest extends SixTeamContest {

    @Test
    void whatIsBrokenOffIsNotedAndPlayedAgain() {
        AtomicInteger games = new AtomicInteger();
        assertThat(play(2, dueGame -> {
                    if (games.incrementAndGet() < 4) {
                        return TestContest.bySeed(dueGame);
                    }
                    running().stopNow();
                    return endless();
                }))
                .isEqualTo(ContestRunner.End.STOPPED);
        assertThat(causes()).contains(AttemptCauses.STOPPED).doesNotContain("running");
        assertThat(play(2, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
        assertPlayedOnceEach();
    }

    @Test
    void anInterruptBreaksOffToo() {
        Thread conducting = Thread.currentThread();
        AtomicInteger games = new AtomicInteger();
        assertThat(play(2, dueGame -> {
                    if (games.incrementAndGet() == 1) {
                        conducting.interrupt();
                    }
                    return endless();
                }))
                .isEqualTo(ContestRunner.End.STOPPED);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(causes()).isNotEmpty().containsOnly(AttemptCauses.STOPPED);
    }

    @Test
    void whatWasRunningWhenTheArenaWasKilledIsNotedAndPlayedAgainFromItsStart() {
        Fixture orphan = cup.game("A", "B");
        cup.begin(orphan);
        assertThat(play(1, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
        assertThat(cup.state().ledger().attempts(orphan.id()))
                .extracting(one -> one.ended().orElseThrow().cause())
                .containsExactly(AttemptCauses.ARENA_ENDED, AttemptCauses.PLAYED);
        assertThat(listener.remarks)
                .containsExactly(orphan.id() + " was running when the arena ended; it is played again.");
        assertPlayedOnceEach();
    }

    @Test
    void theGamesPauseAfterTheFieldHasFailedThreeTimesInARowAndGoOnAsWhenNothingWas() {
        AtomicInteger failures = new AtomicInteger();
        RecordingListener organiser = new RecordingListener((now, running) -> {
            if (now.isPaused() && running == 0) {
                decide(cup.store(), DecisionKind.RESUMED);
            }
        });
        assertThat(play(
                        3,
                        dueGame -> failures.incrementAndGet() <= 3
                                ? TestContest.broken(AttemptCauses.INFRASTRUCTURE)
                                : TestContest.bySeed(dueGame),
                        organiser))
                .isEqualTo(ContestRunner.End.OVER);
        assertThat(organiser.remarks)
                .singleElement()
                .asString()
                .contains("the field failed repeatedly", "It happened.");
        assertThat(cup.state()
                        .last(RefereeDecision.Paused.class)
                        .orElseThrow()
                        .decided()
                        .by())
                .isEqualTo("arena");
        assertPlayedOnceEach();
    }

    @Test
    void afterAFailureOfTheFieldOneGameAtATimeTellsWhetherItIsBack() {
        AtomicInteger games = new AtomicInteger();
        AtomicInteger together = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        play(3, dueGame -> {
            int number = games.incrementAndGet();
            if (number <= 3) {
                three.countDown();
                await(three);
                return TestContest.broken(number == 1 ? AttemptCauses.INFRASTRUCTURE : AttemptCauses.STOPPED);
            }
            if (number == 4) {
                most.set(together.incrementAndGet());
                together.decrementAndGet();
            }
            return TestContest.bySeed(dueGame);
        });
        assertThat(most).hasValue(1);
        assertPlayedOnceEach();
    }

    @Test
    void aDefectComesOutWhenTheOtherGamesHaveEndedAndLosesNothing() {
        CountDownLatch failed = new CountDownLatch(1);
        AtomicInteger games = new AtomicInteger();
        assertThatThrownBy(() -> play(3, dueGame -> {
                    if (games.incrementAndGet() == 1) {
                        failed.countDown();
                        throw new IllegalStateException("mistake");
                    }
                    await(failed);
                    return TestContest.bySeed(dueGame);
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("mistake");
        assertThat(causes()).contains(AttemptCauses.DEFECT).doesNotContain("running");
        assertThat(play(3, TestContest::bySeed)).isEqualTo(ContestRunner.End.REFEREE);
        RefereeQuestion question = cup.state().pending().questions().get(0);
        cup.replay(cup.state().fixture(question.fixture()).orElseThrow());
        assertThat(play(3, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
        assertPlayedOnceEach();
    }

    @Test
    void anErrorOfTheMachineComesOutWithItsCause() {
        assertThatThrownBy(() -> play(1, dueGame -> {
                    throw new StackOverflowError("deep");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("deep")
                .hasCauseInstanceOf(StackOverflowError.class);
        assertThat(causes()).containsExactly(AttemptCauses.DEFECT);
    }

    @Test
    void aGameThatWasOverWhenItsArenaWasKilledIsNotPlayedAgain() {
        Fixture fixture = cup.state().progress().fixtures().get(0);
        Attempt orphan = cup.begin(fixture);
        AttemptResult end = TestContest.tied(fixture);
        List<DueGame> asked = new ArrayList<>();
        play(2, new GameRunner() {
            @Override
            public AttemptResult play(DueGame dueGame) {
                return TestContest.bySeed(dueGame);
            }

            @Override
            public Optional<AttemptResult> found(DueGame dueGame) {
                asked.add(dueGame);
                return Optional.of(end);
            }
        });
        assertThat(asked).extracting(DueGame::attempt).containsExactly(orphan);
        assertThat(cup.state().ledger().attempts(fixture.id()))
                .extracting(AttemptRow::ended)
                .containsExactly(Optional.of(end));
        assertThat(listener.begun).hasSize(GAMES - 1).doesNotContain(fixture.id());
        assertThat(listener.remarks)
                .containsExactly(
                        fixture.id() + " was over when the arena ended; its record tells how, and that counts.");
    }
}

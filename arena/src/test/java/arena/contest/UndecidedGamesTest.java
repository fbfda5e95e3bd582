package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of games that are decided by the referee, by disqualification or by lot. */
class UndecidedGamesTest extends SixTeamContest {

    @Test
    void whereNobodyIsReadyTheRefereeIsAskedWhenAllElseIsPlayed() {
        Fixture asked = cup.game("A", "B");
        assertThat(play(
                        1,
                        dueGame -> dueGame.fixture().equals(asked)
                                ? TestContest.broken(AttemptCauses.NOBODY_READY)
                                : TestContest.bySeed(dueGame)))
                .isEqualTo(ContestRunner.End.REFEREE);
        assertThat(cup.state().open()).containsExactly(asked);
    }

    @Test
    void theRefereeCanAnswerWhileOthersPlay() {
        Fixture asked = cup.game("A", "B");
        RecordingListener referee = new RecordingListener((now, running) -> {
            if (!now.pending().questions().isEmpty()) {
                cup.award(asked, "B");
            }
        });
        assertThat(play(
                        1,
                        dueGame -> dueGame.fixture().equals(asked)
                                ? TestContest.broken(AttemptCauses.NOBODY_READY)
                                : TestContest.bySeed(dueGame),
                        referee))
                .isEqualTo(ContestRunner.End.OVER);
        assertThat(cup.place(asked, "B")).isEqualTo(1);
    }

    @Test
    void aDisqualificationWhileGamesRunHoldsFromTheNextGameOn() {
        RecordingListener referee = new RecordingListener((now, running) -> {
            if (now.attempts().size() == 3 && now.ledger().disqualified().isEmpty()) {
                cup.decide(DecisionKind.DISQUALIFIED, "F");
            }
        });
        int before = cup.number("F");
        assertThat(play(
                        1,
                        dueGame -> {
                            assertThat(dueGame.absent().keySet())
                                    .doesNotContainAnyElementsOf(
                                            dueGame.fixture().seats());
                            return TestContest.bySeed(dueGame);
                        },
                        referee))
                .isEqualTo(ContestRunner.End.OVER);
        assertThat(cup.state().attempts().stream().skip(3).flatMap(one -> one.attempt().contestants().stream()))
                .doesNotContain(before);
    }

    @Test
    void theLotDecidesWhereNobodyIsReadyIfTheFileSaysSo(@TempDir Path other) {
        try (TestContest lots =
                TestContest.of(other, "round-robin", 3, 2, TestContest.runSettings(3, 3, NobodyReady.LOT))) {
            assertThat(new ContestRunner(
                                    lots.contest(),
                                    lots.store(),
                                    dueGame -> TestContest.broken(AttemptCauses.NOBODY_READY),
                                    listener)
                            .play(1, "somebody"))
                    .isEqualTo(ContestRunner.End.OVER);
            assertThat(lots.state().attempts()).hasSize(3);
        }
    }

    @Test
    void theLotStillDecidesWhenTheArenaWasKilledBeforeItCould(@TempDir Path other) {
        try (TestContest lots =
                TestContest.of(other, "round-robin", 3, 2, TestContest.runSettings(3, 3, NobodyReady.LOT))) {
            lots.play(lots.game("A", "B"), TestContest.broken(AttemptCauses.NOBODY_READY));
            assertThat(new ContestRunner(lots.contest(), lots.store(), TestContest::bySeed, listener)
                            .play(1, "somebody"))
                    .isEqualTo(ContestRunner.End.OVER);
            assertThat(lots.state().last(RefereeDecision.Awarded.class)).isPresent();
        }
    }

    @Test
    void theLotNeverFallsOnWhoIsDisqualified(@TempDir Path other) {
        try (TestContest lots =
                TestContest.of(other, "round-robin", 6, 6, TestContest.runSettings(3, 3, NobodyReady.LOT))) {
            List.of("A", "B", "C", "D").forEach(team -> lots.decide(DecisionKind.DISQUALIFIED, team));
            Fixture table = lots.game("A", "F");
            new ContestRunner(
                            lots.contest(),
                            lots.store(),
                            dueGame -> TestContest.broken(AttemptCauses.NOBODY_READY),
                            listener)
                    .play(1, "somebody");
            assertThat(lots.place(table, "E") + lots.place(table, "F")).isEqualTo(3);
        }
    }
}

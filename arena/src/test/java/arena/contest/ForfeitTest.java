package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings;
import arena.config.RunSettings.OnProbation;
import arena.store.AttemptResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of a contest with one bot on probation while the others continue. */
@Timeout(120)
class ForfeitTest {

    private static final int FAULTS = 3;

    @TempDir
    private Path folder;

    private final RecordingListener listener = new RecordingListener();

    private void in(String format, int teams, int seats, OnProbation onProbation, Consumer<TestContest> what) {
        RunSettings house = TestContest.runSettings(FAULTS, 1, RunSettings.NobodyReady.ASK, onProbation);
        try (TestContest cup = TestContest.of(folder, format, teams, seats, house)) {
            what.accept(cup);
        }
    }

    private ContestRunner.End play(TestContest cup, GameRunner runner) {
        return new ContestRunner(cup.contest(), cup.store(), runner, listener).play(2, "somebody");
    }

    /** Plays a game by seed, but A ends last by faults of its program, or because a substitute plays its seat. */
    private static AttemptResult withFaultsOfA(TestContest cup, DueGame dueGame) {
        return withFaultsOfA(cup, dueGame, 0);
    }

    private static AttemptResult withFaultsOfA(TestContest cup, DueGame dueGame, int late) {
        int bad = cup.number("A");
        boolean isAbsent = dueGame.absent().containsKey(bad);
        AttemptResult bySeed = TestContest.bySeed(dueGame);
        int place = dueGame.fixture().isPlayedBy(bad) ? bySeed.result().place(bad) : 0;
        return TestContest.of(
                bySeed,
                bySeed.seats().stream()
                        .map(seat -> seat.contestant() == bad
                                ? new SeatResult(
                                        bad,
                                        bySeed.seats().size(),
                                        0,
                                        isAbsent ? AttemptCauses.ON_PROBATION : "over",
                                        isAbsent ? "" : "wrote nonsense",
                                        new MoveTally(9, 0, late, 0, 0))
                                : seat.placed(
                                        place > 0 && seat.place() > place ? seat.place() - 1 : seat.place(),
                                        seat.points()))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"swiss, 8, 2", "series, 6, 6", "round-robin, 6, 2", "round-robin, 7, 6"})
    void theOthersGoOnAndTheBotLosesItsGames(String format, int teams, int seats) {
        in(format, teams, seats, OnProbation.LOSE, cup -> {
            assertThat(play(cup, dueGame -> withFaultsOfA(cup, dueGame))).isEqualTo(ContestRunner.End.OVER);
            ContestState now = cup.state();

            assertThat(now.phase()).isEqualTo(ContestPhase.FINISHED);
            assertThat(now.pending().questions()).isEmpty();
            assertThat(now.pending().probation()).containsEntry(cup.number("A"), FAULTS);
            assertThat(now.decisions().stream().map(one -> one.decided().reason()))
                    .contains("A is on probation, and the others go on");
            assertThat(listener.remarks).anyMatch(words -> words.startsWith("A loses "));
        });
    }

    @Test
    void aClearedBotPlaysOnAndLosesNoMore() {
        in("series", 6, 6, OnProbation.LOSE, cup -> {
            GameRunner runner = dueGame -> {
                if (dueGame.absent().containsKey(cup.number("A"))) {
                    cup.decide(DecisionKind.CLEARED, "A");
                    return withFaultsOfA(cup, dueGame);
                }
                return cup.state().last(RefereeDecision.Cleared.class).isPresent()
                        ? TestContest.bySeed(dueGame)
                        : withFaultsOfA(cup, dueGame);
            };
            assertThat(play(cup, runner)).isEqualTo(ContestRunner.End.OVER);

            assertThat(cup.state().decisions().stream()
                            .filter(one -> DecisionCodec.read(one) instanceof RefereeDecision.SeatForfeited))
                    .hasSize(1);
            assertThat(cup.state().pending().probation()).isEmpty();
        });
    }

    @Test
    void anAnswerThatIsLateOnAnOverloadedMachineIsNotHeldAgainstItsBot() {
        in("series", 6, 6, OnProbation.ASK, cup -> {
            GameRunner overloaded = new GameRunner() {
                @Override
                public AttemptResult play(DueGame dueGame) {
                    return withFaultsOfA(cup, dueGame, 2);
                }

                @Override
                public Optional<String> excuse(DueGame dueGame) {
                    return Optional.of("the machine was overloaded");
                }
            };
            assertThat(play(cup, overloaded)).isEqualTo(ContestRunner.End.OVER);

            assertThat(cup.state().pending().probation()).isEmpty();
            assertThat(cup.state().decisions().stream()
                            .filter(one -> DecisionCodec.read(one) instanceof RefereeDecision.Cleared))
                    .isNotEmpty()
                    .allMatch(one -> one.decided().reason().endsWith("the machine was overloaded"));
            assertThat(listener.remarks).anyMatch(words -> words.contains("A answered too late, which is not held"));
        });
    }

    @Test
    void aReplayIsPlayedByTheBotItself() {
        in("series", 6, 6, OnProbation.LOSE, cup -> {
            play(cup, dueGame -> withFaultsOfA(cup, dueGame));
            Fixture forfeited = cup.state().progress().fixtures().get(FAULTS);
            assertThat(cup.state().ledger().absent(forfeited.id()))
                    .containsEntry(cup.number("A"), AttemptCauses.ON_PROBATION);
            cup.replay(forfeited);
            assertThat(cup.state().ledger().absent(forfeited.id())).isEmpty();
        });
    }

    @Test
    void aBotIsDisqualifiedWhereTheFileSaysSo() {
        in("swiss", 8, 2, OnProbation.OUT, cup -> {
            assertThat(play(cup, dueGame -> withFaultsOfA(cup, dueGame))).isEqualTo(ContestRunner.End.OVER);
            assertThat(cup.state().ledger().disqualified()).containsExactly(cup.number("A"));
        });
    }

    @Test
    void theRefereeIsAskedWhereTheFileSaysSo() {
        in("series", 6, 6, OnProbation.ASK, cup -> {
            assertThat(play(cup, dueGame -> withFaultsOfA(cup, dueGame))).isEqualTo(ContestRunner.End.REFEREE);
            assertThat(cup.state().pending().questions()).hasSize(1);
        });
    }

    @Test
    void aLadderWithoutAnEndIsPlayedOnByTheOthers() {
        in("ladder", 4, 2, OnProbation.LOSE, cup -> {
            int[] played = {0};
            ContestRunner[] contestRunner = new ContestRunner[1];
            contestRunner[0] = new ContestRunner(
                    cup.contest(),
                    cup.store(),
                    dueGame -> {
                        if (++played[0] >= 30) {
                            contestRunner[0].stopSoon();
                        }
                        return withFaultsOfA(cup, dueGame);
                    },
                    listener);
            assertThat(contestRunner[0].play(1, "somebody")).isEqualTo(ContestRunner.End.DRAINED);
            assertThat(cup.state().pending().probation()).containsKey(cup.number("A"));
        });
    }
}

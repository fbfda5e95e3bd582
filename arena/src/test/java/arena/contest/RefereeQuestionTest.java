package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the questions for the referee: games without a result, and teams on probation. */
class RefereeQuestionTest {

    private static final int FAULTS = 3;
    private static final int REPLAYS = 2;

    @TempDir
    private Path folder;

    private TestContest cup;
    private Fixture game;

    @BeforeEach
    void draw() {
        cup = TestContest.of(folder, "round-robin", 6, 2, TestContest.runSettings(FAULTS, REPLAYS, NobodyReady.ASK));
        game = cup.game("A", "B");
    }

    @AfterEach
    void close() {
        cup.close();
    }

    private List<RefereeQuestion> questions() {
        return cup.state().pending().questions();
    }

    @ParameterizedTest
    @ValueSource(strings = {AttemptCauses.NOBODY_READY, AttemptCauses.DEFECT, "something-new"})
    void whatNobodyCanJudgeIsAskedAtOnce(String cause) {
        cup.play(game, TestContest.broken(cause));
        assertThat(questions()).singleElement().satisfies(question -> {
            assertThat(question.fixture()).isEqualTo(game.id());
            assertThat(question.contestants()).isEqualTo(game.seats());
            assertThat(question.words())
                    .contains(" and ", "(" + game.id() + ") has no result: It happened.", "order a replay");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {AttemptCauses.STOPPED, AttemptCauses.ARENA_ENDED})
    void whatTheHostHasBrokenOffIsNeverAsked(String cause) {
        for (int times = 0; times < 10; times++) {
            cup.play(game, TestContest.broken(cause));
        }
        assertThat(questions()).isEmpty();
        assertThat(cup.state().open()).contains(game);
    }

    @Test
    void infrastructureIsForgivenAsOftenAsTheFileSaysAndThenAsked() {
        for (int times = 0; times <= REPLAYS; times++) {
            assertThat(questions()).isEmpty();
            cup.play(game, TestContest.broken(AttemptCauses.INFRASTRUCTURE));
            cup.play(game, TestContest.broken(AttemptCauses.ARENA_ENDED));
        }
        assertThat(questions()).hasSize(1);
    }

    @Test
    void everyAnswerOfTheRefereeEndsTheQuestion() {
        cup.play(game, TestContest.broken(AttemptCauses.NOBODY_READY));
        cup.replay(game);
        assertThat(questions()).isEmpty();
        cup.play(game, TestContest.broken(AttemptCauses.NOBODY_READY));
        assertThat(questions()).hasSize(1);
        cup.award(game, "A");
        assertThat(questions()).isEmpty();
    }

    @Test
    void aDisqualificationAnswersTooSinceTheOtherHasWon() {
        cup.play(game, TestContest.broken(AttemptCauses.NOBODY_READY));
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        assertThat(questions()).isEmpty();
        assertThat(cup.place(game, "B")).isEqualTo(1);
    }

    @Test
    void faultsInARowLeadToProbation() {
        loseByFaults("A", "B", "C");
        assertThat(cup.state().pending().probation()).isEmpty();
        loseByFaults("A", "D");
        assertThat(cup.state().pending().probation()).containsExactly(Map.entry(cup.number("A"), FAULTS));
        assertThat(questions()).singleElement().satisfies(question -> {
            assertThat(question.fixture()).isEmpty();
            assertThat(question.words()).startsWith("A has lost 3 matches in a row by faults of its program");
        });
    }

    private void loseByFaults(String loser, String... winners) {
        for (String winner : winners) {
            cup.play(cup.game(loser, winner), cup.wonByFaults(cup.game(loser, winner), winner));
        }
    }

    @Test
    void aContestThatIsOverAsksNothingMore() {
        loseByFaults("A", "B", "C", "D");
        assertThat(questions()).hasSize(1);
        for (Fixture open : cup.state().open()) {
            cup.award(open, cup.contest().name(open.seats().get(0)));
        }
        assertThat(cup.state().progress().over()).isTrue();
        assertThat(questions()).isEmpty();
    }

    @Test
    void aGoodMatchBetweenEndsTheRow() {
        loseByFaults("A", "B", "C");
        cup.play(cup.game("A", "D"), cup.won(cup.game("A", "D"), "D"));
        loseByFaults("A", "E", "F");
        assertThat(cup.state().pending().probation()).isEmpty();
    }

    @Tag("slow")
    @Test
    void whatDoesNotCountEndsNoRowAndBeginsNone() {
        loseByFaults("A", "B", "C");
        cup.play(cup.game("A", "D"), TestContest.broken(AttemptCauses.INFRASTRUCTURE));
        loseByFaults("A", "D");
        assertThat(cup.state().pending().probation()).hasSize(1);
        cup.award(cup.game("A", "C"), "C");
        assertThat(cup.state().pending().probation()).isEmpty();
    }

    @Test
    void whoIsClearedBeginsAnew() {
        loseByFaults("A", "B", "C", "D");
        cup.decide(DecisionKind.CLEARED, "A");
        assertThat(cup.state().pending().probation()).isEmpty();
        loseByFaults("A", "E", "F");
        assertThat(cup.state().pending().probation()).isEmpty();
    }

    @Test
    void whoIsDisqualifiedIsNoQuestionAnyMore() {
        loseByFaults("A", "B", "C", "D");
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        assertThat(questions()).isEmpty();
    }

    @Test
    void thereIsNoProbationIfTheFileSaysZero(@TempDir Path other) {
        try (TestContest free =
                TestContest.of(other, "round-robin", 6, 2, TestContest.runSettings(0, REPLAYS, NobodyReady.ASK))) {
            for (String winner : List.of("B", "C", "D", "E", "F")) {
                Fixture lost = free.game("A", winner);
                free.play(lost, free.wonByFaults(lost, winner));
            }
            assertThat(free.state().pending().probation()).isEmpty();
        }
    }

    @Test
    void whoLostByGoodPlayWasAtNoFault() {
        for (String winner : List.of("B", "C", "D", "E", "F")) {
            cup.play(cup.game("A", winner), cup.won(cup.game("A", winner), winner));
        }
        assertThat(cup.state().pending().probation()).isEmpty();
    }
}

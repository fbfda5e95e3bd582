package arena.games.chainreaction.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.chainreaction.ChainReactionState;
import arena.level.Effort;
import arena.level.Estimator;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ChainReactionEstimateTest {

    private final Estimator<ChainReactionState> estimator =
            ChainReactionLevels.ladder().estimator().orElseThrow();

    @Test
    void bothSidesAreEqualBeforeBothKingsArePlaced() {
        ChainReactionState start =
                TestMatch.of(2, 1, 1, Effort.nodes(1)).turns().get(0).before();
        assertThat(estimator.estimate(start)).containsExactly(0.5, 0.5);
    }

    @Test
    void everyPositionOfAMatchHasTheSameEstimateEachTimeAndItsSeatsShareOne() {
        for (TestMatch.Turn turn : TestMatch.of(3, 2, 4, Effort.nodes(500)).turns()) {
            List<Double> estimate = estimator.estimate(turn.before());
            assertThat(estimate).hasSize(2).allMatch(value -> value >= 0 && value <= 1);
            assertThat(estimate.get(0) + estimate.get(1)).isEqualTo(1, Offset.offset(1e-9));
            assertThat(estimator.estimate(turn.before())).isEqualTo(estimate);
        }
    }

    @Test
    void aSideAboutToWinHasAHighEstimateAndTheWinnerOne() {
        for (long seed = 1; seed <= 6; seed++) {
            TestMatch bout = TestMatch.of(seed % 2 == 0 ? 5 : 1, seed % 2 == 0 ? 1 : 5, seed, Effort.nodes(500));
            ChainReactionState before =
                    bout.turns().get(bout.turns().size() - 1).before();
            assertThat(estimator.estimate(before).get(bout.winner() - 1)).isGreaterThan(0.7);
            assertThat(estimator.estimate(bout.end()))
                    .containsExactlyElementsOf(bout.winner() == 1 ? List.of(1.0, 0.0) : List.of(0.0, 1.0));
        }
    }

    @Test
    void aStateOfAnotherGameIsRefused() {
        Assertions.assertThatThrownBy(() -> estimator.estimate("a board")).isInstanceOf(ClassCastException.class);
    }
}

package arena.review;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Answer;
import arena.game.Chance;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.tiny.Nim;
import arena.level.ChanceSample;
import arena.level.Effort;
import arena.level.Estimator;
import arena.level.Ladder;
import arena.level.Level;
import arena.level.OrderPlayouts;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests of playouts in Nim, where the seat that leaves a multiple of four coins wins. */
class OrderPlayoutsTest {

    private static final Level<Nim.View, Integer> PERFECT = new Level<>(
            "perfect",
            "Leaves a multiple of four coins.",
            (seat, chance, thinking) -> view -> Math.max(1, view.coins() % 4));

    private List<Double> chances(int coins, Optional<Estimator<Nim.State>> estimator, List<Answer<Integer>> answers) {
        Ladder<Nim.State, Nim.View, Integer> ladder = new Ladder<>(Nim.definition(), List.of(PERFECT), estimator);
        Settings settings = Settings.defaults(Nim.definition().info());
        ChanceSample sample = new OrderPlayouts<>(ladder, settings, new OrderPlayouts.Terms(1, Effort.nodes(1), 1))
                .chances(new Nim.View(coins, 2), new Seat(2), answers, Chance.of(1, "test"), so -> so.rounds() < 3);
        assertThat(sample.rounds()).isEqualTo(3);
        return IntStream.range(0, sample.answers())
                .mapToObj(answer -> sample.chance(answer).value())
                .toList();
    }

    @Test
    void theAnswerThatWinsByTheRulesHasAllTheChance() {
        assertThat(chances(
                        7,
                        Optional.empty(),
                        List.of(new Answer.Given<>(3), new Answer.Given<>(2), new Answer.Given<>(1))))
                .containsExactly(1.0, 0.0, 0.0);
    }

    /** In Nim a late answer takes one coin. */
    @Test
    void anAnswerWithAFaultIsWorthWhatCountsInstead() {
        assertThat(chances(
                        5,
                        Optional.empty(),
                        List.of(new Answer.Late<>(), new Answer.Given<>(9), new Answer.Given<>(2))))
                .containsExactly(1.0, 1.0, 0.0);
    }

    /** From 20 coins: 1 by the answer, 3 by the opponent, 1 by the one further turn, 3 by the opponent. */
    @Test
    void anOpenPositionIsEstimated() {
        Estimator<Nim.State> estimator = new Estimator<>(
                Nim.State.class,
                state -> Optional.empty(),
                state -> List.of(1 - state.coins() / 100.0, state.coins() / 100.0));

        assertThat(chances(20, Optional.of(estimator), List.of(new Answer.Given<>(1))))
                .containsExactly(0.12);
    }
}

package arena.review;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Answer;
import arena.game.Chance;
import arena.game.Choices;
import arena.game.Chooser;
import arena.game.GameDefinition;
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

    private static final Estimator<Nim.State> BY_COINS = new Estimator<>(
            Nim.State.class,
            state -> Optional.empty(),
            state -> List.of(1 - state.coins() / 100.0, state.coins() / 100.0));

    private List<Double> chances(int coins, Optional<Estimator<Nim.State>> estimator, List<Answer<Integer>> answers) {
        return chances(Nim.definition(), coins, estimator, answers);
    }

    private List<Double> chances(
            GameDefinition<Nim.State, Nim.View, Integer> game,
            int coins,
            Optional<Estimator<Nim.State>> estimator,
            List<Answer<Integer>> answers) {
        Ladder<Nim.State, Nim.View, Integer> ladder = new Ladder<>(game, List.of(PERFECT), estimator);
        Settings settings = Settings.defaults(game.info());
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
        assertThat(chances(20, Optional.of(BY_COINS), List.of(new Answer.Given<>(1))))
                .containsExactly(0.12);
    }

    /**
     * From 21 coins: 1 by the answer, 1 by the opponent, 1 for the turn in which the seat keeps to its order, 2 by the
     * opponent; then the seat must decide. A perfect order in its turn would be 3.
     */
    @Test
    void betweenTwoDecisionsTheSeatGivesNoOrders() {
        GameDefinition<Nim.State, Nim.View, Integer> nim = Nim.definition();
        GameDefinition<Nim.State, Nim.View, Integer> game = new GameDefinition<>(
                nim.rules(),
                nim.views(),
                nim.answers(),
                nim.presentation(),
                Optional.empty(),
                Optional.of(new DecisionAt(16, nim.chooser().orElseThrow())));

        assertThat(chances(
                        game.withGuesser(nim.guesser().orElseThrow()),
                        21,
                        Optional.of(BY_COINS),
                        List.of(new Answer.Given<>(1))))
                .containsExactly(0.16);
    }

    /** The choices of a game in which a seat must decide at one number of coins. */
    private record DecisionAt(int coins, Chooser<Nim.View, Integer> all) implements Chooser<Nim.View, Integer> {

        @Override
        public Choices choices(Nim.View view, Seat seat, List<Choices.Chosen> already) {
            return all.choices(view, seat, already);
        }

        @Override
        public Integer order(Nim.View view, Seat seat, List<Choices.Chosen> chosen) {
            return all.order(view, seat, chosen);
        }

        @Override
        public boolean needsDecision(Nim.View view, Seat seat) {
            return view.coins() == coins;
        }
    }
}

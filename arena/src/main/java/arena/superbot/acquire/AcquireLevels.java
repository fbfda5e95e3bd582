package arena.superbot.acquire;

import arena.game.GameBox;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.State;
import arena.games.acquire.state.View;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import java.util.List;
import java.util.Optional;

/** The levels of Acquire, the weakest first. */
public final class AcquireLevels {

    private static final GameBox<State, View, Order> BOX = Acquire.box();

    private AcquireLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<State, View, Order> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<View, Order>(
                                "filler",
                                "Does everything by lot, within the rules: tiles, chains, shares, cards and what"
                                        + " becomes of shares in a merger.",
                                (place, chance, thinking) -> new PlainMind(new RandomPlayer(), place, chance)),
                        new Level<View, Order>(
                                "greedy",
                                "Takes at each step what brings it most money and majorities as they stand; it plans"
                                        + " nothing and minds nobody.",
                                (place, chance, thinking) ->
                                        new PlainMind(new GreedyPlayer(Taste.PLAIN), place, chance)),
                        new Level<View, Order>(
                                "rollouts",
                                "Plays each of its options twelve turns on by lot, on guesses of the other hands and"
                                        + " the bag, and takes the best on average.",
                                Rollouts::new),
                        new Level<View, Order>(
                                "investor",
                                "Compares its options over all hands that others may have, values what chains may"
                                        + " grow to and majorities that can still be won, and takes each player as it"
                                        + " seems to play; it foresees eight turns.",
                                InformationSets::new)),
                Optional.of(new Estimator<>(State.class, State::over, AcquireEstimate::of)));
    }
}

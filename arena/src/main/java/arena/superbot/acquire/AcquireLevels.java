package arena.superbot.acquire;

import arena.game.GameBox;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import java.util.List;
import java.util.Optional;

/** The levels of Acquire, the weakest first. */
public final class AcquireLevels {

    private static final GameBox<AcquireState, AcquireView, AcquireOrder> BOX = Acquire.box();

    private AcquireLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<AcquireState, AcquireView, AcquireOrder> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<AcquireView, AcquireOrder>(
                                "filler",
                                "Does everything by lot, within the rules: tiles, chains, shares, cards and what"
                                        + " becomes of shares in a merger.",
                                (place, chance, thinking) -> new PolicyMind(new RandomPolicy(), place, chance)),
                        new Level<AcquireView, AcquireOrder>(
                                "greedy",
                                "Takes at each step what brings it most money and majorities as they stand; it plans"
                                        + " nothing and minds nobody.",
                                (place, chance, thinking) ->
                                        new PolicyMind(new GreedyPolicy(PolicyWeights.PLAIN), place, chance)),
                        new Level<AcquireView, AcquireOrder>(
                                "rollouts",
                                "Plays each of its options twelve turns on by lot, on guesses of the other hands and"
                                        + " the bag, and takes the best on average.",
                                RolloutMind::new),
                        new Level<AcquireView, AcquireOrder>(
                                "investor",
                                "Compares its options over all hands that others may have, values what chains may"
                                        + " grow to and majorities that can still be won, and takes each player as it"
                                        + " seems to play; it foresees eight turns.",
                                InformationSetMind::new)),
                Optional.of(new Estimator<>(AcquireState.class, AcquireState::over, AcquireEstimate::of)));
    }
}

package arena.superbot.level;

import arena.game.GameBox;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Looks one step ahead and takes what is worth most, by the value that the game's own super bot gives to a state. */
public final class GreedyMind<S, V, A> implements Mind<V, A> {

    private static final double WIN = 1e9;

    private final OneStep<S, V, A> step;
    private final ToDoubleFunction<S> value;
    private final MindRandom luck;

    public GreedyMind(GameBox<S, V, A> box, MindSeat place, MindRandom luck, ToDoubleFunction<S> value) {
        this.step = new OneStep<>(box, place);
        this.value = value;
        this.luck = luck;
    }

    @Override
    public A choose(V view) {
        S guess = step.guess(view, luck);
        List<A> best = new ArrayList<>();
        double most = Double.NEGATIVE_INFINITY;
        for (A order : step.orders(view)) {
            S after = step.after(guess, order);
            double worth = step.isWon(after) ? WIN : value.applyAsDouble(after);
            if (worth > most) {
                most = worth;
                best.clear();
            }
            if (worth == most) {
                best.add(order);
            }
        }
        return luck.pick(best);
    }
}

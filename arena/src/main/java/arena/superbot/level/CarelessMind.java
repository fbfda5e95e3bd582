package arena.superbot.level;

import arena.game.GameBox;
import java.util.List;

/** Plays any legal order; it takes a win that it happens to see, and overlooks it half of the time. */
public final class CarelessMind<S, V, A> implements Mind<V, A> {

    private static final int OVERLOOKS_PERCENT = 50;

    private final OneStep<S, V, A> step;
    private final MindRandom luck;

    public CarelessMind(GameBox<S, V, A> box, MindSeat place, MindRandom luck) {
        this.step = new OneStep<>(box, place);
        this.luck = luck;
    }

    @Override
    public A choose(V view) {
        List<A> orders = step.orders(view);
        if (luck.happens(OVERLOOKS_PERCENT)) {
            return luck.pick(orders);
        }
        S guess = step.guess(view, luck);
        List<A> wins = orders.stream()
                .filter(order -> step.isWon(step.after(guess, order)))
                .toList();
        return luck.pick(wins.isEmpty() ? orders : wins);
    }
}

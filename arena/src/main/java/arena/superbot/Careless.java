package arena.superbot;

import arena.game.GameBox;
import java.util.List;

/** Plays any legal order; it takes a win that it happens to see, and overlooks it half of the time. */
final class Careless<S, V, A> implements Mind<V, A> {

    private static final int OVERLOOKS_PERCENT = 50;

    private final Foresight<S, V, A> foresight;
    private final Luck luck;

    Careless(GameBox<S, V, A> box, Place place, Luck luck) {
        this.foresight = new Foresight<>(box, place);
        this.luck = luck;
    }

    @Override
    public A choose(V view) {
        List<A> orders = foresight.orders(view);
        if (luck.happens(OVERLOOKS_PERCENT)) {
            return luck.pick(orders);
        }
        S guess = foresight.guess(view, luck);
        List<A> wins = orders.stream()
                .filter(order -> foresight.isWon(foresight.after(guess, order)))
                .toList();
        return luck.pick(wins.isEmpty() ? orders : wins);
    }
}

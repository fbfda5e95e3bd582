package arena.superbot.level;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Game;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What a seat can try and foresee by one step, in any game whose turns ask one seat. */
public final class OneStepLookahead<S, V, A> {

    private final Game<S, V, A> rules;
    private final Searchable<S, V, A> search;
    private final Seat seat;
    private final Settings settings;

    public OneStepLookahead(GameBox<S, V, A> box, MindSeat place) {
        this.rules = box.rules();
        this.search = box.search()
                .orElseThrow(() -> new IllegalArgumentException(
                        box.info().title() + " cannot be searched, so it has no super bot"));
        this.seat = place.seat();
        this.settings = place.settings();
    }

    /** Returns the orders that are legal as far as the seat can know, in a fixed order. */
    public List<A> orders(V view) {
        return search.actions(view, seat);
    }

    /** Returns a state that looks like the view, with the unknown drawn from the luck. */
    public S guess(V view, MindRandom luck) {
        return search.guess(view, seat, settings, luck.split());
    }

    /** Returns the state after an order, if the state is what we guess. */
    public S after(S state, A order) {
        A counts = rules.judge(state, seat, new Answer.Given<>(order)).counts();
        return rules.next(state, Actions.of(seat, counts));
    }

    /** Returns whether the match is won there. */
    boolean isWon(S state) {
        return rules.phase(state) instanceof Phase.Over over
                && over.standings().get(0).seat().equals(seat);
    }

    /** Plays any legal order; it takes a win that it happens to see, and overlooks it half of the time. */
    public static final class CarelessMind<S, V, A> implements Mind<V, A> {

        private static final int OVERLOOKS_PERCENT = 50;

        private final OneStepLookahead<S, V, A> step;
        private final MindRandom luck;

        public CarelessMind(GameBox<S, V, A> box, MindSeat place, MindRandom luck) {
            this.step = new OneStepLookahead<>(box, place);
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

    /** Looks one step ahead and takes what is worth most, by the value that the game's own super bot gives to a state. */
    public static final class GreedyMind<S, V, A> implements Mind<V, A> {

        private static final double WIN = 1e9;

        private final OneStepLookahead<S, V, A> step;
        private final ToDoubleFunction<S> value;
        private final MindRandom luck;

        public GreedyMind(GameBox<S, V, A> box, MindSeat place, MindRandom luck, ToDoubleFunction<S> value) {
            this.step = new OneStepLookahead<>(box, place);
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
}

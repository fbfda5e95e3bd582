package arena.level;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.GameRules;
import arena.game.Phase;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import java.util.List;

/**
 * A lookahead of one step for a seat, in any game that asks one seat at a time, with the mind that needs nothing else.
 */
public final class OneStepLookahead<S, V, A> {

    private final GameRules<S, V, A> rules;
    private final Searchable<S, V, A> search;
    private final Seat seat;
    private final Settings settings;

    public OneStepLookahead(GameDefinition<S, V, A> game, MindSeat mindSeat) {
        this.rules = game.rules();
        this.search = game.search()
                .orElseThrow(() -> new IllegalArgumentException(
                        game.info().title() + " cannot be searched, so it has no super bot"));
        this.seat = mindSeat.seat();
        this.settings = mindSeat.settings();
    }

    /** Returns the orders that are legal by the knowledge of the seat, in a fixed order. */
    public List<A> orders(V view) {
        return search.actions(view, seat);
    }

    /** Returns a random state that is consistent with the view. */
    public S guess(V view, MindRandom random) {
        return search.guess(view, seat, settings, random.split());
    }

    /** Returns the state after an order, assuming that the guessed state is true. */
    public S after(S state, A order) {
        A counts = rules.judge(state, seat, new Answer.Given<>(order)).counts();
        return rules.next(state, Actions.of(seat, counts));
    }

    /** Returns whether the seat has won in a state. */
    boolean isWon(S state) {
        return rules.phase(state) instanceof Phase.Over over
                && over.standings().get(0).seat().equals(seat);
    }

    /** A mind that plays a random legal order. It overlooks half of the immediate wins. */
    public static final class CarelessMind<S, V, A> implements Mind<V, A> {

        private static final int OVERLOOKS_PERCENT = 50;

        private final OneStepLookahead<S, V, A> step;
        private final MindRandom random;

        public CarelessMind(GameDefinition<S, V, A> game, MindSeat mindSeat, MindRandom random) {
            this.step = new OneStepLookahead<>(game, mindSeat);
            this.random = random;
        }

        @Override
        public A choose(V view) {
            List<A> orders = step.orders(view);
            if (random.happens(OVERLOOKS_PERCENT)) {
                return random.pick(orders);
            }
            S guess = step.guess(view, random);
            List<A> wins = orders.stream()
                    .filter(order -> step.isWon(step.after(guess, order)))
                    .toList();
            return random.pick(wins.isEmpty() ? orders : wins);
        }
    }
}

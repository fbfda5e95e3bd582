package arena.contract;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.GameRules;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A match of random answers, step by step: mostly listed orders, now and then an answer that is late or no order. It
 * plays turns of one seat, turns of several and ticks. Equal sources of chance give equal matches.
 */
public final class RandomMatch<S, V, A> {

    private static final int ONE_IN_MISCHIEF = 40;
    private static final int MOST_ORDERS_IN_A_TICK = 3;

    private final TestedGame<S, V, A> tested;
    private final GameRules<S, V, A> rules;
    private Chance chance;
    private S state;
    private int steps;
    private int answers;

    /** Starts a match. */
    public RandomMatch(TestedGame<S, V, A> tested, Setup setup, long seed) {
        this(tested, tested.game().rules().start(setup), seed);
    }

    /** Continues from a state. */
    RandomMatch(TestedGame<S, V, A> tested, S state, long seed) {
        this.tested = tested;
        this.rules = tested.game().rules();
        this.chance = Chance.of(seed, "random match");
        this.state = state;
    }

    /** Returns the state after the steps played so far. */
    public S state() {
        return state;
    }

    /** Returns the phase of the state. */
    public Phase phase() {
        return rules.phase(state);
    }

    /** Returns whether the match has ended. */
    public boolean isOver() {
        return phase() instanceof Phase.Over;
    }

    /** Returns the number of steps played. */
    public int steps() {
        return steps;
    }

    /** Returns the number of answers judged. */
    public int answers() {
        return answers;
    }

    /** Returns the seats that may answer in this state: those asked by a turn, or open in a tick. */
    public List<Seat> seats() {
        Phase phase = phase();
        if (phase instanceof Phase.Turn turn) {
            return List.copyOf(turn.asked());
        }
        return phase instanceof Phase.Tick tick ? List.copyOf(tick.open()) : List.of();
    }

    /** Plays one step and returns its actions. */
    public Actions<A> step() {
        return play(Optional.empty());
    }

    /** Plays one step with a given ruling for one seat; the others answer at random. */
    public Actions<A> stepWith(Seat seat, Ruling<A> ruling) {
        return play(Optional.of(new Actions.Action<>(seat, ruling.counts())));
    }

    private Actions<A> play(Optional<Actions.Action<A>> given) {
        steps++;
        return phase() instanceof Phase.Tick ? tick(given) : turn(given);
    }

    private Actions<A> turn(Optional<Actions.Action<A>> given) {
        List<Actions.Action<A>> actions = new ArrayList<>();
        for (Seat seat : seats()) {
            boolean isGiven = given.isPresent() && given.get().seat().equals(seat);
            actions.add(
                    isGiven
                            ? given.get()
                            : new Actions.Action<>(seat, judged(seat, false).counts()));
        }
        Actions<A> all = new Actions<>(actions);
        state = rules.next(state, all);
        return all;
    }

    private Actions<A> tick(Optional<Actions.Action<A>> given) {
        List<Seat> ordering = new ArrayList<>();
        for (Seat seat : seats()) {
            ordering.addAll(Collections.nCopies(below(MOST_ORDERS_IN_A_TICK), seat));
        }
        Chance.Shuffled<Seat> shuffled = chance.shuffle(ordering);
        chance = shuffled.rest();
        List<Actions.Action<A>> actions = new ArrayList<>(given.stream().toList());
        given.ifPresent(action -> state = rules.order(state, action.seat(), action.action()));
        for (Seat seat : shuffled.list()) {
            A counts = judged(seat, true).counts();
            actions.add(new Actions.Action<>(seat, counts));
            state = rules.order(state, seat, counts);
        }
        state = rules.next(state, Actions.none());
        return new Actions<>(actions);
    }

    private Ruling<A> judged(Seat seat, boolean tick) {
        answers++;
        V view = rules.view(state, Viewpoint.of(seat));
        List<A> orders = tested.orders(view, seat);
        if (below(ONE_IN_MISCHIEF) == 0 || orders.isEmpty()) {
            Answer<A> late = new Answer.Late<>();
            Answer<A> nonsense = tested.game().answers().read(pick(tested.nonsense()), view);
            return rules.judge(state, seat, below(10) == 0 && !tick ? late : nonsense);
        }
        return rules.judge(state, seat, new Answer.Given<>(pick(orders)));
    }

    private <T> T pick(List<T> list) {
        return list.get(below(list.size()));
    }

    private int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }
}

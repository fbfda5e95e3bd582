package arena.game;

import java.util.List;
import java.util.Optional;

/**
 * The rules of a game: pure functions over immutable states.
 *
 * <p>A match is the loop {@code phase -> view -> judge -> next} until the phase is {@link Phase.Over}. The loop knows
 * no game; the rules know no text, no time, no file and no thread. Equal setups and equal actions give equal states, on
 * any machine, so a record of setup and answers is a whole match.
 *
 * @param <S> a full state, secrets included; immutable
 * @param <V> what one viewer may see of a state; immutable
 * @param <A> an action as the rules count it: what a seat ordered, or what the rules put in its place
 */
public interface Game<S, V, A> {

    /** Returns the game's name, its numbers of seats and its settings; always the same value. */
    GameInfo info();

    /**
     * Returns the settings of a match that only tries a player: under them it is long enough to show what one does, and
     * no longer. Those that are given where matches are short anyway.
     */
    default Settings trial(Settings settings) {
        return settings;
    }

    /** Returns the first state of a match; equal setups give equal states. */
    S start(Setup setup);

    /** Returns what the state waits for: answers, time, or nothing any more. */
    Phase phase(S state);

    /** Returns what the viewer may see; states that differ only in a secret look alike to everybody it is kept from. */
    V view(S state, Viewpoint from);

    /**
     * Judges one seat's answer to the prompt that this state made, without changing anything.
     *
     * @return the code for {@code acknowledge_i.txt}, its words, and the action that counts: the order itself if it is
     *     legal, otherwise what the rules do instead; or that it is {@linkplain Ruling#refused refused} and asked for
     *     once more. It never fails, whatever the answer.
     */
    Ruling<A> judge(S state, Seat seat, Answer<A> answer);

    /**
     * Returns the state after one step.
     *
     * @param actions of a {@link Phase.Turn} the counting actions of the step's rulings, one of every asked seat, in
     *     seat order; of a {@link Phase.Tick} none, since its orders are in the state already: time passes
     */
    S next(S state, Actions<A> actions);

    /**
     * Returns the state of a {@link Phase.Tick} after one more order: no time passes. The orders of a tick come in the
     * order of their arrival, whosever they are, and each is judged in the state that those before it have made.
     *
     * @param counts the counting action of the order's ruling
     */
    default S order(S state, Seat seat, A counts) {
        throw new UnsupportedOperationException(info().id() + " waits for answers, and takes no orders in between");
    }

    /**
     * Returns the state after a seat has left for good: its program was not ready in time, or has ended.
     *
     * <p>A game of two seats is over by this. A game of more may go on, and from now on asks the seat nothing.
     */
    S leave(S state, Seat seat, Departure why);

    /**
     * Returns what everybody may see of an action when it is taken, in the notation of orders; nothing if others learn
     * only that the seat has acted. It is shown wherever the match is told, so it gives no secret away.
     *
     * @param state in which it was taken
     * @param counts the counting action of its ruling
     */
    default Optional<String> shown(S state, Seat seat, A counts) {
        return Optional.empty();
    }

    /**
     * Returns what {@code explain_i.txt} tells besides code and words, such as the legal orders. It is made from what
     * the seat knows alone, so that an explanation gives no secret away.
     */
    List<Fact> explain(Knowledge<V> known, Answer<A> answer, Ruling<A> ruling);
}

package arena.game;

import java.util.List;
import java.util.Optional;

/**
 * The rules of a game: pure functions over immutable states.
 *
 * <p>A match is the loop {@code phase -> view -> judge -> next} until the phase is {@link Phase.Over}. The loop knows
 * no game; the rules know no text, no time, no file and no thread. Equal setups and equal actions give equal states,
 * on any machine, so a record of setup and answers determines the match.
 *
 * @param <S> a full state, secrets included; immutable
 * @param <V> the view of a state from one viewpoint; immutable
 * @param <A> an action that the rules count: the order of a seat, or the action that the rules put in its place
 */
public interface GameRules<S, V, A> {

    /** Returns the game's name, its numbers of seats and its settings; always the same value. */
    GameInfo info();

    /**
     * Returns the settings of a short match that tests a player: long enough to show how the player behaves. By
     * default the settings are unchanged, for games whose matches are short.
     */
    default Settings trial(Settings settings) {
        return settings;
    }

    /** Returns the first state of a match; equal setups give equal states. */
    S start(Setup setup);

    /** Returns what the state waits for: answers, time, or nothing. */
    Phase phase(S state);

    /**
     * Returns the view from a viewpoint; states that differ only in a secret look alike to all who must not know it.
     */
    V view(S state, Viewpoint from);

    /**
     * Judges one seat's answer to the prompt of this state, without changing the state. It never fails, whatever the
     * answer.
     *
     * @return the code for {@code acknowledge_i.txt}, its words, and the action that counts: the order itself if it is
     *     legal, otherwise the action that the rules put in its place; or a {@linkplain Ruling#refused refusal}, after
     *     which the seat is asked once more
     */
    Ruling<A> judge(S state, Seat seat, Answer<A> answer);

    /**
     * Returns the state after one step.
     *
     * @param actions for a {@link Phase.Turn} the counting actions of the step's rulings, one of every asked seat, in
     *     seat order; for a {@link Phase.Tick} none, since its orders are already in the state: time passes
     */
    S next(S state, Actions<A> actions);

    /**
     * Returns the state of a {@link Phase.Tick} after one more order; no time passes. The orders of a tick are applied
     * in the order of their arrival, from all seats, and each is judged in the state after the previous ones.
     *
     * @param counts the counting action of the order's ruling
     */
    default S order(S state, Seat seat, A counts) {
        throw new UnsupportedOperationException(info().id() + " waits for answers, and takes no orders in between");
    }

    /**
     * Returns the state after a seat has left for good: its program was not ready in time, or has ended.
     *
     * <p>This ends a game of two seats. A game of more seats may continue, and asks the seat nothing from then on.
     */
    S leave(S state, Seat seat, Departure why);

    /**
     * Returns the public form of an action when it is taken, in the notation of orders; nothing if other seats learn
     * only that the seat has acted. It is shown to every viewer, so it reveals no secret.
     *
     * @param state the state in which it was taken
     * @param counts the counting action of its ruling
     */
    default Optional<String> shown(S state, Seat seat, A counts) {
        return Optional.empty();
    }

    /**
     * Returns the lines of {@code explain_i.txt} besides code and words, such as the legal orders. They depend only on
     * what the seat knows, so that an explanation reveals no secret.
     */
    List<Fact> explain(Knowledge<V> known, Answer<A> answer, Ruling<A> ruling);
}

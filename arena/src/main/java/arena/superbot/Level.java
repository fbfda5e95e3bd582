package arena.superbot;

import arena.game.Chance;
import arena.game.Seat;

/**
 * A strength, with its idea.
 *
 * @param name one or two words
 * @param idea one sentence: how it plays, and how it errs
 * @param minds makes the mind for a seat
 * @param <V> what the seat sees
 * @param <A> an action of the game
 */
record Level<V, A>(String name, String idea, Minds<V, A> minds) {

    /** Makes minds. */
    @FunctionalInterface
    interface Minds<V, A> {
        /** Returns a mind for one match on a seat, with its own source of chance and its effort. */
        Mind<V, A> make(Seat seat, Chance chance, Thinking thinking);
    }
}

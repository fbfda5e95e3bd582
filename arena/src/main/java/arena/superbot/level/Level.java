package arena.superbot.level;

import arena.game.Chance;

/**
 * A strength, with its idea.
 *
 * @param name one or two words
 * @param idea one sentence: how it plays, and how it errs
 * @param minds makes the mind for a place
 * @param <V> what the seat sees
 * @param <A> an action of the game
 */
public record Level<V, A>(String name, String idea, MindFactory<V, A> minds) {

    /** Makes minds. */
    @FunctionalInterface
    public interface MindFactory<V, A> {
        /** Returns a mind for one match, with its own source of chance and its effort. */
        Mind<V, A> make(MindSeat place, Chance chance, ThinkingTime thinking);
    }
}

package arena.level;

import arena.game.Chance;

/**
 * A level: one strength of the super bot.
 *
 * @param name one or two words
 * @param idea one sentence: how the level plays and which mistakes it makes
 * @param minds the factory of its minds
 * @param <V> the view of a seat
 * @param <A> an action of the game
 */
public record Level<V, A>(String name, String idea, MindFactory<V, A> minds) {

    /** A factory of minds. */
    @FunctionalInterface
    public interface MindFactory<V, A> {
        /** Returns a mind for one match. */
        Mind<V, A> make(MindSeat mindSeat, Chance chance, ThinkingTime thinking);
    }
}

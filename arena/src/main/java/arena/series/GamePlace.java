package arena.series;

import java.util.Optional;

/**
 * A place where games of a series are played: folders and processors of this machine, or another machine.
 *
 * @param <G> the game to be played
 * @param <O> its outcome
 */
public interface GamePlace<G, O> extends AutoCloseable {

    /** Returns the number of games at a time; it may change between two games. */
    int slots();

    /**
     * Plays a game and returns its outcome, or nothing if it was broken off and leaves no trace. Called by several
     * threads at once, by each for one game; an interrupt breaks the game off.
     *
     * @param slot the slot of the game, which is told while the game waits for an absent team
     * @throws RuntimeException if the arena itself has failed; the series ends after the running games
     */
    Optional<O> play(G game, GameSlots.GameSlot slot) throws InterruptedException;

    /** Releases the place after the last game. */
    @Override
    default void close() {}

    /** A player of a game without a slot. */
    @FunctionalInterface
    interface GamePlayer<G, O> {

        /** Plays a game as {@link GamePlace#play} does. */
        Optional<O> play(G game) throws InterruptedException;
    }

    /** Returns a place with a number of slots for games that never wait for a team. */
    static <G, O> GamePlace<G, O> of(int slots, GamePlayer<G, O> player) {
        return new GamePlace<>() {
            @Override
            public int slots() {
                return slots;
            }

            @Override
            public Optional<O> play(G game, GameSlots.GameSlot slot) throws InterruptedException {
                return player.play(game);
            }
        };
    }
}

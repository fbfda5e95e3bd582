package arena.series;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The plan of a series, which is also its journal. All methods are called by the thread that runs the series.
 *
 * @param <G> the game to be played, a value that says all of it: what, with whom, which seed, which attempt
 * @param <O> the outcome of a game, a value
 */
public interface GamePlan<G, O> {

    /** Reads what others have decided since the last call; called before games begin, at least twice a second. */
    default void poll() {}

    /**
     * Returns the game that begins now; nothing if every remaining game waits for a running one, or for something else.
     * A returned game is played, so it is stored as begun before.
     *
     * @param running the games that have begun and not ended
     * @param playing how many of them have a slot or wait for one; the others wait for a team
     */
    Optional<G> next(List<G> running, int playing);

    /** Stores the outcome of a game, before anything follows from it. */
    void ended(G game, O outcome);

    /** Stores that the arena itself has failed in a game; no more games begin. */
    default void failed(G game, RuntimeException failure) {}

    /** Reports that the games that could begin have begun, or that some time has passed. */
    default void polled(int running) {}

    /** Returns whether no game will follow; asked when none runs and none could begin. */
    default boolean isOver() {
        return true;
    }

    /** Receives a sentence for the host, such as that a game has not stopped in time. */
    default void remark(String words) {}

    /**
     * Returns a plan of games in a given order.
     *
     * @param entry receives each game with its outcome
     */
    static <G, O> GamePlan<G, O> inOrder(Iterator<G> games, BiConsumer<G, O> entry) {
        return new GamePlan<>() {
            @Override
            public Optional<G> next(List<G> running, int playing) {
                return games.hasNext() ? Optional.of(games.next()) : Optional.empty();
            }

            @Override
            public void ended(G game, O outcome) {
                entry.accept(game, outcome);
            }
        };
    }
}

package arena.series;

/**
 * A listener to a series, called by the thread that runs it. Every method may be ignored.
 *
 * @param <G> the game to be played
 * @param <R> the stored result of a game
 * @param <S> the standings of the series
 */
public interface SeriesListener<G, R, S> {

    /**
     * Games are played from now on.
     *
     * @param games the games, which can be stopped until they have ended
     */
    default void begins(Stoppable games, S now) {}

    /** A game begins. */
    default void begun(G game) {}

    /** A game has ended, and its result is stored. */
    default void ended(G game, R result, S now) {}

    /** Something else has changed, or some time has passed. */
    default void polled(S now, int running) {}

    /** A sentence for the host. */
    default void remark(String words) {}

    /** No game runs any more. */
    default void ends() {}
}

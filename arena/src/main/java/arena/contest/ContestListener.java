package arena.contest;

import arena.series.SeriesListener;
import arena.store.AttemptRow;
import arena.tournament.format.Fixture;

/** A listener to a contest that is played. */
public interface ContestListener extends SeriesListener<Fixture, AttemptRow, ContestState> {

    /**
     * The contest is drawn; called before any game.
     *
     * @param now whether it was drawn in this run
     */
    default void drawn(Contest contest, boolean now) {}
}

package arena.contest;

import arena.store.Attempt;
import arena.store.AttemptRow;
import arena.tournament.format.Fixture;

/** A listener to the events of a contest that is played, called by the runner's thread. Every method may be ignored. */
public interface ContestListener {

    /** A game has begun. */
    default void begun(Fixture fixture, Attempt attempt) {}

    /** A game has ended, in a verdict or without. */
    default void ended(Fixture fixture, AttemptRow attempt, ContestState now) {}

    /** Something else has changed, or some time has passed. */
    default void polled(ContestState now, int running) {}

    /** A sentence for the organiser. */
    default void remark(String words) {}
}

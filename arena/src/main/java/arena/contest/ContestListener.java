package arena.contest;

import arena.store.Attempt;
import arena.store.AttemptRow;
import arena.tournament.format.Fixture;

/** Is told what happens while a contest is played, by the thread that conducts it; nothing need be made of it. */
public interface ContestListener {

    /** A game has begun. */
    default void begun(Fixture fixture, Attempt attempt) {}

    /** A game has ended, in a verdict or without. */
    default void ended(Fixture fixture, AttemptRow attempt, ContestState now) {}

    /** Something else has changed, or some time has passed. */
    default void looked(ContestState now, int running) {}

    /** Something the organiser should know, as a sentence. */
    default void remark(String words) {}
}

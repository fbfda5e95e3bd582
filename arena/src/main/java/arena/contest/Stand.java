package arena.contest;

import arena.store.Ended;

/** Where games of a contest are played. */
@FunctionalInterface
public interface Stand {

    /**
     * Plays a game and says how it ended; called in several threads at once. If the thread is interrupted the game is broken off,
     * and ends with the cause {@link Causes#STOPPED}.
     */
    Ended play(Engagement engagement);
}

package arena.contest;

import arena.store.Ended;
import java.util.Optional;

/** Plays the games of a contest. */
@FunctionalInterface
public interface GameRunner {

    /**
     * Plays a game and says how it ended; called in several threads at once. If the thread is interrupted the game is
     * broken off, and ends with the cause {@link Causes#STOPPED}.
     */
    Ended play(DueGame dueGame);

    /**
     * Plays a game that has a place among those that are played at a time, and says how it ended.
     *
     * @param place told while the game waits for an absent team, so that others can be played
     */
    default Ended play(DueGame dueGame, Places.Place place) {
        return play(dueGame);
    }

    /**
     * Returns how a game ended whose arena was gone before that could be kept; nothing if it had no end, or nothing
     * sure is known of it.
     */
    default Optional<Ended> found(DueGame dueGame) {
        return Optional.empty();
    }
}

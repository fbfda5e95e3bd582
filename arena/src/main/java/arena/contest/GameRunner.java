package arena.contest;

import arena.store.AttemptResult;
import java.util.Optional;

/** Plays the games of a contest. */
@FunctionalInterface
public interface GameRunner {

    /**
     * Plays a game and says how it ended; called in several threads at once. If the thread is interrupted the game is
     * broken off, and ends with the cause {@link AttemptCauses#STOPPED}.
     */
    AttemptResult play(DueGame dueGame);

    /**
     * Plays a game that has a place among those that are played at a time, and says how it ended.
     *
     * @param place told while the game waits for an absent team, so that others can be played
     */
    default AttemptResult play(DueGame dueGame, RunSlots.RunSlot place) {
        return play(dueGame);
    }

    /**
     * Returns how a game ended whose arena was gone before that could be kept; nothing if it had no end, or nothing
     * sure is known of it.
     */
    default Optional<AttemptResult> found(DueGame dueGame) {
        return Optional.empty();
    }
}

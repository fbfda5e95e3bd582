package arena.contest;

import arena.series.GameSlots;
import arena.store.AttemptResult;
import java.util.Optional;

/** A player of the games of a contest. */
@FunctionalInterface
public interface GameRunner {

    /**
     * Plays a game and returns its result; called in several threads at once. If the thread is interrupted, the game is
     * broken off and ends with the cause {@link AttemptCauses#STOPPED}.
     */
    AttemptResult play(DueGame dueGame);

    /**
     * Plays a game that occupies a slot, and returns its result.
     *
     * @param slot the slot of the game, which is informed while the game waits for an absent team, so that others can
     *     be played
     */
    default AttemptResult play(DueGame dueGame, GameSlots.GameSlot slot) {
        return play(dueGame);
    }

    /**
     * Returns why late answers in a game that has just ended are not held against its teams, as a sentence; empty if
     * nothing excuses them. The result counts in any case.
     */
    default Optional<String> excuse(DueGame dueGame) {
        return Optional.empty();
    }

    /**
     * Returns the result of a game whose arena ended before it could store it; nothing if the game had no end, or the
     * result is uncertain.
     */
    default Optional<AttemptResult> found(DueGame dueGame) {
        return Optional.empty();
    }
}

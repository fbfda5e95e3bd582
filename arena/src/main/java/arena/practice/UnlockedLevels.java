package arena.practice;

import java.util.ArrayList;
import java.util.List;

/**
 * The levels that a team has unlocked: level 1 is open, and a level is open if the level below is open and was won
 * often enough. Losses close no level.
 *
 * @param attempts the played matches in order
 */
public record UnlockedLevels(LadderRules rules, List<LadderMatch> attempts) {

    public UnlockedLevels {
        attempts = List.copyOf(attempts);
    }

    /** Returns the levels after one more match. */
    public UnlockedLevels after(LadderMatch attempt) {
        List<LadderMatch> more = new ArrayList<>(attempts);
        more.add(attempt);
        return new UnlockedLevels(rules, more);
    }

    /** Returns the highest open level, which is the one to play next. */
    public int highestOpen() {
        int level = rules.locked() ? 1 : rules.levels();
        while (level < rules.levels() && winsMissing(level) == 0) {
            level++;
        }
        return level;
    }

    /** Returns whether a level may be played. */
    public boolean isOpen(int level) {
        return level <= highestOpen();
    }

    /** Returns whether the last level was won often enough too, so that nothing is left to unlock. */
    public boolean isFinished() {
        return isOpen(rules.levels()) && winsMissing(rules.levels()) == 0;
    }

    /** Returns the number of wins at a level that are missing to open the next one. */
    public int winsMissing(int level) {
        return Math.max(0, rules.winsToUnlock() - count(level, LadderResult.WON));
    }

    /** Returns the number of matches at a level with a result. */
    public int count(int level, LadderResult result) {
        return (int) attempts.stream()
                .filter(attempt -> attempt.level() == level && attempt.result() == result)
                .count();
    }

    /**
     * Returns the seat of the next match, from 1. Seats rotate from match to match, so that no side always moves
     * second.
     */
    public int nextSeat(int seats) {
        return 1 + attempts.size() % seats;
    }
}

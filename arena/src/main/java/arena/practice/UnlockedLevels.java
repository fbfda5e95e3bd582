package arena.practice;

import java.util.ArrayList;
import java.util.List;

/**
 * How far a team has come on the ladder: level 1 is open, and a level is open if the one below is and was won often
 * enough. Losses close nothing.
 *
 * @param attempts in the order in which they were played
 */
public record UnlockedLevels(LadderRules rules, List<LadderMatch> attempts) {

    public UnlockedLevels {
        attempts = List.copyOf(attempts);
    }

    /** Returns the same climb one match later. */
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

    /** Returns whether the last level was won as often as any other must be, so that there is nothing left to win. */
    public boolean isFinished() {
        return isOpen(rules.levels()) && winsMissing(rules.levels()) == 0;
    }

    /** Returns how many wins at a level are missing before the next one opens. */
    public int winsMissing(int level) {
        return Math.max(0, rules.winsToUnlock() - count(level, LadderResult.WON));
    }

    /** Returns how many matches at a level ended so. */
    public int count(int level, LadderResult result) {
        return (int) attempts.stream()
                .filter(attempt -> attempt.level() == level && attempt.result() == result)
                .count();
    }

    /**
     * Returns the seat of the next match, from 1: seats go round from match to match, so that nobody is always second.
     */
    public int nextSeat(int seats) {
        return 1 + attempts.size() % seats;
    }
}

package arena.ladder;

import java.util.Comparator;

/**
 * A bot on the ladder: a version of a team's bot, or a level of the super bot, which is a mark that others are measured
 * by.
 *
 * @param team the team; of a mark the name that stands for the super bot
 * @param number the number of the version, from 1; of a mark its level
 * @param isMark whether it is a level of the super bot
 */
public record LadderBot(String team, int number, boolean isMark) implements Comparable<LadderBot> {

    private static final String SUPER_BOT = "superbot";

    /** Returns a version of a team's bot. */
    public static LadderBot version(String team, int number) {
        return new LadderBot(team, number, false);
    }

    /** Returns a level of the super bot. */
    public static LadderBot mark(int level) {
        return new LadderBot(SUPER_BOT, level, true);
    }

    /** Returns the name for people and in the results: {@code Red@3}, {@code superbot:2}. */
    public String name() {
        return team + (isMark ? ":" : "@") + number;
    }

    @Override
    public int compareTo(LadderBot other) {
        // A team may have the name that stands for the super bot.
        return Comparator.comparing(LadderBot::team)
                .thenComparing(LadderBot::isMark)
                .thenComparing(LadderBot::number)
                .compare(this, other);
    }
}

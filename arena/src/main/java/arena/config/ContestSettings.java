package arena.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * The settings of section {@code [contest]}: the game and the conditions of the contest.
 *
 * @param name its title for people, 1 to 60 characters
 * @param game the id of the game
 * @param seats the number of seats of a match
 * @param folder the folder of the contest with its database, records, logs and exports; absolute
 * @param results who sees results before they are published
 * @param budget the time of each seat for all its answers of a match together; absent for the game's own limits
 * @param fill the bot on a place that a format needs and no team has; never {@link BotSource.Served}
 */
public record ContestSettings(
        String name, String game, int seats, Path folder, Results results, Optional<Duration> budget, BotSource fill) {
    /**
     * The largest number of teams: the estimate of ratings takes a time that grows with its third power. Every format
     * can be played by as many.
     */
    static final int MOST_TEAMS = 1_000;

    /** The audience of results before they are published. */
    public enum Results {
        /** Only the organiser. */
        HIDDEN,
        /** The teams. */
        TEAMS,
        /** Everybody. */
        PUBLIC
    }
}

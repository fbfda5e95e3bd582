package arena.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Section {@code [contest]}: what is played, and for whom.
 *
 * @param name for people, 1 to 60 characters
 * @param game the id of the game
 * @param seats how many sit together in a game
 * @param folder holds all that the contest keeps: its database, records, logs and exports; absolute
 * @param results who sees results before they are published
 * @param budget how much time each seat has for all its answers of a game together; nothing for as much as the game
 *     gives
 * @param fill who takes a place that a format needs and no team has; never {@link BotSource.Served}
 */
public record ContestSettings(
        String name, String game, int seats, Path folder, Results results, Optional<Duration> budget, BotSource fill) {
    /**
     * The largest number of teams: the estimate of ratings takes a time that grows with its third power. Every format
     * can be played by as many.
     */
    static final int MOST_TEAMS = 1_000;

    /** Who sees results before they are published. */
    public enum Results {
        /** Nobody but the organiser. */
        HIDDEN,
        /** The teams. */
        TEAMS,
        /** Everybody. */
        PUBLIC
    }
}

package arena.config;

import java.time.Duration;
import java.util.Optional;

/**
 * The settings of section {@code [match]}: the conditions of every match, whatever the game.
 *
 * @param joinTime the time in which a team that the arena does not launch must join
 * @param grace the time for which failed folders are retried before the match is given up
 * @param budget the time of each seat for all its answers of a match together; absent for the game's own limits
 */
public record MatchSettings(Duration joinTime, Duration grace, Optional<Duration> budget) {

    /** The shortest budget. */
    static final Duration LEAST_BUDGET = Duration.ofMillis(1);

    /** The longest budget. */
    static final Duration MOST_BUDGET = Duration.ofDays(1);

    static MatchSettings read(SectionReader section) {
        return new MatchSettings(
                section.time("join-time", Duration.ofSeconds(60), Duration.ofSeconds(1), Duration.ofHours(24)),
                section.time("grace", Duration.ofSeconds(30), Duration.ZERO, Duration.ofHours(1)),
                section.timeOr("budget", "none", LEAST_BUDGET, MOST_BUDGET));
    }
}

package arena.config;

import java.time.Duration;
import java.util.Optional;

/**
 * Section {@code [match]}: what holds for every match, whatever the game.
 *
 * @param joinTime how long the arena waits for a team that it does not launch itself
 * @param grace how long a field that has failed is tried again before the match is given up
 * @param budget how much time each seat has for all its answers of a match together; nothing for as much as the game
 *     gives
 */
public record MatchSettings(Duration joinTime, Duration grace, Optional<Duration> budget) {

    /** No match has a shorter budget. */
    static final Duration LEAST_BUDGET = Duration.ofMillis(1);

    /** No match has a longer budget. */
    static final Duration MOST_BUDGET = Duration.ofDays(1);

    static MatchSettings read(SectionReader section) {
        return new MatchSettings(
                section.time("join-time", Duration.ofSeconds(60), Duration.ofSeconds(1), Duration.ofHours(24)),
                section.time("grace", Duration.ofSeconds(30), Duration.ZERO, Duration.ofHours(1)),
                section.timeOr("budget", "none", LEAST_BUDGET, MOST_BUDGET));
    }
}

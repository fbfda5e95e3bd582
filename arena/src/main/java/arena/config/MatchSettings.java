package arena.config;

import java.time.Duration;

/**
 * Section {@code [match]}: what holds for every match, whatever the game.
 *
 * @param joinTime how long the arena waits for a team that it does not launch itself
 * @param grace how long a field that has failed is tried again before the match is given up
 */
public record MatchSettings(Duration joinTime, Duration grace) {

    static MatchSettings read(SectionReader section) {
        return new MatchSettings(
                section.time("join-time", Duration.ofSeconds(60), Duration.ofSeconds(1), Duration.ofHours(24)),
                section.time("grace", Duration.ofSeconds(30), Duration.ZERO, Duration.ofHours(1)));
    }
}

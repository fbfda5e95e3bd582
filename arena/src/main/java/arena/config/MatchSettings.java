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

    static MatchSettings read(SectionReader section) {
        return new MatchSettings(
                section.get(Key.time("join-time", "60s", "1s", "24h").says("""
                        How long a match waits for a team that the arena does not launch: a person, or a bot on another
                        machine (folder:TEAM).""")),
                section.get(Key.time("grace", "30s", "0ms", "1h").says("""
                        How long the arena retries after a folder has failed (a lost share, a full disk) before the
                        match is given up.""")),
                section.get(budget("""
                        Holds for play, simulate, practice and auto; a contest has its own. explain_i.txt tells a bot
                        how much is left. Also: --budget for one match, and for one seat.""")));
    }

    /** Returns the key of the budget, which a contest has too. */
    static Key<Optional<Duration>> budget(String scope) {
        return Key.timeOr("none", "budget", "1ms", "24h").says("""
                The time of each seat for all its answers of a match together, besides the game's limit for each answer;
                or "none". A seat without time left has 1ms for an answer.
                """ + scope);
    }
}

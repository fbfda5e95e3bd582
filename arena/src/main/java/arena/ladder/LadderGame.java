package arena.ladder;

import arena.tournament.GameResult;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A game of the ladder that has ended.
 *
 * @param number the number among all games of the season, from 1
 * @param bots the bots, seat 1 first
 * @param places the place of each; empty if the game had no result
 * @param failed the bots that crashed, were late or were not ready
 * @param record the name of its record
 * @param challenge what it was played for; empty if the ladder chose it
 */
public record LadderGame(
        int number,
        List<LadderBot> bots,
        List<Integer> places,
        Set<LadderBot> failed,
        String record,
        Optional<LadderChallenge> challenge) {

    public LadderGame {
        bots = List.copyOf(bots);
        places = List.copyOf(places);
        failed = Set.copyOf(failed);
    }

    /** Returns whether the game counts for ratings. */
    boolean hasResult() {
        return !places.isEmpty();
    }

    /** Returns the place of a bot that played; a game with a result has one. */
    public int place(LadderBot bot) {
        return places.get(bots.indexOf(bot));
    }

    /** Returns the bots that were better than one that played. */
    public List<LadderBot> ahead(LadderBot bot) {
        return hasResult()
                ? bots.stream().filter(other -> place(other) < place(bot)).toList()
                : List.of();
    }

    /** Returns the result for a rating, in which bots have numbers. */
    GameResult result(Map<LadderBot, Integer> numbers) {
        return GameResult.of(
                bots.stream()
                        .map(bot -> Objects.requireNonNull(numbers.get(bot)))
                        .toList(),
                places);
    }
}

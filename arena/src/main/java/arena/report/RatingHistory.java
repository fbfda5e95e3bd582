package arena.report;

import arena.store.AttemptRow;
import arena.tournament.GameResult;
import arena.tournament.rating.Prior;
import arena.tournament.rating.Rating;
import arena.tournament.rating.Ratings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The history of the ratings: after the first games, and then after more and more of them.
 *
 * @param steps after few games, after more, and at last after all
 */
public record RatingHistory(List<Step> steps) {

    private static final int MOST_STEPS = 12;

    /** The largest number of teams: more cannot be distinguished in a drawing, and their ratings take long. */
    private static final int MOST_TEAMS = 128;

    /**
     * The ratings after some games.
     *
     * @param games the number of games
     * @param ratings the ratings of all teams, by their numbers
     */
    public record Step(int games, List<Rating> ratings) {
        public Step {
            ratings = List.copyOf(ratings);
        }
    }

    public RatingHistory {
        steps = List.copyOf(steps);
    }

    /** Computes the history from the games in the order in which they ended. */
    public static RatingHistory of(ContestAccount account) {
        int teams = account.teams().size();
        List<GameResult> rated = account.games().stream()
                .filter(game -> game.rated().isPresent())
                .sorted(Comparator.comparingLong(
                        game -> game.counted().map(AttemptRow::sequence).orElse(Long.MAX_VALUE)))
                .flatMap(game -> game.rated().stream())
                .toList();
        List<Step> steps = new ArrayList<>();
        if (teams <= MOST_TEAMS) {
            for (int step = 1; step <= MOST_STEPS; step++) {
                int games = rated.size() * step / MOST_STEPS;
                if (games > 0 && (steps.isEmpty() || steps.get(steps.size() - 1).games() < games)) {
                    List<Rating> ratings = Ratings.of(teams, rated.subList(0, games), Prior.USUAL).all().stream()
                            .sorted(Comparator.comparingInt(Rating::contestant))
                            .toList();
                    steps.add(new Step(games, ratings));
                }
            }
        }
        return new RatingHistory(steps);
    }
}

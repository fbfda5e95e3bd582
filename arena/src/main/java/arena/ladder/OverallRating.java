package arena.ladder;

import arena.ladder.LadderRatings.LadderRating;
import arena.tournament.Interval;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rating of a team over all games of a ladder: the mean of its ratings in each. The scales agree in that the first
 * level of the super bot has {@link LadderRatings#MARK} points everywhere.
 *
 * @param value in points
 * @param interval the 95 % confidence interval: the errors of different games are independent
 * @param games the number of games in which the team has a rating
 */
public record OverallRating(String team, double value, Interval interval, int games) {

    /**
     * Returns the ratings over all games, the best first: teams that take part in more games stand before others.
     *
     * @param ratings for each game those of the teams in it
     */
    public static List<OverallRating> of(Collection<SortedMap<String, LadderRating>> ratings) {
        SortedMap<String, List<LadderRating>> teams = new TreeMap<>();
        ratings.forEach(game -> game.forEach((team, rating) ->
                teams.computeIfAbsent(team, none -> new ArrayList<>()).add(rating)));
        List<OverallRating> all = new ArrayList<>();
        teams.forEach((team, own) -> all.add(mean(team, own)));
        all.sort(Comparator.comparing(OverallRating::games)
                .thenComparing(OverallRating::value)
                .reversed()
                .thenComparing(OverallRating::team));
        return all;
    }

    private static OverallRating mean(String team, List<LadderRating> ratings) {
        double value =
                ratings.stream().mapToDouble(LadderRating::value).average().orElseThrow();
        double error = Math.sqrt(ratings.stream()
                        .mapToDouble(rating -> rating.uncertainty() * rating.uncertainty())
                        .sum())
                / ratings.size();
        return new OverallRating(team, value, new Interval(value - error, value + error), ratings.size());
    }
}

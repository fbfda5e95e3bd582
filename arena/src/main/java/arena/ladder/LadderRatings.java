package arena.ladder;

import arena.tournament.GameResult;
import arena.tournament.Interval;
import arena.tournament.rating.Distances;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The ratings of the bots of a ladder, from all their games together, on Elo's scale. The first level of the super bot
 * is the fixed mark with {@link #MARK} points: a rating is the distance from it, and its interval is that of the
 * distance, so ratings of different evenings can be compared.
 */
public final class LadderRatings {

    /** The rating of the first level of the super bot. */
    public static final double MARK = 1000;

    private final SortedMap<LadderBot, LadderRating> all = new TreeMap<>();

    /**
     * The rating of a bot.
     *
     * @param value in points
     * @param interval the 95 % confidence interval
     * @param games the number of its games
     */
    public record LadderRating(double value, Interval interval, int games) {

        /** Returns half of the width of the interval. */
        double uncertainty() {
            return (interval.high() - interval.low()) / 2;
        }
    }

    private LadderRatings() {}

    /** Rates the bots of a ladder; the work grows with the number of pairs that have met. */
    public static LadderRatings of(LadderState ladder) {
        LadderRatings rated = new LadderRatings();
        SortedMap<LadderBot, Integer> numbers = new TreeMap<>();
        ladder.bots().forEach(bot -> numbers.put(bot, numbers.size()));
        List<GameResult> results = ladder.games().stream()
                .filter(LadderGame::hasResult)
                .map(game -> game.result(numbers))
                .toList();
        Distances distances =
                Distances.of(numbers.size(), results, Objects.requireNonNull(numbers.get(LadderBot.mark(1))));
        numbers.forEach((bot, number) -> {
            Interval interval = distances.interval(number);
            rated.all.put(
                    bot,
                    new LadderRating(
                            MARK + distances.value(number),
                            new Interval(MARK + interval.low(), MARK + interval.high()),
                            distances.games(number)));
        });
        return rated;
    }

    /** Returns the rating of a bot; the mark's without games if it has none yet. */
    public LadderRating of(LadderBot bot) {
        return all.getOrDefault(
                bot, new LadderRating(MARK, new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), 0));
    }
}

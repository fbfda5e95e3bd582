package arena.ladder;

import arena.tournament.GameResult;
import arena.tournament.Interval;
import arena.tournament.rating.Prior;
import arena.tournament.rating.Ratings;
import java.util.List;
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

    /** Rates the bots of a ladder; the work grows with the third power of their number. */
    public static LadderRatings of(LadderState ladder) {
        LadderRatings rated = new LadderRatings();
        List<LadderBot> bots = ladder.bots();
        List<GameResult> results = ladder.games().stream()
                .filter(LadderGame::hasResult)
                .map(game -> game.result(bots))
                .toList();
        Ratings ratings = Ratings.of(bots.size(), results, Prior.USUAL);
        int mark = bots.indexOf(LadderBot.mark(1));
        for (int number = 0; number < bots.size(); number++) {
            Interval distance = ratings.difference(number, mark);
            double value =
                    ratings.all().get(number).value() - ratings.all().get(mark).value();
            rated.all.put(
                    bots.get(number),
                    new LadderRating(
                            MARK + value,
                            new Interval(MARK + distance.low(), MARK + distance.high()),
                            ratings.all().get(number).games()));
        }
        return rated;
    }

    /** Returns the rating of a bot; the mark's without games if it has none yet. */
    public LadderRating of(LadderBot bot) {
        return all.getOrDefault(
                bot, new LadderRating(MARK, new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), 0));
    }
}

package arena.tournament.rating;

import arena.tournament.Interval;

/** The logarithmic scale of books: logarithms of strengths, and standard errors. */
final class LogScale {

    private static final double POINTS = 400 / Math.log(10);

    private LogScale() {}

    /** Returns a difference of logarithms on Elo's scale. */
    static double points(double advantage) {
        return POINTS * advantage;
    }

    /** Returns the strength of one minus that of another. */
    static double advantage(Ratings ratings, int one, int other) {
        return (ratings.all().get(one).value() - ratings.all().get(other).value()) / POINTS;
    }

    /** Returns the strength of one minus the mean of all. */
    static double strength(Ratings ratings, int one) {
        return (ratings.all().get(one).value() - Ratings.MEAN) / POINTS;
    }

    /** Returns the standard error of an interval of ratings. */
    static double error(Interval interval) {
        return (interval.high() - interval.low()) / 2 / 1.959964 / POINTS;
    }
}

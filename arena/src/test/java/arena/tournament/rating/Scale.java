package arena.tournament.rating;

import arena.tournament.Interval;

/** Ratings as books print them: logarithms of strengths, and standard errors. */
final class Scale {

    private static final double POINTS = 400 / Math.log(10);

    private Scale() {}

    /** Returns what a difference of logarithms is on Elo's scale. */
    static double points(double advantage) {
        return POINTS * advantage;
    }

    /** Returns by how much the strength of one is above that of another. */
    static double advantage(Ratings ratings, int one, int other) {
        return (ratings.all().get(one).value() - ratings.all().get(other).value()) / POINTS;
    }

    /** Returns the strength of one against the mean of all. */
    static double strength(Ratings ratings, int one) {
        return (ratings.all().get(one).value() - Ratings.MEAN) / POINTS;
    }

    /** Returns the standard error of an interval of ratings. */
    static double error(Interval interval) {
        return (interval.high() - interval.low()) / 2 / 1.959964 / POINTS;
    }
}

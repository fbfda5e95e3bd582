package arena.tournament.rating;

import arena.tournament.Interval;

/**
 * The rating of one contestant.
 *
 * @param contestant from 0
 * @param value on the scale of {@link arena.tournament.Elo}; the mean of all contestants is {@link Ratings#MEAN}
 * @param interval the 95 % confidence interval, on the same scale, against the mean of all. Two contestants whose
 *     intervals overlap may still differ significantly: see {@link Ratings#difference}
 * @param games the number of its games
 */
public record Rating(int contestant, double value, Interval interval, int games) {

    /** Returns half the width of the interval, for {@code ±}. */
    public double error() {
        return (interval.high() - interval.low()) / 2;
    }
}

package arena.tournament.rating;

import arena.tournament.Interval;

/**
 * How strong one contestant is.
 *
 * @param contestant from 0
 * @param value on the scale of {@link arena.tournament.Elo}; the mean of all contestants is {@link Ratings#MEAN}
 * @param interval where it lies with 95 % confidence, on the same scale, against the mean of all. Two contestants whose
 *     intervals overlap may differ beyond doubt all the same: ask {@link Ratings#difference}
 * @param games how many games it has played
 */
public record Rating(int contestant, double value, Interval interval, int games) {}

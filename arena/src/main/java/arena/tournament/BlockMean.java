package arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The mean of a figure over blocks of games, such as a place.
 *
 * <p>As for {@link PairedScore} each block counts as one value, and one lowest and one highest possible block are added
 * for the interval, so that few or equal blocks do not look certain.
 *
 * @param mean not a number if there is no block yet
 * @param interval the 95 % confidence interval of the mean
 */
public record BlockMean(double mean, Interval interval) {

    /**
     * Returns the mean of some blocks.
     *
     * @param blocks the figure of each block
     * @param possible the lowest and the highest figure that a block can have
     */
    static BlockMean of(List<Double> blocks, Interval possible) {
        List<Double> cautious = new ArrayList<>(blocks);
        cautious.add(possible.low());
        cautious.add(possible.high());
        double middle = mean(cautious);
        double variance =
                mean(cautious.stream().map(one -> Math.pow(one - middle, 2)).toList());
        double half = Interval.TWO_SIDED_95 * Math.sqrt(variance / cautious.size());
        return new BlockMean(
                mean(blocks),
                new Interval(
                        Math.max(Collections.min(cautious), middle - half),
                        Math.min(Collections.max(cautious), middle + half)));
    }

    private static double mean(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
    }
}

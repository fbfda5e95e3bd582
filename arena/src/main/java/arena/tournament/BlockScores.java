package arena.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The counts of the scores of blocks of games: with two games a block, the five counts of 0, ½, 1, 1½ and 2 points
 * ("pentanomial").
 *
 * @param counts the number of blocks with the score 0, the next higher one, ..., the full score, in equal steps; at
 *     least two
 */
public record BlockScores(List<Long> counts) {

    public BlockScores {
        counts = List.copyOf(counts);
        if (counts.size() < 2 || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("no counts of scores: " + counts);
        }
    }

    /** Makes them of counts, the score 0 first. */
    public static BlockScores of(long... counts) {
        return new BlockScores(Arrays.stream(counts).boxed().toList());
    }

    /** Returns the number of blocks. */
    public long blocks() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the share of the full score that a count stands for, 0 to 1. */
    double share(int index) {
        return index / (counts.size() - 1.0);
    }

    /** Returns the mean score of a block, 0 to 1; not a number without a block. */
    public double mean() {
        double sum = 0;
        for (int index = 0; index < counts.size(); index++) {
            sum += counts.get(index) * share(index);
        }
        return sum / blocks();
    }

    /** Returns the variance of a block's score around the mean. */
    double variance() {
        double mean = mean();
        double sum = 0;
        for (int index = 0; index < counts.size(); index++) {
            sum += counts.get(index) * Math.pow(share(index) - mean, 2);
        }
        return sum / blocks();
    }

    /** Returns the same with one more block that lost all and one that won all. */
    BlockScores withBothExtremes() {
        long[] more = counts.stream().mapToLong(Long::longValue).toArray();
        more[0]++;
        more[more.length - 1]++;
        return new BlockScores(LongStream.of(more).boxed().toList());
    }
}

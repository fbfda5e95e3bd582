package arena.games.acquire.levels;

import arena.game.Chance;
import arena.search.Budget;
import arena.search.SearchRandom;
import java.util.OptionalDouble;

/**
 * A racing algorithm for the options at one information set. Each round samples the hidden information and plays every
 * remaining option on with common random numbers, so that only the option differs. Options that are behind the best one
 * with confidence are dropped.
 */
final class OptionRacing {

    /** Time budgets read the clock at multiples of this number only. */
    private static final int LOOK = 32;

    private static final int ROUNDS_AT_FIRST = 8;

    /** The number of standard errors by which an option that is dropped is behind. */
    private static final double SURE = 2;

    /** The number of standard errors by which an option must be ahead of option 0 to be taken. */
    private static final double TRUST = 2;

    private final PlayoutPolicy favourite;
    private final PackedOptions options;
    private final int[] codes = new int[PackedOptions.MOST];
    private final boolean[] isOut = new boolean[PackedOptions.MOST];
    private final double[] shares = new double[PackedOptions.MOST];
    private final double[] sums = new double[PackedOptions.MOST];
    private final double[][] squares = new double[PackedOptions.MOST][PackedOptions.MOST];
    private final PackedAction first = new PackedAction();
    private final PackedAction tried = new PackedAction();

    /**
     * Creates a racing.
     *
     * @param favourite the policy whose decision is option 0
     * @param options the generator of the other options
     */
    OptionRacing(PlayoutPolicy favourite, PackedOptions options) {
        this.favourite = favourite;
        this.options = options;
    }

    /** A sampler of tables at the step of the decision. */
    @FunctionalInterface
    interface TableSampler {
        /** Fills a table with a sample. */
        void fill(PackedTable table, SearchRandom dice);
    }

    /**
     * Finds the best option of the seat that is asked.
     *
     * @param table the table for playouts
     * @param into receives the decision
     */
    RacingResult run(
            PackedTable table,
            TableSampler sampler,
            TablePlayouts playouts,
            SearchRandom dice,
            Budget budget,
            PackedAction into) {
        PackedTable guess = new PackedTable(table.terms(), table.seats());
        sampler.fill(guess, dice);
        favourite.decide(guess, dice, first);
        int count = 1 + options.list(guess, codes);
        if (count == 2) {
            into.copyFrom(first);
            return RacingResult.ONLY;
        }
        begin(count);
        int rounds = 0;
        int left = count;
        long futures = 0;
        while (left > 1 && (rounds == 0 || !budget.isSpent((playouts.steps() + futures) / LOOK * LOOK))) {
            sampler.fill(guess, dice);
            playouts.choosePolicies(guess, dice);
            round(table, guess, playouts, new Chance(dice.bits()), count);
            rounds++;
            futures += left;
            left = rounds < ROUNDS_AT_FIRST ? left : dropLosers(count, rounds);
        }
        int best = isAhead(best(count), rounds) ? best(count) : 0;
        read(best, guess, into);
        return new RacingResult(
                sums[best] / rounds, OptionalDouble.of(second(count, best) / rounds), count - 1, futures);
    }

    private void begin(int count) {
        for (int option = 0; option < count; option++) {
            isOut[option] = false;
            sums[option] = 0;
            java.util.Arrays.fill(squares[option], 0, count, 0);
        }
    }

    private void round(PackedTable table, PackedTable guess, TablePlayouts playouts, Chance common, int count) {
        int seat = guess.asked();
        for (int option = 0; option < count; option++) {
            if (!isOut[option]) {
                table.copyFrom(guess);
                read(option, table, tried);
                table.play(tried);
                playouts.play(table, guess.turn(), new SearchRandom(common));
                shares[option] = playouts.share(table, seat);
                sums[option] += shares[option];
            }
        }
        for (int one = 0; one < count; one++) {
            for (int other = 0; other < one; other++) {
                double difference = shares[one] - shares[other];
                squares[one][other] += difference * difference;
                squares[other][one] = squares[one][other];
            }
        }
    }

    private void read(int option, PackedTable table, PackedAction into) {
        if (option == 0) {
            into.copyFrom(first);
        } else {
            options.read(codes[option - 1], table, into);
        }
    }

    /** Drops the options that are behind with confidence, and returns the number of those left. */
    private int dropLosers(int count, int rounds) {
        int best = best(count);
        int left = 0;
        for (int option = 0; option < count; option++) {
            isOut[option] |= lead(best, option, rounds) > SURE * error(best, option, rounds);
            left += isOut[option] ? 0 : 1;
        }
        return left;
    }

    private boolean isAhead(int option, int rounds) {
        return rounds > 0 && !isOut[option] && lead(option, 0, rounds) > TRUST * error(option, 0, rounds);
    }

    private double lead(int one, int other, int rounds) {
        return (sums[one] - sums[other]) / rounds;
    }

    /** Returns the standard error of a lead. */
    private double error(int one, int other, int rounds) {
        double mean = lead(one, other, rounds);
        return Math.sqrt(Math.max(0, squares[one][other] / rounds - mean * mean) / rounds);
    }

    private int best(int count) {
        int best = -1;
        for (int option = 0; option < count; option++) {
            if (!isOut[option] && (best < 0 || sums[option] > sums[best])) {
                best = option;
            }
        }
        return best;
    }

    /** Returns the second best sum of the options that were not dropped, or of all options if only one is left. */
    private double second(int count, int best) {
        double second = 0;
        for (int option = 0; option < count; option++) {
            second = option == best ? second : Math.max(second, sums[option]);
        }
        return second;
    }
}

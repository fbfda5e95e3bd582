package arena.tournament;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Exact points of a contest: they can be divided among up to sixteen tied contestants, some games count thousandths,
 * and a sum of shares has no rounding error.
 *
 * @param parts in units of 1/18018000, which every number from 1 to 16 divides, and 1,000
 */
public record Points(long parts) implements Comparable<Points> {

    /** No points. */
    public static final Points NONE = new Points(0);

    private static final long WHOLE = 18_018_000;
    private static final long THOUSAND = 1_000;
    private static final int THOUSANDTH_PLACES = 3;

    /** Returns a number of whole points. */
    public static Points of(long whole) {
        return new Points(Math.multiplyExact(whole, WHOLE));
    }

    /** Returns the sum. */
    public Points plus(Points other) {
        return new Points(Math.addExact(parts, other.parts));
    }

    /** Returns a multiple. */
    public Points times(int number) {
        return number == 1 ? this : new Points(Math.multiplyExact(parts, (long) number));
    }

    /** Returns one of a number of equal shares, 1 to 16. */
    public Points among(int number) {
        return new Points(parts / number);
    }

    @Override
    public int compareTo(Points other) {
        return Long.compare(parts, other.parts);
    }

    /**
     * Returns the points as people write them: {@code 3}, {@code 2.5}, {@code 0.082}; a share with two places, as 1.33.
     */
    @Override
    public String toString() {
        boolean isThousandths = parts % (WHOLE / THOUSAND) == 0;
        return BigDecimal.valueOf(parts)
                .divide(BigDecimal.valueOf(WHOLE), isThousandths ? THOUSANDTH_PLACES : 2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}

package arena.games.asterobots.state;

/**
 * The arithmetic of money and material. A player never holds more than {@link #MOST} of anything, so that no sum can
 * overflow 64 bits; the excess is lost.
 */
public final class Amounts {

    /** The most of anything that a player can hold. */
    public static final long MOST = 100_000_000_000_000_000L;

    private Amounts() {}

    /** Returns the sum of two amounts, each from 0 to {@link #MOST}. */
    static long sum(long one, long other) {
        return Math.min(one + other, MOST);
    }

    /** Returns the price of a number of pieces, at most {@link #MOST}; neither factor is negative. */
    public static long product(long pieces, long price) {
        return pieces > 0 && price > MOST / pieces ? MOST : pieces * price;
    }

    /** Returns whether the money pays for the pieces, at least one, at a price of at least 1. */
    public static boolean affords(long money, long pieces, long price) {
        return pieces <= money / price;
    }
}

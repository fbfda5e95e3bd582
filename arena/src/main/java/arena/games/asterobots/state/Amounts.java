package arena.games.asterobots.state;

/**
 * Sums of money and material. Nobody ever holds more than {@link #MOST} of anything, so that no sum can overflow 64
 * bits whatever the players do; what would go beyond it is lost.
 */
public final class Amounts {

    /** The most of anything that a player can hold. */
    public static final long MOST = 100_000_000_000_000_000L;

    private Amounts() {}

    /** Returns the sum of two amounts, each from 0 to {@link #MOST}. */
    static long sum(long one, long other) {
        return Math.min(one + other, MOST);
    }

    /** Returns what so many pieces cost or bring, neither of which is negative. */
    public static long product(long pieces, long price) {
        return pieces > 0 && price > MOST / pieces ? MOST : pieces * price;
    }

    /** Returns whether the money buys so many pieces, at least one, at a price of at least 1. */
    public static boolean affords(long money, long pieces, long price) {
        return pieces <= money / price;
    }
}

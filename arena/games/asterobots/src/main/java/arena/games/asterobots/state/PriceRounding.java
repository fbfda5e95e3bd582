package arena.games.asterobots.state;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The rounding of the aliens' price (Trading with aliens): {@code 100 (total + 300)^2 / (amount + 100)^2 / 9}, with
 * divisions that drop the remainder. A price is at most {@link #MOST}.
 */
public enum PriceRounding {
    /** Multiplication first, as the document states it. */
    DOCUMENT {
        @Override
        BigInteger exact(BigInteger total, BigInteger amount) {
            return HUNDRED.multiply(total)
                    .multiply(total)
                    .divide(amount)
                    .divide(amount)
                    .divide(NINE);
        }
    },
    /** Division after each factor, as in the engine of 2012; the two differ in every second turn, mostly by 1. */
    ENGINE {
        @Override
        BigInteger exact(BigInteger total, BigInteger amount) {
            return HUNDRED.multiply(total)
                    .divide(amount)
                    .multiply(total)
                    .divide(amount)
                    .divide(NINE);
        }
    };

    /** The highest price of a piece. */
    public static final long MOST = Integer.MAX_VALUE;

    private static final BigInteger HUNDRED = BigInteger.valueOf(100);
    private static final BigInteger NINE = BigInteger.valueOf(9);

    abstract BigInteger exact(BigInteger total, BigInteger amount);

    /**
     * Returns the price of a piece of a material.
     *
     * @param total the amount of all materials that the living players hold
     * @param amount the amount of this material that they hold
     */
    public long price(long total, long amount) {
        BigInteger price = exact(BigInteger.valueOf(total + 300), BigInteger.valueOf(amount + 100));
        return price.min(BigInteger.valueOf(MOST)).longValue();
    }

    /** Returns the value of the setting. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns all values of the setting, the default first. */
    static List<String> words() {
        return Stream.of(values()).map(PriceRounding::word).toList();
    }

    /** Returns the rounding of a value of the setting. */
    static PriceRounding of(String word) {
        return Stream.of(values())
                .filter(rounding -> rounding.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no way to round prices: " + word));
    }
}

package arena.games.asterobots.state;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How the price of the aliens is rounded (Trading with aliens): {@code 100 (total + 300)^2 / (amount + 100)^2 / 9},
 * with divisions that drop the rest. Neither way ever names more than {@link #MOST}.
 */
public enum PriceRounding {
    /** Multiplies first, as the document writes it. */
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
    /** Divides after each factor, as the engine of 2012 did; they differ in about every second turn, mostly by 1. */
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
     * Returns what the aliens want for a piece.
     *
     * @param total how much of all materials there is among the living players
     * @param amount how much of this one there is among them
     */
    public long price(long total, long amount) {
        BigInteger price = exact(BigInteger.valueOf(total + 300), BigInteger.valueOf(amount + 100));
        return price.min(BigInteger.valueOf(MOST)).longValue();
    }

    /** Returns the name as a setting. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns all names, the default first. */
    static List<String> words() {
        return Stream.of(values()).map(PriceRounding::word).toList();
    }

    /** Returns the one of that name. */
    static PriceRounding of(String word) {
        return Stream.of(values())
                .filter(rounding -> rounding.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no way to round prices: " + word));
    }
}

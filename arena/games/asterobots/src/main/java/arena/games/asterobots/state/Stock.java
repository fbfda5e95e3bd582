package arena.games.asterobots.state;

/**
 * A stock: an amount of each material.
 *
 * @param gas the amount of gas, from 0 to {@link Amounts#MOST}; the others likewise
 */
public record Stock(long gas, long stone, long metal) {

    /** The empty stock. */
    public static final Stock EMPTY = new Stock(0, 0, 0);

    public Stock {
        if (Math.min(gas, Math.min(stone, metal)) < 0 || Math.max(gas, Math.max(stone, metal)) > Amounts.MOST) {
            throw new IllegalArgumentException("nobody holds " + gas + ", " + stone + " and " + metal);
        }
    }

    /** Returns the amount of a material. */
    public long amount(Material material) {
        return switch (material) {
            case GAS -> gas;
            case STONE -> stone;
            case METAL -> metal;
        };
    }

    /** Returns whether the stock has at least the amounts of another. */
    public boolean covers(Stock other) {
        return gas >= other.gas && stone >= other.stone && metal >= other.metal;
    }

    /** Returns the stock with more of one material. */
    Stock plus(Material material, long amount) {
        return with(material, Amounts.sum(amount(material), amount));
    }

    /** Returns the stock with less of one material, of which there must be enough. */
    Stock minus(Material material, long amount) {
        return with(material, amount(material) - amount);
    }

    /** Returns the stock with less of each material, of which there must be enough. */
    public Stock minus(Stock other) {
        return new Stock(gas - other.gas, stone - other.stone, metal - other.metal);
    }

    private Stock with(Material material, long amount) {
        return switch (material) {
            case GAS -> new Stock(amount, stone, metal);
            case STONE -> new Stock(gas, amount, metal);
            case METAL -> new Stock(gas, stone, amount);
        };
    }
}

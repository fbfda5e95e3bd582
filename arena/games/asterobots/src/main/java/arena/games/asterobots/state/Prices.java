package arena.games.asterobots.state;

import java.util.List;

/**
 * The prices of the aliens for a piece of each material (Trading with aliens).
 *
 * @param gas the price of gas in J; the others likewise
 */
public record Prices(long gas, long stone, long metal) {

    /** The prices before the first turn. */
    public static final Prices FIRST = new Prices(100, 100, 100);

    private static final int SELLING_SHARE = 4;

    /** Returns the price to buy a piece. */
    public long buying(Material material) {
        return switch (material) {
            case GAS -> gas;
            case STONE -> stone;
            case METAL -> metal;
        };
    }

    /** Returns the price to sell a piece. */
    public long selling(Material material) {
        return buying(material) / SELLING_SHARE;
    }

    /** Returns the price to sell a stock. */
    long worth(Stock stock) {
        long worth = 0;
        for (Material material : Material.values()) {
            worth = Amounts.sum(worth, Amounts.product(stock.amount(material), selling(material)));
        }
        return worth;
    }

    /** Returns the prices after a turn, computed from the stocks of the players that own a vein. */
    public static Prices after(List<AsterobotsPlayerState> living, PriceRounding rounding) {
        long gas = living.stream().mapToLong(player -> player.stock().gas()).sum();
        long stone = living.stream().mapToLong(player -> player.stock().stone()).sum();
        long metal = living.stream().mapToLong(player -> player.stock().metal()).sum();
        long total = gas + stone + metal;
        return new Prices(rounding.price(total, gas), rounding.price(total, stone), rounding.price(total, metal));
    }
}

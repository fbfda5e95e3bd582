package asterobots;

import java.util.EnumMap;
import java.util.Map;

/** The market of the aliens. Its prices stay as they are until my turn is over. */
public final class AlienTrade {

    private final Map<Material, Long> buyPrices;
    private final Map<Material, Long> sellPrices;

    /**
     * Reads the values of {@code Buy = 96,94,110} and {@code Sell = 24,23,27}; in the vein selection there are none.
     */
    AlienTrade(Parts buy, Parts sell) {
        buyPrices = prices(buy);
        sellPrices = prices(sell);
    }

    private static Map<Material, Long> prices(Parts parts) {
        Map<Material, Long> prices = new EnumMap<>(Material.class);
        for (Material material : Material.values()) {
            prices.put(material, parts.hasNext() ? parts.number() : 0L);
        }
        return prices;
    }

    /** Returns what I pay for one piece, in J. */
    public long getBuyPriceOf(Material material) {
        return buyPrices.getOrDefault(material, 0L);
    }

    /** Returns what I get for one piece, in J. */
    public long getSellPriceOf(Material material) {
        return sellPrices.getOrDefault(material, 0L);
    }
}

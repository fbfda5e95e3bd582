package acquire;

import java.util.List;

/**
 * What becomes of my shares of a chain that is merged away.
 *
 * @param sell shares sold at the price before the merger
 * @param keep shares kept, in case the chain is founded again
 * @param trade shares given, two for one of the survivor's
 */
public record PlayerMerge(int sell, int keep, int trade) {

    List<String> lines() {
        return List.of("trade " + trade, "keep " + keep, "sell " + sell);
    }
}

package arena.games.acquire.state;

import java.util.List;

/**
 * A merger in progress, settled chain by chain and holder by holder (Merging Chains).
 *
 * @param survivor the surviving chain
 * @param defunct the chains that are still to be settled, the current one first
 * @param holders the players that must still decide about the shares of the current chain, in the order of the
 *     questions; none while the next chain is not decided
 */
public record Merger(HotelChain survivor, List<HotelChain> defunct, List<Integer> holders) {

    public Merger {
        defunct = List.copyOf(defunct);
        holders = List.copyOf(holders);
    }
}

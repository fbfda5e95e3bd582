package arena.games.acquire.state;

import java.util.List;

/**
 * A merger that is being settled, chain by chain and in each holder by holder (Merging Chains).
 *
 * @param survivor the chain that stays
 * @param defunct the chains that are still to be settled, the one that is being settled first
 * @param holders who has still to decide about the shares of the first one, in the order in which they are asked; none
 *     while it is not decided which chain is settled next
 */
public record Merger(HotelChain survivor, List<HotelChain> defunct, List<Integer> holders) {

    public Merger {
        defunct = List.copyOf(defunct);
        holders = List.copyOf(holders);
    }
}

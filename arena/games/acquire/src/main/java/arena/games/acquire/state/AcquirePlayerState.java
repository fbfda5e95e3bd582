package arena.games.acquire.state;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The state of one player.
 *
 * @param cash the money, in dollars
 * @param shares the shares of each chain, in the order of the chains
 * @param hand the tiles, in the order in which they were drawn
 * @param cards the cards that are not played yet
 * @param gone whether the player has left for good
 */
public record AcquirePlayerState(
        int cash, List<Integer> shares, List<HotelTile> hand, Set<PowerUp> cards, boolean gone) {

    public AcquirePlayerState {
        shares = List.copyOf(shares);
        hand = List.copyOf(hand);
        Set<PowerUp> copy = EnumSet.noneOf(PowerUp.class);
        copy.addAll(cards);
        cards = Collections.unmodifiableSet(copy);
    }

    /** Returns the state of a player before the first tile is drawn. */
    static AcquirePlayerState start(AcquireTerms terms) {
        return new AcquirePlayerState(
                AcquireTerms.CASH,
                Collections.nCopies(HotelChain.COUNT, 0),
                List.of(),
                terms.hasCards() ? EnumSet.allOf(PowerUp.class) : EnumSet.noneOf(PowerUp.class),
                false);
    }

    /** Returns the number of shares of a chain that the player holds. */
    public int shares(HotelChain chain) {
        return shares.get(chain.index());
    }

    /** Returns the state of the player after it has left. */
    public AcquirePlayerState withGone() {
        return new AcquirePlayerState(cash, shares, hand, cards, true);
    }

    /** Returns the state with another hand. */
    public AcquirePlayerState withHand(List<HotelTile> other) {
        return new AcquirePlayerState(cash, shares, other, cards, gone);
    }
}

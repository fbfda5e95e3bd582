package arena.games.acquire.state;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What one player has.
 *
 * @param cash in dollars
 * @param shares of each chain, in their order
 * @param hand the tiles, in the order in which they were drawn
 * @param cards those that are not played yet
 * @param gone whether the player has left for good
 */
public record PlayerState(int cash, List<Integer> shares, List<Tile> hand, Set<Card> cards, boolean gone) {

    public PlayerState {
        shares = List.copyOf(shares);
        hand = List.copyOf(hand);
        Set<Card> copy = EnumSet.noneOf(Card.class);
        copy.addAll(cards);
        cards = Collections.unmodifiableSet(copy);
    }

    /** Returns a player before the first tile is drawn. */
    static PlayerState start(Terms terms) {
        return new PlayerState(
                Terms.CASH,
                Collections.nCopies(Chain.COUNT, 0),
                List.of(),
                terms.hasCards() ? EnumSet.allOf(Card.class) : EnumSet.noneOf(Card.class),
                false);
    }

    /** Returns how many shares of a chain the player holds. */
    public int shares(Chain chain) {
        return shares.get(chain.place());
    }

    /** Returns the same player, gone. */
    public PlayerState withGone() {
        return new PlayerState(cash, shares, hand, cards, true);
    }

    /** Returns the player with another hand. */
    public PlayerState withHand(List<Tile> other) {
        return new PlayerState(cash, shares, other, cards, gone);
    }
}

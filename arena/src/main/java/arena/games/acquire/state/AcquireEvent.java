package arena.games.acquire.state;

import java.util.List;

/** Something that has happened, one after the other as the documents tell it. */
public sealed interface AcquireEvent {

    /** A player has drawn a tile before the first turn, which was placed and says who begins. */
    record PlacedFirst(int player, HotelTile tile) implements AcquireEvent {}

    /** A turn begins. */
    record TurnBegan(int turn, int player) implements AcquireEvent {}

    /** Tiles for ever unplayable have left a hand. */
    record DeadTiles(int player, List<HotelTile> tiles) implements AcquireEvent {}

    /** Tiles for ever unplayable have left the bag, which nobody sees. */
    record DeadInBag(List<HotelTile> tiles) implements AcquireEvent {}

    /** A hand without a playable tile was shown and set aside. */
    record HandSetAside(int player, List<HotelTile> tiles) implements AcquireEvent {}

    /** A player has drawn tiles, which nobody else sees. */
    record Drew(int player, List<HotelTile> tiles) implements AcquireEvent {}

    /** A player has placed no tile, since none can be placed. */
    record NoTile(int player) implements AcquireEvent {}

    /** A card was played. */
    record CardPlayed(int player, PowerUp card) implements AcquireEvent {}

    /**
     * A tile was placed.
     *
     * @param byLot whether it was drawn by lot, since the answer named none that could be placed
     */
    record TilePlaced(int player, HotelTile tile, HotelBoard.Kind kind, boolean byLot) implements AcquireEvent {}

    /** A chain has grown. */
    record Grew(HotelChain chain, int size) implements AcquireEvent {}

    /**
     * A chain was founded.
     *
     * @param free how many shares the founder got for it: 1, or 0 if the bank had none
     */
    record Founded(int player, HotelChain chain, int size, int free) implements AcquireEvent {}

    /**
     * A merger begins.
     *
     * @param defunct the chains that are acquired, in the order in which they are settled
     */
    record Merged(int player, HotelChain survivor, List<HotelChain> defunct) implements AcquireEvent {}

    /** A tile was drawn that says how many shares the stock market holds of a chain. */
    record MarketDrew(HotelChain chain, HotelTile tile) implements AcquireEvent {}

    /** Which bonus it is. */
    enum Rank {
        /** The largest holder's. */
        FIRST,
        /** The second largest holder's. */
        SECOND,
        /** Both together, which a sole holder takes and the largest of equals share. */
        BOTH
    }

    /**
     * A bonus was paid.
     *
     * @param shares how many shares the player held
     * @param sharing how many share it, the stock market among them
     * @param amount what the player got, in dollars
     */
    record Bonus(HotelChain chain, int player, Rank rank, int shares, int sharing, int amount)
            implements AcquireEvent {}

    /**
     * A holder has decided about the shares of a chain that is acquired.
     *
     * @param traded how many were given for half as many of the survivor
     */
    record Disposed(int player, HotelChain chain, HotelChain survivor, int sold, int traded, int kept, int price)
            implements AcquireEvent {}

    /** All chains of a merger are settled. */
    record Settled(HotelChain survivor, int size) implements AcquireEvent {}

    /** Shares were bought, at a price each. */
    record Bought(int player, HotelChain chain, int shares, int price) implements AcquireEvent {}

    /** Two shares of a chain were traded for one of another by a card. */
    record Traded(int player, HotelChain give, HotelChain get) implements AcquireEvent {}

    /** The mover has declared the end. */
    record EndDeclared(int player) implements AcquireEvent {}

    /** No tile was placed in a full round, which ends the game. */
    record RoundWithoutTile() implements AcquireEvent {}

    /** Every tile was placed or set aside, which ends the game. */
    record AllTilesPlayed() implements AcquireEvent {}

    /** Shares of a chain on the board were sold at the end, at a price each. */
    record Redeemed(int player, HotelChain chain, int shares, int price) implements AcquireEvent {}

    /** The match has ended. */
    record Ended(String reason) implements AcquireEvent {}
}

package arena.games.acquire.state;

import java.util.List;

/** An event of a match; the order of events is that of the documents. */
public sealed interface AcquireEvent {

    /** A player has drawn a tile before the first turn; it was placed, and the topmost decides who begins. */
    record PlacedFirst(int player, HotelTile tile) implements AcquireEvent {}

    /** A turn begins. */
    record TurnBegan(int turn, int player) implements AcquireEvent {}

    /** Permanently unplayable tiles have left a hand. */
    record DeadTiles(int player, List<HotelTile> tiles) implements AcquireEvent {}

    /** Permanently unplayable tiles have left the bag, which no player sees. */
    record DeadInBag(List<HotelTile> tiles) implements AcquireEvent {}

    /** A hand without a playable tile was shown and set aside. */
    record HandSetAside(int player, List<HotelTile> tiles) implements AcquireEvent {}

    /** A player has drawn tiles, which no other player sees. */
    record Drew(int player, List<HotelTile> tiles) implements AcquireEvent {}

    /** A player has placed no tile, since none is playable. */
    record NoTile(int player) implements AcquireEvent {}

    /** A card was played. */
    record CardPlayed(int player, PowerUp card) implements AcquireEvent {}

    /**
     * A tile was placed.
     *
     * @param byLot whether it was drawn by lot, since the answer named no playable tile
     */
    record TilePlaced(int player, HotelTile tile, HotelBoard.Kind kind, boolean byLot) implements AcquireEvent {}

    /** A chain has grown. */
    record Grew(HotelChain chain, int size) implements AcquireEvent {}

    /**
     * A chain was founded.
     *
     * @param free the number of shares that the founder got: 1, or 0 if the bank had none
     */
    record Founded(int player, HotelChain chain, int size, int free) implements AcquireEvent {}

    /**
     * A merger begins.
     *
     * @param defunct the chains that are acquired, in the order in which they are settled
     */
    record Merged(int player, HotelChain survivor, List<HotelChain> defunct) implements AcquireEvent {}

    /** A tile was drawn that decides how many shares of a chain the stock market holds. */
    record MarketDrew(HotelChain chain, HotelTile tile) implements AcquireEvent {}

    /** The rank of a bonus. */
    enum Rank {
        /** The bonus of the largest shareholder. */
        FIRST,
        /** The bonus of the second largest shareholder. */
        SECOND,
        /** Both bonuses, which a sole shareholder takes and equal largest shareholders split. */
        BOTH
    }

    /**
     * A bonus was paid.
     *
     * @param shares the number of shares that the player held
     * @param sharing the number of shareholders that split it, the stock market included
     * @param amount the amount that the player got, in dollars
     */
    record Bonus(HotelChain chain, int player, Rank rank, int shares, int sharing, int amount)
            implements AcquireEvent {}

    /**
     * A holder has decided about the shares of a chain that is acquired.
     *
     * @param traded the number of shares given for half as many of the survivor
     */
    record Disposed(int player, HotelChain chain, HotelChain survivor, int sold, int traded, int kept, int price)
            implements AcquireEvent {}

    /** All chains of a merger are settled. */
    record Settled(HotelChain survivor, int size) implements AcquireEvent {}

    /** Shares were bought; the price is that of one share. */
    record Bought(int player, HotelChain chain, int shares, int price) implements AcquireEvent {}

    /** Two shares of a chain were traded for one of another by a card. */
    record Traded(int player, HotelChain give, HotelChain get) implements AcquireEvent {}

    /** The mover has declared the end. */
    record EndDeclared(int player) implements AcquireEvent {}

    /** No tile was placed in a full round, which ends the game. */
    record RoundWithoutTile() implements AcquireEvent {}

    /** Every tile was placed or set aside, which ends the game. */
    record AllTilesPlayed() implements AcquireEvent {}

    /** Shares of a chain on the board were sold at the end; the price is that of one share. */
    record Redeemed(int player, HotelChain chain, int shares, int price) implements AcquireEvent {}

    /** The match has ended. */
    record Ended(String reason) implements AcquireEvent {}
}

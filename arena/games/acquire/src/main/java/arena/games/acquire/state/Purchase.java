package arena.games.acquire.state;

import java.util.List;
import java.util.Optional;

/**
 * A purchase as it was ordered; it is cut to what is possible when it is made.
 *
 * @param card the card that is played with it
 * @param buys the purchases of shares, in order
 * @param trades the trades by a card after that, in order
 * @param declaresEnd whether the end of the game is declared with it
 */
public record Purchase(Optional<PowerUp> card, List<Buy> buys, List<Trade> trades, boolean declaresEnd) {

    /** The empty purchase. */
    public static final Purchase NONE = new Purchase(Optional.empty(), List.of(), List.of(), false);

    /** The number of trades that a card allows. */
    public static final int TRADES = 3;

    /** The number of shares given for one. */
    public static final int GIVEN = 2;

    private static final int FIVE = 5;

    /** A purchase of shares of a chain. */
    public record Buy(HotelChain chain, int shares) {}

    /** A trade of two shares of a chain for one of another chain, or of the same. */
    public record Trade(HotelChain give, HotelChain get) {}

    public Purchase {
        buys = List.copyOf(buys);
        trades = List.copyOf(trades);
    }

    /** Returns the most shares that may be bought. */
    public int allowance() {
        return has(PowerUp.BUY_5_STOCK) ? FIVE : AcquireTerms.PURCHASE;
    }

    /** Returns whether the shares cost nothing. */
    public boolean isFree() {
        return has(PowerUp.FREE_3_STOCK);
    }

    /** Returns whether shares may be traded. */
    public boolean mayTrade() {
        return has(PowerUp.TRADE_2_STOCK);
    }

    private boolean has(PowerUp wanted) {
        return card.equals(Optional.of(wanted));
    }
}

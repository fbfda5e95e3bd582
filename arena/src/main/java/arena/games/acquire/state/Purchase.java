package arena.games.acquire.state;

import java.util.List;
import java.util.Optional;

/**
 * What a player wants to buy and trade, as it was ordered: it is cut to what can be had when its time comes.
 *
 * @param card the card that is played with it
 * @param buys what is bought, in order
 * @param trades what is traded by a card after that, in order
 * @param declaresEnd whether the end of the game is declared with it
 */
public record Purchase(Optional<PowerUp> card, List<Buy> buys, List<Trade> trades, boolean declaresEnd) {

    /** Nothing. */
    public static final Purchase NONE = new Purchase(Optional.empty(), List.of(), List.of(), false);

    /** How many trades a card allows. */
    public static final int TRADES = 3;

    /** How many shares are given for one. */
    public static final int GIVEN = 2;

    private static final int FIVE = 5;

    /** So many shares of a chain. */
    public record Buy(HotelChain chain, int shares) {}

    /** Two shares of a chain for one of another, or of the same. */
    public record Trade(HotelChain give, HotelChain get) {}

    public Purchase {
        buys = List.copyOf(buys);
        trades = List.copyOf(trades);
    }

    /** Returns how many shares may be bought with it. */
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

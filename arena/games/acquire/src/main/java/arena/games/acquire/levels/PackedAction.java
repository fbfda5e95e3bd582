package arena.games.acquire.levels;

import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.Arrays;
import java.util.Optional;

/**
 * The decision of a seat at one step of a {@link PackedTable}, in numbers. It is mutable and reused; only the fields
 * that belong to the step count.
 */
final class PackedAction {

    /** No card. */
    static final int NO_CARD = 0;

    /** The card that is played, by its number. */
    int card;

    /** The tile that is placed. */
    int tile;

    /** The chain that the tile founds, or that survives the merger. */
    int chain;

    /** The number of shares of each chain that are bought. */
    final int[] buys = new int[HotelChain.COUNT];

    /** The number of trades by a card; {@code gives} and {@code gets} hold their chains. */
    int trades;

    final int[] gives = new int[Purchase.TRADES];
    final int[] gets = new int[Purchase.TRADES];

    /** The number of shares of a defunct chain that are exchanged for half as many of the survivor. */
    int exchange;

    /** The number of shares of a defunct chain that are kept. */
    int keep;

    /** True if the end is declared. */
    boolean end;

    int bought;
    int spent;

    /** Resets the decision to doing nothing. */
    PackedAction clear() {
        card = NO_CARD;
        tile = PackedHotelBoard.NONE;
        chain = PackedHotelBoard.NONE;
        Arrays.fill(buys, 0);
        trades = 0;
        exchange = 0;
        keep = 0;
        end = false;
        bought = 0;
        spent = 0;
        return this;
    }

    /** Adds a trade. */
    void trade(int give, int get) {
        gives[trades] = give;
        gets[trades] = get;
        trades++;
    }

    /** Copies another decision. */
    void copyFrom(PackedAction other) {
        card = other.card;
        tile = other.tile;
        chain = other.chain;
        System.arraycopy(other.buys, 0, buys, 0, buys.length);
        trades = other.trades;
        System.arraycopy(other.gives, 0, gives, 0, gives.length);
        System.arraycopy(other.gets, 0, gets, 0, gets.length);
        exchange = other.exchange;
        keep = other.keep;
        end = other.end;
        bought = other.bought;
        spent = other.spent;
    }

    /** Returns the card that is played. */
    Optional<PowerUp> played() {
        return PowerUp.of(Integer.toString(card));
    }
}

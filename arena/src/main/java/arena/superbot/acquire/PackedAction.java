package arena.superbot.acquire;

import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a seat decides at one step of a {@link PackedTable}, in numbers. It is mutable and is used again and again; of
 * its fields only those count that the step asks for.
 */
final class PackedAction {

    /** No card. */
    static final int NO_CARD = 0;

    /** The card that is played, by its number. */
    int card;

    /** The tile that is placed. */
    int tile;

    /** The chain that it founds, or that survives it. */
    int chain;

    /** How many shares of each chain are bought. */
    final int[] buys = new int[HotelChain.COUNT];

    /** How many trades there are by a card, and of what for what. */
    int trades;

    final int[] gives = new int[Purchase.TRADES];
    final int[] gets = new int[Purchase.TRADES];

    /** How many shares of a defunct chain are given for half as many of the survivor. */
    int exchange;

    /** How many shares of a defunct chain are kept. */
    int keep;

    /** Whether the end is declared. */
    boolean end;

    int bought;
    int spent;

    /** Becomes the decision to do nothing. */
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

    /** Becomes equal to another one. */
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

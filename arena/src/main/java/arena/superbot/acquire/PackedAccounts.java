package arena.superbot.acquire;

import arena.games.acquire.state.HotelChain;
import java.util.Arrays;

/** The cash and shares of all players at a packed table, and the shares left in the bank. It is mutable. */
final class PackedAccounts {

    private final PackedPrices prices;
    private final boolean roundsUp;
    private final int seats;
    private final int[] cash;
    private final int[] shares;
    private final int[] bank = new int[HotelChain.COUNT];
    private final int[] held;
    private final int[] bonuses;

    PackedAccounts(PackedPrices prices, boolean roundsUp, int seats) {
        this.prices = prices;
        this.roundsUp = roundsUp;
        this.seats = seats;
        this.cash = new int[seats];
        this.shares = new int[seats * HotelChain.COUNT];
        this.held = new int[seats + 1];
        this.bonuses = new int[seats + 1];
    }

    void copyFrom(PackedAccounts other) {
        System.arraycopy(other.cash, 0, cash, 0, seats);
        System.arraycopy(other.shares, 0, shares, 0, shares.length);
        System.arraycopy(other.bank, 0, bank, 0, bank.length);
    }

    /** Puts all shares back into the bank. */
    void clear() {
        Arrays.fill(shares, 0);
        Arrays.fill(bank, HotelChain.SHARES);
    }

    void setCash(int seat, int dollars) {
        cash[seat] = dollars;
    }

    int cash(int seat) {
        return cash[seat];
    }

    int shares(int seat, int chain) {
        return shares[seat * HotelChain.COUNT + chain];
    }

    int bank(int chain) {
        return bank[chain];
    }

    /** Returns the price of a share at a size; 0 if the chain has no tile. */
    int price(int chain, int size) {
        return prices.at(chain, size);
    }

    /** Moves shares from the bank to a seat, or back if the count is negative. */
    void give(int seat, int chain, int count) {
        shares[seat * HotelChain.COUNT + chain] += count;
        bank[chain] -= count;
    }

    /** Pays a seat; a negative amount is taken from it. */
    void pay(int seat, int dollars) {
        cash[seat] += dollars;
    }

    /**
     * Computes the bonuses of all seats for a chain at a price.
     *
     * @param third the number of shares that the stock market holds
     * @param extra 1 if the market counts as a holder, 0 if not
     */
    void computeBonuses(int chain, int price, int third, int extra) {
        for (int seat = 0; seat < seats; seat++) {
            held[seat] = shares(seat, chain);
        }
        held[seats] = third;
        PackedPrices.bonuses(held, seats + extra, price, roundsUp, bonuses);
    }

    /** Returns the bonus of a seat by the last computation. */
    int bonus(int seat) {
        return bonuses[seat];
    }

    /** Pays the bonuses of the last computation. */
    void payBonuses() {
        for (int seat = 0; seat < seats; seat++) {
            cash[seat] += bonuses[seat];
        }
    }

    /** Pays all players for their shares of a chain; the shares stay with the players. */
    void redeem(int chain, int price) {
        for (int seat = 0; seat < seats; seat++) {
            cash[seat] += price * shares(seat, chain);
        }
    }
}

package arena.games.acquire.levels;

import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelChain;
import java.util.Arrays;

/** The cash and shares of all players at a packed table, and the shares left in the bank. It is mutable. */
final class PackedAccounts {

    private final Prices prices;
    private final boolean roundsUp;
    private final int seats;
    private final int[] cash;
    private final int[] shares;
    private final int[] bank = new int[HotelChain.COUNT];
    private final int[] held;
    private final int[] bonuses;

    PackedAccounts(ChainSet chains, boolean roundsUp, int seats) {
        this.prices = new Prices(chains);
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
        Prices.bonuses(held, seats + extra, price, roundsUp, bonuses);
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

    /** The prices and bonuses of a set of chains in arrays, without allocation. */
    private static final class Prices {

        private static final int SIZES = PackedHotelBoard.TILES + 1;
        private static final int HUNDRED = 100;

        private final int[] table = new int[HotelChain.COUNT * SIZES];

        Prices(ChainSet chains) {
            for (HotelChain chain : chains.chains()) {
                for (int size = 0; size < SIZES; size++) {
                    table[chain.index() * SIZES + size] = chain.price(size);
                }
            }
        }

        /** Returns the price of a share at a size; 0 for a chain that is not on the board. */
        int at(int chain, int size) {
            return table[chain * SIZES + size];
        }

        /**
         * Computes the bonuses of all holders at a merger or at the end.
         *
         * @param held the shares of each holder
         * @param holders the number of holders
         * @param roundsUp whether split bonuses are rounded up to the next $100
         * @param into receives the bonuses
         */
        static void bonuses(int[] held, int holders, int price, boolean roundsUp, int[] into) {
            Arrays.fill(into, 0, holders, 0);
            int most = most(held, holders, Integer.MAX_VALUE);
            if (most == 0) {
                return;
            }
            int second = most(held, holders, most);
            int leaders = count(held, holders, most);
            int first = HotelChain.firstBonus(price);
            int next = HotelChain.secondBonus(price);
            if (leaders > 1 || second == 0) {
                give(held, holders, most, share(first, next, leaders, roundsUp), into);
            } else {
                give(held, holders, most, first, into);
                give(held, holders, second, share(next, 0, count(held, holders, second), roundsUp), into);
            }
        }

        private static int share(int one, int other, int among, boolean roundsUp) {
            if (among == 1) {
                return one + other;
            }
            int hundreds = HUNDRED * among;
            return roundsUp ? (one + other + hundreds - 1) / hundreds * HUNDRED : one / among + other / among;
        }

        /** Returns the largest number of shares below a limit. */
        private static int most(int[] held, int holders, int below) {
            int most = 0;
            for (int holder = 0; holder < holders; holder++) {
                if (held[holder] < below) {
                    most = Math.max(most, held[holder]);
                }
            }
            return most;
        }

        private static int count(int[] held, int holders, int shares) {
            int count = 0;
            for (int holder = 0; holder < holders; holder++) {
                count += held[holder] == shares ? 1 : 0;
            }
            return count;
        }

        private static void give(int[] held, int holders, int shares, int amount, int[] into) {
            for (int holder = 0; holder < holders; holder++) {
                if (held[holder] == shares) {
                    into[holder] = amount;
                }
            }
        }
    }
}

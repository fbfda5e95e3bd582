package arena.superbot.acquire;

import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelChain;
import java.util.Arrays;

/** The prices and bonuses of a set of chains in arrays, without allocation. */
final class PackedPrices {

    private static final int SIZES = PackedHotelBoard.TILES + 1;
    private static final int HUNDRED = 100;

    private final int[] table = new int[HotelChain.COUNT * SIZES];

    PackedPrices(ChainSet chains) {
        for (HotelChain chain : chains.chains()) {
            for (int size = 0; size < SIZES; size++) {
                table[chain.place() * SIZES + size] = chain.price(size);
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

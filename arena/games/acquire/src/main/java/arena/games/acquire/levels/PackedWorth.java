package arena.games.acquire.levels;

import arena.games.acquire.state.HotelChain;

/** The value of holdings at a {@link PackedTable}, in dollars. */
final class PackedWorth {

    private static final double SHARES = HotelChain.SHARES;
    private static final int FIRST = 10;
    private static final int SECOND = 5;

    private PackedWorth() {}

    /**
     * Returns the bonus that a seat would get for a chain now with {@code more} additional shares, in fractions of a
     * dollar where it is split.
     */
    static double bonus(PackedTable table, int seat, int chain, int price, int more) {
        int mine = table.accounts.shares(seat, chain) + more;
        if (mine <= 0) {
            return 0;
        }
        int larger = 0;
        int equal = 1;
        int others = 0;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                int held = table.accounts.shares(other, chain);
                others += held;
                larger += held > mine ? 1 : 0;
                equal += held == mine ? 1 : 0;
            }
        }
        if (larger == 0) {
            return equal > 1
                    ? (FIRST + SECOND) * (double) price / equal
                    : (others > 0 ? FIRST : FIRST + SECOND) * price;
        }
        return larger == 1 ? SECOND * (double) price / equal : 0;
    }

    /**
     * Returns the expected later bonus, while the bank still has shares by which ranks can change: the odds of the
     * first ranks are the squares of the holdings.
     */
    static double hopedBonus(PackedTable table, int seat, int chain, int price, int more, double hope) {
        double now = bonus(table, seat, chain, price, more);
        double open = hope * (table.accounts.bank(chain) - Math.max(0, more)) / SHARES;
        if (open <= 0) {
            return now;
        }
        double all = 0;
        double mine = 0;
        for (int other = 0; other < table.seats(); other++) {
            double held = table.accounts.shares(other, chain) + (other == seat ? more : 0);
            all += held * held;
            mine = other == seat ? held * held : mine;
        }
        double later = all > 0 ? (FIRST + SECOND) * price * mine / all : 0;
        return now + open * (later - now);
    }

    /**
     * Returns the total value of a seat. Bonuses are counted as if the game ended now, mixed with the expected later
     * ones by {@code hope}.
     */
    static double of(PackedTable table, int seat, double hope) {
        double worth = table.accounts.cash(seat);
        if (table.isOver()) {
            return worth;
        }
        for (int chain = 0; chain < HotelChain.COUNT; chain++) {
            int price = table.price(chain);
            if (price > 0 && table.accounts.shares(seat, chain) > 0) {
                worth += price * table.accounts.shares(seat, chain) + hopedBonus(table, seat, chain, price, 0, hope);
            }
        }
        return worth;
    }
}

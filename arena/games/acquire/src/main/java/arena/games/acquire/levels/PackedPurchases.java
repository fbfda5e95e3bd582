package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.Purchase;

/**
 * The purchases and trades of the mover at a {@link PackedTable}. A trade of a card gives two shares of one chain for
 * one of another.
 */
final class PackedPurchases {

    private static final double LEAST = 1;

    private PackedPurchases() {}

    /** Returns the largest number of further shares of a chain that the mover may buy, may hold and can pay for. */
    static int mayBuy(PackedTable table, PackedAction action, int chain) {
        int price = action.card == PackedTable.FREE_3 ? 0 : table.price(chain);
        int allowed = (action.card == PackedTable.BUY_5 ? PackedTable.FIVE : AcquireTerms.PURCHASE) - action.bought;
        int inBank = table.board.size(chain) > 0 ? table.accounts.bank(chain) - action.buys[chain] : 0;
        int most = Math.min(allowed, inBank);
        return price == 0 ? most : Math.min(most, (table.accounts.cash(table.mover()) - action.spent) / price);
    }

    /** Adds shares to a purchase, at most as many as {@link #mayBuy} allows. */
    static void buy(PackedTable table, PackedAction action, int chain, int shares) {
        action.buys[chain] += shares;
        action.bought += shares;
        action.spent += action.card == PackedTable.FREE_3 ? 0 : shares * table.price(chain);
    }

    /** Adds the best number of trades of the best pair of chains, and returns their gain. */
    static double chooseTrades(PackedTable table, PackedAction into, double hope) {
        int bestGive = PackedTable.NONE;
        int bestGet = PackedTable.NONE;
        int bestCount = 0;
        double most = LEAST;
        for (int give = 0; give < HotelChain.COUNT; give++) {
            for (int get = 0; get < HotelChain.COUNT; get++) {
                if (give != get && table.board.size(give) > 0 && table.board.size(get) > 0) {
                    for (int count = 1; count <= most(table, into, give, get); count++) {
                        double gain = gain(table, into, give, get, count, hope);
                        if (gain > most) {
                            most = gain;
                            bestGive = give;
                            bestGet = get;
                            bestCount = count;
                        }
                    }
                }
            }
        }
        for (int count = 0; count < bestCount; count++) {
            into.trade(bestGive, bestGet);
        }
        return bestCount > 0 ? most : 0;
    }

    private static int most(PackedTable table, PackedAction into, int give, int get) {
        int held = table.accounts.shares(table.mover(), give) + into.buys[give];
        return Math.min(Purchase.TRADES, Math.min(held / Purchase.GIVEN, table.accounts.bank(get) - into.buys[get]));
    }

    private static double gain(PackedTable table, PackedAction into, int give, int get, int count, double hope) {
        int given = Purchase.GIVEN * count;
        return change(table, into, get, count, hope) + change(table, into, give, -given, hope);
    }

    private static double change(PackedTable table, PackedAction into, int chain, int more, double hope) {
        int seat = table.mover();
        int price = table.price(chain);
        int had = into.buys[chain];
        return (double) more * price
                + PackedWorth.hopedBonus(table, seat, chain, price, had + more, hope)
                - PackedWorth.hopedBonus(table, seat, chain, price, had, hope);
    }
}

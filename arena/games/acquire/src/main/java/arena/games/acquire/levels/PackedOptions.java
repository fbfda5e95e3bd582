package arena.games.acquire.levels;

import arena.games.acquire.state.HotelChain;

/**
 * The options of a step of a {@link PackedTable}, as codes that mean the same action on every table. If there are too
 * many, those with the lowest gain by a policy are left out.
 */
final class PackedOptions {

    /** The largest code. */
    static final int MOST_CODE = 2_047;

    /** The largest number of options. */
    static final int MOST = 128;

    private static final int TILE = 8;
    private static final int CHAINS = 8;
    private static final int MERGE = 960;
    private static final int STOCK = 1_024;
    private static final int END = 512;
    private static final int NO_CHAIN = HotelChain.COUNT;
    private static final int SELL = 0;
    private static final int TRADE = 1;
    private static final int KEEP = 2;
    private static final int TRADE_AND_KEEP = 3;
    private static final int SELL_AND_TRADE = 4;

    private final GreedyPolicy policy;
    private final int most;
    private final double[] gains = new double[MOST];
    private final PackedAction tried = new PackedAction();

    /**
     * Creates a generator of options.
     *
     * @param policy the policy that rates options
     * @param most the number of tiles, and of purchases, that are kept
     */
    PackedOptions(GreedyPolicy policy, int most) {
        this.policy = policy;
        this.most = most;
    }

    /** Lists the options of the seat that is asked, at least one, and returns their number. */
    int list(PackedTable table, int[] into) {
        return switch (table.step()) {
            case SPECIAL -> special(table, into);
            case TILE -> tiles(table, into);
            case MERGE -> disposals(table, into);
            case STOCK -> purchases(table, into);
            case OVER -> throw new IllegalStateException("nobody is asked any more");
        };
    }

    private static int special(PackedTable table, int[] into) {
        int count = 0;
        into[count++] = PackedAction.NO_CARD;
        for (int card = PackedTable.DRAW_5; card <= PackedTable.PLACE_4; card++) {
            if (table.holds(table.mover(), card)) {
                into[count++] = card;
            }
        }
        return count;
    }

    private int tiles(PackedTable table, int[] into) {
        int count = 0;
        int mover = table.mover();
        PackedHotelBoard board = table.board;
        for (int index = 0; index < table.tiles.inHand(mover); index++) {
            int tile = table.tiles.hand(mover, index);
            PackedHotelBoard.Kind kind = board.look(tile);
            if (!kind.isPlayable()) {
                continue;
            }
            if (kind == PackedHotelBoard.Kind.FOUNDS || kind == PackedHotelBoard.Kind.MERGES) {
                for (int chain = 0; chain < HotelChain.COUNT; chain++) {
                    if (mayName(board, tile, kind, chain)) {
                        count = insert(code(tile, chain), policy.gainOfTile(table, tile, chain), into, count);
                    }
                }
            } else {
                int code = code(tile, PackedTable.NONE);
                count = insert(code, policy.gainOfTile(table, tile, PackedTable.NONE), into, count);
            }
        }
        if (count == 0) {
            into[count++] = code(PackedHotelBoard.TILES, PackedTable.NONE);
        }
        return count;
    }

    private static int code(int tile, int chain) {
        return TILE + tile * CHAINS + chain + 1;
    }

    private static boolean mayName(PackedHotelBoard board, int tile, PackedHotelBoard.Kind kind, int chain) {
        if (kind == PackedHotelBoard.Kind.FOUNDS) {
            return board.size(chain) == 0;
        }
        board.look(tile);
        for (int index = 0; index < board.touchedChains(); index++) {
            if (board.touched(index) == chain) {
                return board.isLargestTouched(index);
            }
        }
        return false;
    }

    /** Inserts an option by its gain, the best first; the worst one is dropped. */
    private int insert(int code, double gain, int[] into, int count) {
        int at = Math.min(count, most - 1);
        if (count == most && gain <= gains[at]) {
            return count;
        }
        while (at > 0 && gains[at - 1] < gain) {
            gains[at] = gains[at - 1];
            into[at] = into[at - 1];
            at--;
        }
        gains[at] = gain;
        into[at] = code;
        return Math.min(most, count + 1);
    }

    private static int disposals(PackedTable table, int[] into) {
        int held = table.accounts.shares(table.asked(), table.defunct());
        int pairs = Math.min(held / 2, table.accounts.bank(table.survivor()));
        int count = 0;
        into[count++] = MERGE + SELL;
        into[count++] = MERGE + KEEP;
        if (pairs > 0) {
            into[count++] = MERGE + TRADE;
        }
        if (pairs > 0 && 2 * pairs < held) {
            into[count++] = MERGE + TRADE_AND_KEEP;
        }
        if (pairs > 1) {
            into[count++] = MERGE + SELL_AND_TRADE;
        }
        return count;
    }

    private int purchases(PackedTable table, int[] into) {
        int count = purchases(table, PackedAction.NO_CARD, into, 0);
        for (int card = PackedTable.FREE_3; card <= PackedTable.TRADE_2; card++) {
            if (table.holds(table.mover(), card)) {
                int best = insertedFirst(into, count);
                count = withCard(table, card, best, into, count);
            }
        }
        if (table.mayDeclareEnd()) {
            into[count] = into[0] + END;
            count++;
        }
        return count;
    }

    private static int insertedFirst(int[] into, int count) {
        return count == 0 ? STOCK : into[0];
    }

    /** Lists the empty purchase, each chain alone, and each pair of chains with a larger and a smaller share. */
    private int purchases(PackedTable table, int card, int[] into, int from) {
        int count = insert(purchase(card, NO_CHAIN, NO_CHAIN), 0, into, from);
        for (int one = 0; one < HotelChain.COUNT; one++) {
            if (isOnSale(table, one)) {
                for (int other = 0; other < HotelChain.COUNT; other++) {
                    if (isOnSale(table, other)) {
                        int code = purchase(card, one, other);
                        read(code, table, tried);
                        count = insert(code, policy.gainOfPurchase(table, tried), into, count);
                    }
                }
            }
        }
        return count;
    }

    private static boolean isOnSale(PackedTable table, int chain) {
        return table.board.size(chain) > 0 && table.accounts.bank(chain) > 0;
    }

    /** Adds the best purchase with a card. */
    private int withCard(PackedTable table, int card, int plain, int[] into, int count) {
        int best = card == PackedTable.TRADE_2 ? plain + (card << 6) : purchase(card, NO_CHAIN, NO_CHAIN);
        double gain = Double.NEGATIVE_INFINITY;
        for (int one = 0; card != PackedTable.TRADE_2 && one < HotelChain.COUNT; one++) {
            for (int other = 0; isOnSale(table, one) && other < HotelChain.COUNT; other++) {
                if (isOnSale(table, other)) {
                    int code = purchase(card, one, other);
                    read(code, table, tried);
                    double brings = policy.gainOfPurchase(table, tried);
                    if (brings > gain) {
                        gain = brings;
                        best = code;
                    }
                }
            }
        }
        into[count] = best;
        return count + 1;
    }

    private static int purchase(int card, int one, int other) {
        return STOCK + (card << 6) + one * CHAINS + other;
    }

    /** Decodes an option. */
    void read(int code, PackedTable table, PackedAction into) {
        into.clear();
        if (code < TILE) {
            into.card = code;
        } else if (code < MERGE) {
            int tile = (code - TILE) / CHAINS;
            into.tile = tile == PackedHotelBoard.TILES ? PackedTable.NONE : tile;
            into.chain = (code - TILE) % CHAINS - 1;
        } else if (code < STOCK) {
            disposal(code - MERGE, table, into);
        } else {
            purchase(code - STOCK, table, into);
        }
    }

    private static void disposal(int how, PackedTable table, PackedAction into) {
        int held = table.accounts.shares(table.asked(), table.defunct());
        int pairs = Math.min(held / 2, table.accounts.bank(table.survivor()));
        into.exchange = 2
                * switch (how) {
                    case TRADE, TRADE_AND_KEEP -> pairs;
                    case SELL_AND_TRADE -> pairs / 2;
                    default -> 0;
                };
        into.keep = how == KEEP || how == TRADE_AND_KEEP ? held - into.exchange : 0;
    }

    private void purchase(int number, PackedTable table, PackedAction into) {
        into.end = number >= END;
        int what = number % END;
        into.card = what >> 6;
        int one = what / CHAINS % CHAINS;
        int other = what % CHAINS;
        if (one != NO_CHAIN) {
            int may = PackedPurchases.mayBuy(table, into, one);
            PackedPurchases.buy(table, into, one, one == other ? may : Math.min(may, (1 + allowance(into)) / 2));
            PackedPurchases.buy(table, into, other, PackedPurchases.mayBuy(table, into, other));
        }
        if (into.card == PackedTable.TRADE_2) {
            policy.trade(table, into);
        }
    }

    private static int allowance(PackedAction decision) {
        return decision.card == PackedTable.BUY_5 ? PackedTable.FIVE : arena.games.acquire.state.AcquireTerms.PURCHASE;
    }
}

package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelChain;
import arena.search.SearchRandom;

/** A policy that decides everything at random, like the filler of the document, but within the rules. */
final class RandomPolicy implements PlayoutPolicy {

    private static final int CARD_ONE_IN = 4;

    @Override
    public void decide(PackedTable table, SearchRandom dice, PackedAction into) {
        into.clear();
        switch (table.step()) {
            case SPECIAL -> into.card = card(table, dice, PackedTable.DRAW_5, PackedTable.PLACE_4);
            case TILE -> tile(table, dice, into);
            case MERGE -> dispose(table, dice, into);
            case STOCK -> stock(table, dice, into);
            case OVER -> throw new IllegalStateException("nobody is asked any more");
        }
    }

    /** Returns a held card in one of {@link #CARD_ONE_IN} cases, otherwise none. */
    private static int card(PackedTable table, SearchRandom dice, int first, int last) {
        if (dice.below(CARD_ONE_IN) > 0) {
            return PackedAction.NO_CARD;
        }
        int drawn = first + dice.below(last - first + 1);
        return table.holds(table.mover(), drawn) ? drawn : PackedAction.NO_CARD;
    }

    private static void tile(PackedTable table, SearchRandom dice, PackedAction into) {
        int mover = table.mover();
        int playable = 0;
        for (int index = 0; index < table.tiles.inHand(mover); index++) {
            int tile = table.tiles.hand(mover, index);
            if (table.board.look(tile).isPlayable() && dice.below(++playable) == 0) {
                into.tile = tile;
            }
        }
        if (into.tile != PackedTable.NONE) {
            into.chain = chain(table.board, into.tile, dice);
        }
    }

    /** Returns a random chain to found or to survive; none if the tile needs none. */
    private static int chain(PackedHotelBoard board, int tile, SearchRandom dice) {
        PackedHotelBoard.Kind kind = board.look(tile);
        int chosen = PackedTable.NONE;
        int many = 0;
        if (kind == PackedHotelBoard.Kind.FOUNDS) {
            for (int chain = 0; chain < HotelChain.COUNT; chain++) {
                if (board.size(chain) == 0 && dice.below(++many) == 0) {
                    chosen = chain;
                }
            }
        } else if (kind == PackedHotelBoard.Kind.MERGES) {
            for (int index = 0; index < board.touchedChains(); index++) {
                if (board.isLargestTouched(index) && dice.below(++many) == 0) {
                    chosen = board.touched(index);
                }
            }
        }
        return chosen;
    }

    private static void dispose(PackedTable table, SearchRandom dice, PackedAction into) {
        int held = table.accounts.shares(table.asked(), table.defunct());
        int pairs = Math.min(held / 2, table.accounts.bank(table.survivor()));
        into.exchange = 2 * dice.below(pairs + 1);
        into.keep = dice.below(held - into.exchange + 1);
    }

    private static void stock(PackedTable table, SearchRandom dice, PackedAction into) {
        into.card = card(table, dice, PackedTable.FREE_3, PackedTable.TRADE_2);
        int tries = into.card == PackedTable.BUY_5 ? PackedTable.FIVE : AcquireTerms.PURCHASE;
        for (int share = 0; share < tries; share++) {
            int chain = dice.below(HotelChain.COUNT);
            if (PackedPurchases.mayBuy(table, into, chain) > 0) {
                PackedPurchases.buy(table, into, chain, 1);
            }
        }
        if (into.card == PackedTable.TRADE_2) {
            trade(table, dice, into);
        }
        into.end = table.mayDeclareEnd() && dice.below(2) == 0;
    }

    private static void trade(PackedTable table, SearchRandom dice, PackedAction into) {
        int give = dice.below(HotelChain.COUNT);
        int get = dice.below(HotelChain.COUNT);
        PackedHotelBoard board = table.board;
        if (board.size(give) > 0
                && board.size(get) > 0
                && table.accounts.shares(table.mover(), give) > 1
                && table.accounts.bank(get) > into.buys[get]) {
            into.trade(give, get);
        }
    }
}

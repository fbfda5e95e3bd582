package arena.superbot.acquire;

import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Terms;
import arena.search.Dice;

/** Decides everything by lot, as the filler of the document does, but within the rules. */
final class RandomPlayer implements Player {

    private static final int CARD_ONE_IN = 4;

    @Override
    public void decide(PackedTable table, Dice dice, Decision into) {
        into.clear();
        switch (table.step()) {
            case SPECIAL -> into.card = card(table, dice, PackedTable.DRAW_5, PackedTable.PLACE_4);
            case TILE -> tile(table, dice, into);
            case MERGE -> dispose(table, dice, into);
            case STOCK -> stock(table, dice, into);
            case OVER -> throw new IllegalStateException("nobody is asked any more");
        }
    }

    /** Returns a card that is held, now and then, or none. */
    private static int card(PackedTable table, Dice dice, int first, int last) {
        if (dice.below(CARD_ONE_IN) > 0) {
            return Decision.NO_CARD;
        }
        int drawn = first + dice.below(last - first + 1);
        return table.holds(table.mover(), drawn) ? drawn : Decision.NO_CARD;
    }

    private static void tile(PackedTable table, Dice dice, Decision into) {
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

    /** Returns a chain to found or to survive; none if the tile needs none. */
    private static int chain(PackedBoard board, int tile, Dice dice) {
        PackedBoard.Kind kind = board.look(tile);
        int chosen = PackedTable.NONE;
        int many = 0;
        if (kind == PackedBoard.Kind.FOUNDS) {
            for (int chain = 0; chain < Chain.COUNT; chain++) {
                if (board.size(chain) == 0 && dice.below(++many) == 0) {
                    chosen = chain;
                }
            }
        } else if (kind == PackedBoard.Kind.MERGES) {
            for (int index = 0; index < board.touchedChains(); index++) {
                if (board.isLargestTouched(index) && dice.below(++many) == 0) {
                    chosen = board.touched(index);
                }
            }
        }
        return chosen;
    }

    private static void dispose(PackedTable table, Dice dice, Decision into) {
        int held = table.accounts.shares(table.asked(), table.defunct());
        int pairs = Math.min(held / 2, table.accounts.bank(table.survivor()));
        into.exchange = 2 * dice.below(pairs + 1);
        into.keep = dice.below(held - into.exchange + 1);
    }

    private static void stock(PackedTable table, Dice dice, Decision into) {
        into.card = card(table, dice, PackedTable.FREE_3, PackedTable.TRADE_2);
        int tries = into.card == PackedTable.BUY_5 ? PackedTable.FIVE : Terms.PURCHASE;
        for (int share = 0; share < tries; share++) {
            int chain = dice.below(Chain.COUNT);
            if (into.mayBuy(table, chain) > 0) {
                into.buy(table, chain, 1);
            }
        }
        if (into.card == PackedTable.TRADE_2) {
            trade(table, dice, into);
        }
        into.end = table.mayDeclareEnd() && dice.below(2) == 0;
    }

    private static void trade(PackedTable table, Dice dice, Decision into) {
        int give = dice.below(Chain.COUNT);
        int get = dice.below(Chain.COUNT);
        PackedBoard board = table.board;
        if (board.size(give) > 0
                && board.size(get) > 0
                && table.accounts.shares(table.mover(), give) > 1
                && table.accounts.bank(get) > into.buys[get]) {
            into.trade(give, get);
        }
    }
}

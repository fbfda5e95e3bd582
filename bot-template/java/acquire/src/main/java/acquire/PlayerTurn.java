package acquire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An answer with a tile, a purchase, or both. What is left out is left to the rules: a tile by lot, a chain of their
 * choice, no purchase.
 *
 * @param tile the tile to place
 * @param create the chain to found, if the tile founds one
 * @param survivor which of the largest chains survives, if the tile merges some
 * @param card FREE_3_STOCK, BUY_5_STOCK, TRADE_2_STOCK or NONE
 * @param buy the shares to buy, in order
 * @param trade the trades for TRADE_2_STOCK, in order
 * @param declareEnd whether the game ends with this turn, where players decide that
 */
public record PlayerTurn(
        Optional<Tile> tile,
        Optional<Chain> create,
        Optional<Chain> survivor,
        Card card,
        List<PlayerTurn.Purchase> buy,
        List<PlayerTurn.Trade> trade,
        boolean declareEnd) {

    /** Nothing at all. */
    public static final PlayerTurn NOTHING = new PlayerTurn(
            Optional.empty(), Optional.empty(), Optional.empty(), Card.NONE, List.of(), List.of(), false);

    /** Some shares of a chain. */
    public record Purchase(Chain chain, int shares) {}

    /** Two shares of a chain for one of another. */
    public record Trade(Chain give, Chain get) {}

    public PlayerTurn {
        buy = List.copyOf(buy);
        trade = List.copyOf(trade);
    }

    /** Returns it with a tile. */
    public PlayerTurn placing(Tile placed) {
        return new PlayerTurn(Optional.of(placed), create, survivor, card, buy, trade, declareEnd);
    }

    /** Returns it with the chain to found. */
    public PlayerTurn founding(Chain founded) {
        return new PlayerTurn(tile, Optional.of(founded), survivor, card, buy, trade, declareEnd);
    }

    /** Returns it with the chain that survives. */
    public PlayerTurn keeping(Chain kept) {
        return new PlayerTurn(tile, create, Optional.of(kept), card, buy, trade, declareEnd);
    }

    /** Returns it with a card. */
    public PlayerTurn playing(Card played) {
        return new PlayerTurn(tile, create, survivor, played, buy, trade, declareEnd);
    }

    /** Returns it with purchases. */
    public PlayerTurn buying(List<Purchase> bought) {
        return new PlayerTurn(tile, create, survivor, card, bought, trade, declareEnd);
    }

    /** Returns it with trades. */
    public PlayerTurn trading(List<Trade> traded) {
        return new PlayerTurn(tile, create, survivor, card, buy, traded, declareEnd);
    }

    /** Returns it as the last turn of the game. */
    public PlayerTurn declaringTheEnd(boolean end) {
        return new PlayerTurn(tile, create, survivor, card, buy, trade, end);
    }

    /**
     * Returns the lines for the arena.
     *
     * @param whole whether the question takes the chain to found and the survivor with the tile
     */
    List<String> lines(boolean whole) {
        List<String> lines = new ArrayList<>();
        tile.ifPresent(placed -> lines.add("tile " + placed));
        create.filter(chain -> whole).ifPresent(chain -> lines.add("create " + chain.letter()));
        survivor.filter(chain -> whole).ifPresent(chain -> lines.add("survivor " + chain.letter()));
        if (card != Card.NONE) {
            lines.add("card " + card);
        }
        buy.forEach(bought -> lines.add("buy " + bought.chain().letter() + " " + bought.shares()));
        trade.forEach(traded ->
                lines.add("trade " + traded.give().letter() + " " + traded.get().letter()));
        if (declareEnd) {
            lines.add("declare-end");
        }
        return lines;
    }
}

package arena.games.chainreaction;

import arena.game.Choices;
import arena.game.Chooser;
import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** The choices of a person: a cell for the king, for a coin, or for a swap of the king. */
final class ChainReactionChooser implements Chooser<ChainReactionView, ChainReactionMove> {

    private static final String KING = "king";
    private static final String COIN = "coin";
    private static final String SWAP = "swap";
    private static final String CELL = "cell";

    @Override
    public Choices choices(ChainReactionView view, Seat seat, List<Choices.Chosen> already) {
        if (!already.isEmpty()) {
            return Choices.COMPLETE;
        }
        List<Choices.Alternative> kings = new ArrayList<>();
        List<Choices.Alternative> coins = new ArrayList<>();
        List<Choices.Alternative> swaps = new ArrayList<>();
        for (ChainReactionMove.Order order : ChainReactionOptions.orders(view, Side.of(seat))) {
            if (order instanceof ChainReactionMove.PlaceKing king) {
                kings.add(cell(king.cell()));
            } else if (order instanceof ChainReactionMove.PlaceCoin coin) {
                coins.add(cell(coin.cell()));
            } else if (order instanceof ChainReactionMove.SwapKing swap) {
                swaps.add(cell(swap.to()));
            }
        }
        List<Choices.Kind> kinds = new ArrayList<>();
        add(kinds, KING, "Place your king", kings);
        add(kinds, COIN, "Put a coin", coins);
        add(kinds, SWAP, "Swap your king", swaps);
        return new Choices(kinds, false);
    }

    private static void add(List<Choices.Kind> kinds, String key, String words, List<Choices.Alternative> cells) {
        if (!cells.isEmpty()) {
            kinds.add(new Choices.Kind(key, words, List.of(new Choices.One(CELL, "on which cell", cells))));
        }
    }

    private static Choices.Alternative cell(int cell) {
        return new Choices.Alternative(Integer.toString(cell), "cell " + cell);
    }

    @Override
    public ChainReactionMove order(ChainReactionView view, Seat seat, List<Choices.Chosen> chosen) {
        int cell = Integer.parseInt(chosen.get(0).one(CELL));
        return switch (chosen.get(0).kind()) {
            case KING -> new ChainReactionMove.PlaceKing(cell);
            case COIN -> new ChainReactionMove.PlaceCoin(cell);
            case SWAP -> new ChainReactionMove.SwapKing(view.king(Side.of(seat)), cell);
            default -> throw new IllegalArgumentException("no kind of order is called " + chosen);
        };
    }
}

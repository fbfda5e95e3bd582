package arena.games.chainreaction.levels;

import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import java.util.List;
import java.util.stream.Collectors;

/** The conversion between views and orders of Chain Reaction and the packed boards and moves of a search. */
final class ViewTranslation {

    private ViewTranslation() {}

    /** Returns the board of a view with kings on the given cells, 0 for none, and the given side to move. */
    static PackedCoinBoard board(ChainReactionView view, Side mover, int moversKing, int othersKing) {
        int[] counts = new int[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            ChainReactionView.Square square = view.square(cell);
            counts[cell - 1] = square.owner() == Side.FIRST.number() ? square.coins() : -square.coins();
        }
        boolean first = mover == Side.FIRST;
        PackedCoinBoard board = PackedCoinBoard.of(
                CoinBoard.of(counts, first ? moversKing : othersKing, first ? othersKing : moversKing));
        board.turnTo(mover);
        return board;
    }

    /** Returns a board with two kings only and the given side to move. */
    static PackedCoinBoard kings(Side mover, int moversKing, int othersKing) {
        PackedCoinBoard board =
                PackedCoinBoard.of(CoinBoard.EMPTY.withKing(mover, moversKing).withKing(mover.opponent(), othersKing));
        board.turnTo(mover);
        return board;
    }

    /** Returns the order of a move of a {@link PackedPosition}. */
    static ChainReactionMove order(int move, int king) {
        return move >= PackedPosition.SWAP
                ? new ChainReactionMove.SwapKing(king, cell(move))
                : new ChainReactionMove.PlaceCoin(cell(move));
    }

    /** Returns a line of moves as text; a swap in words, because its starting cell is known to the search only. */
    static String text(List<Integer> line) {
        return line.stream()
                .map(move -> (move >= PackedPosition.SWAP ? "king to " : "C ") + cell(move))
                .collect(Collectors.joining(", "));
    }

    private static int cell(int move) {
        return PackedCoinBoard.cell(1L << move % PackedPosition.SWAP);
    }
}

package arena.superbot.chainreaction;

import arena.games.chainreaction.Board;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.Move;
import arena.games.chainreaction.PackedBoard;
import arena.games.chainreaction.Side;
import arena.games.chainreaction.View;
import java.util.List;
import java.util.stream.Collectors;

/** Between what a player of Chain Reaction sees and writes, and what a search works on. */
final class ViewTranslation {

    private ViewTranslation() {}

    /** Returns the coins of a view with kings on these cells, 0 for none, and this side to move. */
    static PackedBoard board(View view, Side mover, int moversKing, int othersKing) {
        int[] counts = new int[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            View.Square square = view.square(cell);
            counts[cell - 1] = square.owner() == Side.FIRST.number() ? square.coins() : -square.coins();
        }
        boolean first = mover == Side.FIRST;
        PackedBoard board =
                PackedBoard.of(Board.of(counts, first ? moversKing : othersKing, first ? othersKing : moversKing));
        board.turnTo(mover);
        return board;
    }

    /** Returns a board with nothing but two kings, and this side to move. */
    static PackedBoard kings(Side mover, int moversKing, int othersKing) {
        PackedBoard board =
                PackedBoard.of(Board.EMPTY.withKing(mover, moversKing).withKing(mover.opponent(), othersKing));
        board.turnTo(mover);
        return board;
    }

    /** Returns the order that a move of a {@link PackedPosition} stands for. */
    static Move order(int move, int king) {
        return move >= PackedPosition.SWAP ? new Move.SwapKing(king, cell(move)) : new Move.PlaceCoin(cell(move));
    }

    /** Returns a line of moves as text; a swap in words, since only the search knows from where a king would come. */
    static String text(List<Integer> line) {
        return line.stream()
                .map(move -> (move >= PackedPosition.SWAP ? "king to " : "C ") + cell(move))
                .collect(Collectors.joining(", "));
    }

    private static int cell(int move) {
        return PackedBoard.cell(1L << move % PackedPosition.SWAP);
    }
}

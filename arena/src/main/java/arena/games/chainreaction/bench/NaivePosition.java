package arena.games.chainreaction.bench;

import arena.games.chainreaction.ChainBurst;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.Side;
import arena.search.ReversiblePosition;
import arena.search.SearchRandom;

/** A board of Chain Reaction for a search, by the rules' own board, whose every move is a new value; without swaps. */
final class NaivePosition implements ReversiblePosition {

    private static final int MOST_PLIES = 128;

    private final CoinBoard[] boards = new CoinBoard[MOST_PLIES];
    private final boolean[] hits = new boolean[MOST_PLIES];
    private int ply;

    /** Begins from a board with player 1 to move. */
    NaivePosition(CoinBoard start) {
        boards[0] = start;
    }

    private Side mover() {
        return ply % 2 == 0 ? Side.FIRST : Side.SECOND;
    }

    @Override
    public int seat() {
        return ply % 2;
    }

    @Override
    public int listUrgent(int[] into) {
        return list(true, into, 0);
    }

    @Override
    public int listQuiet(int[] into, int from) {
        return list(false, into, from);
    }

    private int list(boolean full, int[] into, int from) {
        CoinBoard board = boards[ply];
        int count = from;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (board.mayPlace(mover(), cell) && full == (board.coins(cell) == Grid.capacity(cell))) {
                into[count++] = cell;
            }
        }
        return count;
    }

    @Override
    public void play(int move) {
        ChainBurst reaction = ChainBurst.ofCoin(boards[ply], mover(), move);
        ply++;
        boards[ply] = reaction.board();
        hits[ply] = reaction.kingHit();
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public boolean isOver() {
        return hits[ply] || !boards[ply].mayMove(mover());
    }

    @Override
    public int outcome() {
        return -1;
    }

    @Override
    public double share(int seat) {
        return seat() == seat ? 0 : 1;
    }

    @Override
    public long hash() {
        return SearchRandom.mix(boards[ply].hashCode() * 2L + seat());
    }

    /** {@inheritDoc} In tenths of a coin, as the packed position's plain value. */
    @Override
    public int value() {
        CoinBoard board = boards[ply];
        Side mover = mover();
        Side opponent = mover.opponent();
        return 10 * (board.coins(mover) - board.coins(opponent))
                + 5 * (board.cells(mover) - board.cells(opponent))
                + 40 * (threats(board, mover) - threats(board, opponent));
    }

    private static int threats(CoinBoard board, Side attacker) {
        return (int) Grid.neighbours(board.king(attacker.opponent()))
                .filter(cell -> board.holdsCoinsOf(attacker, cell) && board.coins(cell) == Grid.capacity(cell))
                .count();
    }
}

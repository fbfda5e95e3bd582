package arena.search;

/** A position with very many moves, of which only one wins, with a large code. */
final class WideGame implements ReversiblePosition {

    static final int MOVES = 700;
    static final int WINNING = 60_007;
    private static final int FIRST = 60_000;

    private int played = -1;

    @Override
    public int mostCode() {
        return FIRST + MOVES;
    }

    @Override
    public int mostMoves() {
        return MOVES;
    }

    @Override
    public int seat() {
        return played < 0 ? 0 : 1;
    }

    @Override
    public int listUrgent(int[] into) {
        return 0;
    }

    @Override
    public int listQuiet(int[] into, int from) {
        for (int move = 0; move < MOVES; move++) {
            into[from + move] = FIRST + MOVES - 1 - move;
        }
        return from + MOVES;
    }

    @Override
    public void play(int move) {
        played = move;
    }

    @Override
    public void undo() {
        played = -1;
    }

    @Override
    public boolean isOver() {
        return played >= 0;
    }

    @Override
    public double share(int seat) {
        return (played == WINNING) == (seat == 0) ? 1 : 0;
    }

    @Override
    public long hash() {
        return played;
    }

    @Override
    public int value() {
        return 0;
    }

    @Override
    public int outcome() {
        return played == WINNING ? -1 : 1;
    }
}

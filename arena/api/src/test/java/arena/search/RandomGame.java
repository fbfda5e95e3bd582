package arena.search;

/**
 * A game without meaning: the value of a position, its end, its urgent moves and the gain of a move are drawn from a
 * seed and the moves so far, in whatever order they were played, so that many paths lead to the same position.
 */
final class RandomGame implements ReversiblePosition {

    private static final int MOVES = 5;
    private static final int MOST_TURNS = 40;

    private final long seed;
    private final int[] sums = new int[MOST_TURNS];
    private final int[] lastMoves = new int[MOST_TURNS];
    private int turn;

    RandomGame(long seed) {
        this.seed = seed;
    }

    @Override
    public int seat() {
        return turn % 2;
    }

    @Override
    public int listUrgent(int[] into) {
        into[0] = below(MOVES, 1);
        return below(3, 2) == 0 ? 1 : 0;
    }

    @Override
    public int listQuiet(int[] into, int from) {
        int urgent = from == 0 ? -1 : into[0];
        int count = from;
        for (int move = 0; move < MOVES; move++) {
            if (move != urgent) {
                into[count++] = move;
            }
        }
        return count;
    }

    @Override
    public void play(int move) {
        sums[turn + 1] = sums[turn] + (1 << (3 * move));
        turn++;
        lastMoves[turn] = move;
    }

    @Override
    public void undo() {
        turn--;
    }

    @Override
    public boolean isOver() {
        return turn > 0 && below(12, 3) == 0;
    }

    @Override
    public int outcome() {
        return below(3, 4) - 1;
    }

    @Override
    public double share(int seat) {
        return (1 + (seat() == seat ? outcome() : -outcome())) / 2.0;
    }

    @Override
    public long hash() {
        return drawn(5);
    }

    @Override
    public int value() {
        return below(201, 6) - 100;
    }

    @Override
    public int gain() {
        return turn == 0 ? 0 : (int) ((SearchRandom.mix(seed + 31L * sums[turn - 1] + lastMoves[turn]) >>> 32) % 20);
    }

    private int below(int bound, long purpose) {
        return (int) ((drawn(purpose) >>> 32) % bound);
    }

    private long drawn(long purpose) {
        return SearchRandom.mix(SearchRandom.mix(seed * 64 + purpose) + sums[turn]);
    }
}

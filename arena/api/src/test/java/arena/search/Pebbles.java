package arena.search;

/**
 * A pile of pebbles: each player takes one, two or three, and the player who takes the last one wins. A player facing
 * a multiple of four loses.
 */
public final class Pebbles implements ReversiblePosition {

    private final int[] piles = new int[100];
    private int turn;

    public Pebbles(int pile) {
        piles[0] = pile;
    }

    int pile() {
        return piles[turn];
    }

    @Override
    public int seat() {
        return turn % 2;
    }

    @Override
    public int listUrgent(int[] into) {
        return 0;
    }

    @Override
    public int listQuiet(int[] into, int from) {
        int count = from;
        for (int take = 1; take <= Math.min(3, pile()); take++) {
            into[count++] = take;
        }
        return count;
    }

    @Override
    public void play(int move) {
        piles[turn + 1] = piles[turn] - move;
        turn++;
    }

    @Override
    public void undo() {
        turn--;
    }

    @Override
    public boolean isOver() {
        return pile() == 0;
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
        return SearchRandom.mix(2L * pile() + seat() + 1);
    }

    @Override
    public int value() {
        return 0;
    }
}

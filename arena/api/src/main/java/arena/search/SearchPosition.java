package arena.search;

/**
 * A position that a search changes in place. It belongs to one search on one thread.
 *
 * <p>A move is a number from 0 to {@link #mostCode} that only the game interprets; the same number means the same
 * action of the same seat in every position.
 */
public interface SearchPosition {

    /** Returns the largest number of a move of its game, at most 65,534. */
    default int mostCode() {
        return 1_023;
    }

    /** Returns the largest number of moves in a position of its game. */
    default int mostMoves() {
        return 256;
    }

    /** Returns the seat to move, 0 for the first. */
    int seat();

    /**
     * Lists the moves worth trying, the promising ones first.
     *
     * @param into an array at least {@link #mostMoves} long
     * @return their number; at least one unless {@link #isOver}
     */
    int listMoves(int[] into);

    /** Plays a move that was listed. */
    void play(int move);

    /** Returns whether the match is decided. */
    boolean isOver();

    /** Returns the share of a seat in the decided match: 1 for a win, 0 for a loss, or something between. */
    double share(int seat);

    /** Plays random moves until the match is decided. */
    default void finish(SearchRandom random) {
        int[] moves = new int[mostMoves()];
        while (!isOver()) {
            play(moves[random.below(listMoves(moves))]);
        }
    }
}

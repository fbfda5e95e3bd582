package arena.search;

/**
 * A position that a search changes in place. It belongs to one search on one thread.
 *
 * <p>A move is a number from 0 to {@link #mostCode} that means something to the game only; the same number means the
 * same deed for the same seat, wherever it is played.
 */
public interface SearchPosition {

    /** Returns the largest number that stands for a move of its game, at most 65,534. */
    default int mostCode() {
        return 1_023;
    }

    /** Returns how many moves a position of its game offers at most. */
    default int mostMoves() {
        return 256;
    }

    /** Returns who is to move, 0 for the first seat. */
    int seat();

    /**
     * Lists the moves worth trying, the promising ones first.
     *
     * @param into at least {@link #mostMoves} long
     * @return how many there are; at least one unless {@link #isOver}
     */
    int listMoves(int[] into);

    /** Plays a move that was listed. */
    void play(int move);

    /** Returns whether the match is decided. */
    boolean isOver();

    /** Returns what a seat has when the match is decided: 1 for a win, 0 for a loss, or something between. */
    double share(int seat);

    /** Plays on at random until the match is decided. */
    default void finish(SearchRandom dice) {
        int[] moves = new int[mostMoves()];
        while (!isOver()) {
            play(moves[dice.below(listMoves(moves))]);
        }
    }
}

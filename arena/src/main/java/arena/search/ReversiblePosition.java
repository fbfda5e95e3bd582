package arena.search;

/** A position of a game of two seats that move in turn, where moves can be taken back and positions valued. */
public interface ReversiblePosition extends SearchPosition {

    /**
     * Lists the moves that must be looked at before a value can be trusted, the most promising first.
     *
     * @return how many there are; none if the position is quiet
     */
    int listUrgent(int[] into);

    /**
     * Lists the other moves after the urgent ones.
     *
     * @param from where in the array the list goes on
     * @return where it ends
     */
    int listQuiet(int[] into, int from);

    @Override
    default int listMoves(int[] into) {
        return listQuiet(into, listUrgent(into));
    }

    /** Takes the last move back. */
    void undo();

    /** Returns a number that is the same for equal positions, and for others with a chance of one in 2^64. */
    long hash();

    /**
     * Returns how good the position is for who is to move, in the game's own units, well below {@link SearchResult#WIN}
     * / 2.
     */
    int value();

    /** Returns 1 if who is to move has won the decided match, -1 if the other has, 0 if nobody. */
    int outcome();

    /**
     * Returns what the last move brought its player for good, in the units of {@link #value}, which no longer shows in
     * the position: the chance of a win on the way, say.
     */
    default int gain() {
        return 0;
    }
}

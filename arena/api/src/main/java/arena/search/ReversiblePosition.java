package arena.search;

/** A position of a game of two seats that move in turn, where moves can be taken back and positions valued. */
public interface ReversiblePosition extends SearchPosition {

    /**
     * Lists the moves that must be searched before a value is reliable, the most promising first.
     *
     * @return their number; zero if the position is quiet
     */
    int listUrgent(int[] into);

    /**
     * Lists the other moves after the urgent ones.
     *
     * @param from the first free index of the array
     * @return the index after the last move
     */
    int listQuiet(int[] into, int from);

    @Override
    default int listMoves(int[] into) {
        return listQuiet(into, listUrgent(into));
    }

    /** Takes the last move back. */
    void undo();

    /** Returns a hash that is equal for equal positions; different positions collide with a probability of 2^-64. */
    long hash();

    /**
     * Returns the value of the position for the player to move, in the game's own units, well below {@link
     * SearchResult#WIN} / 2.
     */
    int value();

    /** Returns 1 if the player to move has won the decided match, -1 if the opponent has, 0 if neither has. */
    int outcome();

    /**
     * Returns what the last move gained for its player beyond the value of the position, in the units of {@link
     * #value}: for example the chance of a win during the move.
     */
    default int gain() {
        return 0;
    }
}

package arena.search;

import java.util.List;

/**
 * What a search has found, and why.
 *
 * @param move the best move
 * @param value what it is worth to who is to move: in the game's units, {@link #WIN} less the number of moves
 *     for a sure win; of a tree search, the share of won matches in thousandths
 * @param depth how many moves ahead everything was looked at; of a tree search, how long the line is
 * @param nodes how many positions were visited
 * @param line the principal variation: what both sides are expected to play, the best move first
 */
public record SearchResult(int move, int value, int depth, long nodes, List<Integer> line) {

    /** What a win now is worth; a win after some moves is worth so much less. */
    public static final int WIN = 1_000_000;

    public SearchResult {
        line = List.copyOf(line);
    }

    /** Returns whether a side is sure to win. */
    public boolean isDecided() {
        return Math.abs(value) > WIN / 2;
    }
}

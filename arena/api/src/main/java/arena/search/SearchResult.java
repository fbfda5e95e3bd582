package arena.search;

import java.util.List;

/**
 * The result of a search, with its grounds.
 *
 * @param move the best move
 * @param value its value for the player to move: in the game's units, or {@link #WIN} less the number of moves for a
 *     sure win; of a tree search, the share of won matches in thousandths
 * @param depth the depth in moves that was searched completely; of a tree search, the length of the line
 * @param nodes the number of visited positions
 * @param line the principal variation: the expected moves of both sides, the best move first
 */
public record SearchResult(int move, int value, int depth, long nodes, List<Integer> line) {

    /** The value of a win now; a win after some moves is worth that number less. */
    public static final int WIN = 1_000_000;

    public SearchResult {
        line = List.copyOf(line);
    }

    /** Returns whether a side is sure to win. */
    public boolean isDecided() {
        return Math.abs(value) > WIN / 2;
    }
}

package arena.tournament;

/**
 * The tally of a contestant's moves in one game, or in several.
 *
 * @param moves the number of moves
 * @param faults the number of answers that were not accepted
 * @param late the number of answers that did not come in time
 * @param usedMillis the thinking time of all moves
 * @param slowestMillis the thinking time of the slowest move
 */
public record MoveTally(int moves, int faults, int late, long usedMillis, long slowestMillis) {

    /** The tally of a contestant without a move. */
    public static final MoveTally NONE = new MoveTally(0, 0, 0, 0, 0);

    /** Returns the tally of both. */
    public MoveTally plus(MoveTally other) {
        return new MoveTally(
                moves + other.moves,
                faults + other.faults,
                late + other.late,
                usedMillis + other.usedMillis,
                Math.max(slowestMillis, other.slowestMillis));
    }

    /** Returns the mean thinking time for a move; 0 without a move. */
    public double meanMillis() {
        return moves == 0 ? 0 : usedMillis / (double) moves;
    }
}

package arena.games.asterobots.state;

/**
 * The moment of a match.
 *
 * @param picks the number of veins that are selected so far
 * @param round the round, from 1; after the last round, one more than the terms have
 * @param active the player whose turn it is; after the end, the player of the last turn
 */
public record AsterobotsMoment(int picks, int round, int active) {

    public static final int PICKS_EACH = 2;

    /** The moment before the first selection. */
    public static final AsterobotsMoment FIRST = new AsterobotsMoment(0, 1, 1);

    /** Returns whether the next step is the selection of a vein. */
    public boolean isSelection(int players) {
        return picks < PICKS_EACH * players;
    }

    /**
     * Returns the moment after a selection: players select from the first to the last and back (Vein selection phase).
     */
    public AsterobotsMoment afterPick(int players) {
        int made = picks + 1;
        int next = made < players ? made + 1 : Math.max(1, PICKS_EACH * players - made);
        return new AsterobotsMoment(made, round, next);
    }

    /** Returns the moment after the active player's turn; the last player's turn ends the round. */
    public AsterobotsMoment afterTurn(int players) {
        return active == players
                ? new AsterobotsMoment(picks, round + 1, 1)
                : new AsterobotsMoment(picks, round, active + 1);
    }

    public AsterobotsMoment withActive(int player) {
        return new AsterobotsMoment(picks, round, player);
    }
}

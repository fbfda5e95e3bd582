package arena.games.windwardopolis.traffic;

/** The point where a new path joins the route of a car (Vehicle paths, 4). */
public enum JoinPoint {
    /** The path contains the tile that the car enters next, and counts from there on. */
    ON_NEXT,
    /** The path contains the tile of the car, which leaves it, turns round, and comes back. */
    ON_TILE,
    /** The old path reaches the first tile of the new one, which counts from there on. */
    ON_OLD,
    /** A connection to the first tile was searched; only in the server's edition. */
    BY_SEARCH,
    /** No point; the old path stays. */
    NOWHERE;

    /** Returns whether the new path joins the route of the car. */
    public boolean isMeeting() {
        return this != BY_SEARCH && this != NOWHERE;
    }
}

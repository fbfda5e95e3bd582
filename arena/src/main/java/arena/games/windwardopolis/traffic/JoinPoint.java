package arena.games.windwardopolis.traffic;

/** Where a new path was joined to the way that a car is on (Vehicle paths, 4). */
public enum JoinPoint {
    /** It contains the tile that the car enters next: it counts from there on. */
    ON_NEXT,
    /** It contains the tile that the car is on: the car leaves it, turns round, and comes back. */
    ON_TILE,
    /** The old path comes to its first tile: it counts from there on. */
    ON_OLD,
    /** A way to its first tile was searched and put before it; only in the server's edition. */
    BY_SEARCH,
    /** Nowhere: the old path stays. */
    NOWHERE;

    /** Returns whether the new path meets the way of the car. */
    public boolean isMeeting() {
        return this != BY_SEARCH && this != NOWHERE;
    }
}

package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.TileLane;

/**
 * What differs between the document and the server of 2014 in how cars drive.
 *
 * @param acceleration by how much the speed rises in each tick, in map units a turn of six ticks
 * @param braking by how much it falls when a car would move and is blocked
 * @param firstTurnsFirst of two cars that come from opposite sides and both turn left, whether who comes first goes
 *     first
 * @param searchesJoin whether a way is searched to a new path that meets neither the car nor its old path
 * @param looksOnce whether a car looks once before it enters a tile, in whatever curve it is; the server looked where
 *     the bumper swings over the edge, which it does twice or never in curves
 */
public record DrivingRules(
        float acceleration, float braking, boolean firstTurnsFirst, boolean searchesJoin, boolean looksOnce) {

    /** As the document says: 0.1 a turn of six ticks; who comes first turns first; the old path is kept. */
    public static final DrivingRules DOCUMENT =
            new DrivingRules(0.1f / TileLane.TICKS_IN_TURN, 0.2f / TileLane.TICKS_IN_TURN, true, false, true);

    /** As the server did it: three times as fast. */
    public static final DrivingRules SERVER = new DrivingRules(0.05f, 0.1f, false, true, false);

    /** Returns whether a car looks at what stands at the edge before a step. */
    boolean isLook(TileLane way, int step) {
        return looksOnce ? step == way.entryStep() : way.isAtEdge(step);
    }

    /** Returns with which heading it is judged then. */
    Heading looks(TileLane way, int step) {
        return looksOnce ? way.out() : way.points(step);
    }
}

package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.TileLane;

/**
 * The driving rules in which the document and the server of 2014 differ.
 *
 * @param acceleration the increase of speed in each tick, in map units a turn of six ticks
 * @param braking the decrease of speed in each tick in which a car is blocked
 * @param firstTurnsFirst whether of two opposite cars that both turn left the first to arrive goes first
 * @param searchesJoin whether a connection is searched to a new path that joins neither the car nor its old path
 * @param looksOnce whether a car looks once before it enters a tile, in any curve; the server looked where the
 *     bumper swings over the edge, which happens twice or never in curves
 */
public record DrivingRules(
        float acceleration, float braking, boolean firstTurnsFirst, boolean searchesJoin, boolean looksOnce) {

    /** The rules of the document: 0.1 a turn of six ticks; the first car turns first; the old path is kept. */
    public static final DrivingRules DOCUMENT =
            new DrivingRules(0.1f / TileLane.TICKS_IN_TURN, 0.2f / TileLane.TICKS_IN_TURN, true, false, true);

    /** The rules of the server: acceleration three times as high. */
    public static final DrivingRules SERVER = new DrivingRules(0.05f, 0.1f, false, true, false);

    /** Returns whether a car looks at lights and signs before a step. */
    boolean isLook(TileLane lane, int step) {
        return looksOnce ? step == lane.entryStep() : lane.isAtEdge(step);
    }

    /** Returns the heading that counts for that look. */
    Heading judgedHeading(TileLane lane, int step) {
        return looksOnce ? lane.out() : lane.points(step);
    }
}

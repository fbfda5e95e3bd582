package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.Heading;

/** The state of the lights of a junction; the other direction has red. */
public enum Signal {
    NORTH_SOUTH_GREEN(true, false),
    NORTH_SOUTH_YELLOW(true, true),
    EAST_WEST_GREEN(false, false),
    EAST_WEST_YELLOW(false, true);

    private final boolean vertical;
    private final boolean yellow;

    Signal(boolean vertical, boolean yellow) {
        this.vertical = vertical;
        this.yellow = yellow;
    }

    /** Returns the green light for a heading. */
    static Signal greenFor(Heading heading) {
        return heading.isVertical() ? NORTH_SOUTH_GREEN : EAST_WEST_GREEN;
    }

    /** Returns whether a car with a heading may enter. */
    public boolean isGreenFor(Heading heading) {
        return !yellow && vertical == heading.isVertical();
    }

    /** Returns the same light in yellow, which no car may pass. */
    Signal yellow() {
        return vertical ? NORTH_SOUTH_YELLOW : EAST_WEST_YELLOW;
    }
}

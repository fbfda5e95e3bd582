package arena.games.asterobots.state;

import java.util.Locale;

/** The materials that veins produce, in the order of every list (Material). */
public enum Material {
    /** Needed for every second rank. */
    GAS,
    /** Needed for material ranks. */
    STONE,
    /** Needed for robot ranks. */
    METAL;

    /** Returns the name in commands and offers. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the letter in a line about a vein. */
    public char letter() {
        return name().charAt(0);
    }
}

package arena.games.asterobots.command;

import java.util.Locale;

/** Which way the material goes, for whoever gives the command. */
public enum Direction {
    /** Money for material. */
    BUY,
    /** Material for money. */
    SELL;

    /** Returns the word in a command. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package arena.games.windwardopolis.map;

import java.util.Optional;
import java.util.stream.Stream;

/** The ground of a tile. */
public enum Ground {
    PARK('.', false, "a park"),
    ROAD('#', true, "a road"),
    BUS_STOP('B', true, "a bus stop"),
    COMPANY('C', false, "a company"),
    COFFEE_STOP('K', true, "a coffee stop"),
    COFFEE_HOUSE('H', false, "a coffee house");

    private final char sign;
    private final boolean driveable;
    private final String words;

    Ground(char sign, boolean driveable, String words) {
        this.sign = sign;
        this.driveable = driveable;
        this.words = words;
    }

    /** Returns the ground of a character in a map's text. */
    public static Optional<Ground> of(char sign) {
        return Stream.of(values()).filter(ground -> ground.sign == sign).findFirst();
    }

    /** Returns the character in a map's text. */
    public char sign() {
        return sign;
    }

    public boolean isDriveable() {
        return driveable;
    }

    /** Returns whether it is a stop, where cars turn round and passengers or coffee are handled. */
    public boolean isStop() {
        return this == BUS_STOP || this == COFFEE_STOP;
    }

    /** Returns the name with its article, for people. */
    public String words() {
        return words;
    }
}

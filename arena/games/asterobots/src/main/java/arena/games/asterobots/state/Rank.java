package arena.games.asterobots.state;

import java.util.Locale;

/** The two ranks of a vein that can be upgraded (Vein). */
public enum Rank {
    /** The material rank, each step of which doubles the production of material. */
    MATERIAL,
    /** The robot rank, each step of which doubles the production of robots. */
    ROBOT;

    /** The highest rank; the lowest is 1. */
    public static final int MOST = 3;

    /** Returns the cost of an upgrade from rank 1 or 2 to the next one. */
    public Stock cost(int from) {
        if (from < 1 || from >= MOST) {
            throw new IllegalArgumentException("rank " + from + " cannot be upgraded");
        }
        return switch (this) {
            case MATERIAL -> from == 1 ? new Stock(200, 100, 0) : new Stock(100, 300, 0);
            case ROBOT -> from == 1 ? new Stock(200, 0, 200) : new Stock(0, 300, 500);
        };
    }

    /** Returns the name in a command. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

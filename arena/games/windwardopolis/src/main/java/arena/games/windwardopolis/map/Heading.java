package arena.games.windwardopolis.map;

import java.util.List;
import java.util.Optional;

/** The heading of a street or a car. */
public enum Heading {
    NORTH('N', 0, 0, -1),
    EAST('E', 1, 1, 0),
    SOUTH('S', 2, 0, 1),
    WEST('W', 3, -1, 0);

    private static final List<Heading> ALL = List.of(values());

    private final char letter;
    private final int number;
    private final int dx;
    private final int dy;

    Heading(char letter, int number, int dx, int dy) {
        this.letter = letter;
        this.number = number;
        this.dx = dx;
        this.dy = dy;
    }

    /** Returns all four headings, clockwise from the north. */
    public static List<Heading> all() {
        return ALL;
    }

    /** Returns the heading of a letter; nothing if it is none of N, E, S and W. */
    public static Optional<Heading> of(char letter) {
        return ALL.stream().filter(heading -> heading.letter == letter).findFirst();
    }

    /**
     * Returns the heading nearest to an angle, 0 for the north and clockwise; an angle between two headings counts as
     * east or west.
     */
    static Heading ofAngle(int degrees) {
        int turned = Math.floorMod(degrees, 360);
        if (turned >= 45 && turned <= 135) {
            return EAST;
        }
        if (turned >= 225 && turned <= 315) {
            return WEST;
        }
        return turned > 135 && turned < 225 ? SOUTH : NORTH;
    }

    /** Returns N, E, S or W. */
    public char letter() {
        return letter;
    }

    /** Returns 0 for the north and one more for each quarter clockwise. */
    public int number() {
        return number;
    }

    /** Returns the heading with a number. */
    public static Heading of(int number) {
        return ALL.get(number);
    }

    /** Returns the bit of this heading in a set of headings. */
    int bit() {
        return 1 << number;
    }

    public int dx() {
        return dx;
    }

    public int dy() {
        return dy;
    }

    public Heading right() {
        return turned(1);
    }

    public Heading opposite() {
        return turned(2);
    }

    public Heading left() {
        return turned(3);
    }

    /** Returns whether the heading is north or south. */
    public boolean isVertical() {
        return dx == 0;
    }

    private Heading turned(int quarters) {
        return ALL.get((number + quarters) % ALL.size());
    }
}

package windwardopolis;

import java.util.List;

/** The four ways in which a street runs. */
public enum Heading {
    NORTH(0, 0, -1),
    EAST(1, 1, 0),
    SOUTH(2, 0, 1),
    WEST(3, -1, 0);

    private static final List<Heading> ALL = List.of(values());

    private final int quarters;
    private final int dx;
    private final int dy;

    Heading(int quarters, int dx, int dy) {
        this.quarters = quarters;
        this.dx = dx;
        this.dy = dy;
    }

    int dx() {
        return dx;
    }

    int dy() {
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

    /** Returns the one of N, E, S and W. */
    static Heading of(char letter) {
        return ALL.get("NESW".indexOf(letter));
    }

    /** Returns by how many degrees an angle, 0 for the north and clockwise, is off this heading: 0 to 180. */
    int degreesOff(int angle) {
        int off = Math.floorMod(angle - 90 * quarters, 360);
        return Math.min(off, 360 - off);
    }

    private Heading turned(int more) {
        return ALL.get((quarters + more) % ALL.size());
    }
}

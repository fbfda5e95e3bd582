package arena.games.windwardopolis.map;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the sixteen lanes through a tile, step by step: from the edge over which a car enters to the edge over which
 * it leaves. Each step moves the centre of the car by one map unit, or by one in both directions, at an angle. Cars
 * keep to the right: the lanes are at 18 units to the north and to the east, and at 6 to the south and to the west.
 */
public final class TileLane {

    /** The number of ticks in a turn; speeds are given in map units a turn. */
    public static final int TICKS_IN_TURN = 6;

    /** The highest speed straight on, in map units in a turn of six ticks. */
    public static final int TOP_SPEED = 6;

    /** The highest speed in curves and turns, in map units in a turn of six ticks. */
    public static final int CURVE_SPEED = 3;

    /** The step after which a car at a stop has reached its middle. */
    public static final int STOP_STEP = 24;

    /** The step after which a car on a straight lane is in the middle of the tile. */
    public static final int MIDDLE_STEP = 12;

    private static final int RIGHT_LANE = 18;
    private static final int LEFT_LANE = 6;
    private static final double FRONT_UNITS = 5.75;
    private static final int MIDDLE_OF_CURVE = 5;

    /**
     * The lanes: each with its headings in and out, then its steps: the direction, the angle, and the number of equal
     * steps. They were measured in the running server of 2014.
     */
    private static final String STEPS = """
            NN n0*24
            NE e1 n10 n20 n30 e34 n42 e49 n57 e61 e71 e81 n90
            NS n0*12 w359 n350 n340 n330 w326 n318 w311 n303 w299 w289 w279 n270 s269 w260 w250 w240 s236 w228 s221 \
            w213 s209 s199 s189 w180 s180*12
            NW n0*6 w359 n355 n350 n345 n340 w336 n335 n330 w326 n324 nw318 nw311 w305 n303 w299 w294 n293 w289 w284 \
            w279 w274 n270 w270*6
            EN e90*6 n89 e85 e80 e75 e70 n66 e65 e60 n56 e54 ne48 ne41 n35 e33 n30 n24 e23 n19 n14 n9 n4 e0 n0*6
            EE e90*24
            ES s91 e100 e110 e120 s124 e132 s139 e147 s151 s161 s171 e180
            EW e90*12 n89 e80 e70 e60 n56 e48 n41 e33 n30 n19 n9 e0 w359 n350 n340 n329 w326 n318 w311 n303 w299 \
            w289 w279 n270 w270*12
            SN s180*12 e179 s170 s160 s149 e146 s138 e131 s123 e120 e109 e99 s90 n89 e80 e70 e60 n56 e48 n41 e33 n30 \
            n19 n9 e0 n0*12
            SE s180*6 e179 s175 s170 s165 s160 e156 s155 s149 e146 s144 se138 se131 e125 s123 e120 e114 s113 e109 \
            e104 e99 e94 s90 e90*6
            SS s180*24
            SW w181 s190 s200 s211 w214 s222 w229 s237 w241 w251 w261 s270
            WN n271 w280 w290 w301 n304 w312 n319 w327 n330 n341 n351 w0
            WE w270*12 s269 w260 w250 w240 s236 w228 s221 w213 s209 s199 s189 w180 e179 s170 s160 s149 e146 s138 \
            e131 s123 e120 e109 e99 s90 e90*12
            WS w270*6 s269 w265 w260 w255 w250 s246 w245 w240 s236 w234 sw228 sw221 s215 w213 s209 s204 w203 s199 \
            s194 s189 s184 w180 s180*6
            WW w270*24
            """;

    private static final TileLane[][] ALL = new TileLane[4][4];

    static {
        for (String line : STEPS.lines().toList()) {
            TileLane lane = new TileLane(line);
            ALL[lane.in.number()][lane.out.number()] = lane;
        }
    }

    private final Heading in;
    private final Heading out;
    private final int[] dx;
    private final int[] dy;
    private final int[] angle;
    private final int[] x;
    private final int[] y;
    private final boolean[] atEdge;
    private final int entryStep;

    private TileLane(String line) {
        String[] words = line.split(" ", -1);
        in = Heading.of(words[0].charAt(0)).orElseThrow();
        out = Heading.of(words[0].charAt(1)).orElseThrow();
        List<String> steps = new ArrayList<>();
        for (String word : List.of(words).subList(1, words.length)) {
            String[] parts = word.split("\\*", -1);
            int times = parts.length == 1 ? 1 : Integer.parseInt(parts[1]);
            for (int time = 0; time < times; time++) {
                steps.add(parts[0]);
            }
        }
        dx = new int[steps.size()];
        dy = new int[steps.size()];
        angle = new int[steps.size()];
        x = new int[steps.size() + 1];
        y = new int[steps.size() + 1];
        x[0] = in.isVertical() ? lane(in) : MapTile.UNITS * Math.max(0, -in.dx());
        y[0] = in.isVertical() ? MapTile.UNITS * Math.max(0, -in.dy()) : lane(in);
        for (int at = 0; at < steps.size(); at++) {
            String step = steps.get(at);
            dx[at] = step.contains("e") ? 1 : step.contains("w") ? -1 : 0;
            dy[at] = step.contains("s") ? 1 : step.contains("n") ? -1 : 0;
            angle[at] = Integer.parseInt(step.replaceAll("[a-z]", ""));
            x[at + 1] = x[at] + dx[at];
            y[at + 1] = y[at] + dy[at];
        }
        atEdge = new boolean[steps.size()];
        int entry = MIDDLE_OF_CURVE;
        for (int at = 0; at < steps.size(); at++) {
            atEdge[at] = crossesEdge(at);
            entry = atEdge[at] ? at : entry;
        }
        entryStep = entry;
    }

    private static int lane(Heading heading) {
        return heading == Heading.NORTH || heading == Heading.EAST ? RIGHT_LANE : LEFT_LANE;
    }

    /** Returns the lane with a heading in and a heading out. */
    public static TileLane of(Heading in, Heading out) {
        return ALL[in.number()][out.number()];
    }

    public Heading in() {
        return in;
    }

    public Heading out() {
        return out;
    }

    /** Returns the number of steps through the tile. */
    public int steps() {
        return dx.length;
    }

    /** Returns the speed limit of the lane, in map units in a turn of six ticks. */
    public int topSpeed() {
        return isStraight() ? TOP_SPEED : CURVE_SPEED;
    }

    public boolean isStraight() {
        return in == out;
    }

    public boolean isLeftTurn() {
        return out == in.left();
    }

    /** Returns the movement of a step to the east. */
    public int dx(int step) {
        return dx[step];
    }

    /** Returns the movement of a step to the south. */
    public int dy(int step) {
        return dy[step];
    }

    /** Returns the angle of a step, 0 for the north and clockwise. */
    public int angle(int step) {
        return angle[step];
    }

    /** Returns the position of the centre after a number of steps, in map units from the western edge of the tile. */
    public int x(int steps) {
        return x[steps];
    }

    /**
     * Returns the position of the centre after a number of steps, in map units from the northern edge of the tile.
     */
    public int y(int steps) {
        return y[steps];
    }

    /**
     * Returns the step with which the front bumper finally enters the next tile: before it a car looks at lights and
     * signs.
     */
    public int entryStep() {
        return entryStep;
    }

    /** Returns whether the front bumper is in the next tile after a number of steps. */
    public boolean hasEnteredNext(int steps) {
        return steps > entryStep;
    }

    /**
     * Returns whether the server of 2014 looked at lights and signs before a step. In curves, where the bumper swings
     * along the edge, it looked twice or not at all.
     */
    public boolean isAtEdge(int step) {
        return atEdge[step];
    }

    /** Returns the direction of the car at a step: the heading nearest to its angle. */
    public Heading points(int step) {
        return Heading.ofAngle(angle[step]);
    }

    /**
     * Returns whether the bumper is on one side of an edge of the tile and the point just before it on the other. Some
     * sines are so close to a rounding boundary that only strict ones are equal on every machine.
     */
    private boolean crossesEdge(int step) {
        double sine = StrictMath.sin(Math.toRadians(angle[step]));
        double cosine = StrictMath.cos(Math.toRadians(angle[step]));
        int frontX = x[step + 1] + (int) (FRONT_UNITS * sine);
        int frontY = y[step + 1] - (int) (FRONT_UNITS * cosine);
        return Math.floorDiv(frontX + (int) Math.rint(sine), MapTile.UNITS) != Math.floorDiv(frontX, MapTile.UNITS)
                || Math.floorDiv(frontY - (int) Math.rint(cosine), MapTile.UNITS)
                        != Math.floorDiv(frontY, MapTile.UNITS);
    }
}

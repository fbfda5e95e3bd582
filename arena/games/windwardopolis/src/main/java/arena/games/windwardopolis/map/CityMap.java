package arena.games.windwardopolis.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A city: the ground of each tile, its signs and its signals. Two adjacent driveable tiles are joined; the shape of a
 * road, straight or curve, junction or dead end, follows from that. It is immutable.
 *
 * <p>Code that reads tiles very often uses their numbers, which count the tiles row by row from 0.
 */
public final class CityMap {

    private static final int MOST_SIDES = 4;
    private static final short NO_SIGNAL = -1;

    private final MapPlan plan;
    private final Ground[] grounds;
    private final byte[] exits;
    private final byte[] stopping;
    private final short[] signals;

    /** Creates the city of a plan, whether or not it can be played. */
    CityMap(MapPlan plan) {
        this.plan = plan;
        int tiles = plan.width() * plan.height();
        grounds = new Ground[tiles];
        exits = new byte[tiles];
        stopping = new byte[tiles];
        signals = new short[tiles];
        Arrays.fill(signals, NO_SIGNAL);
        for (int tile = 0; tile < tiles; tile++) {
            grounds[tile] = plan.ground(tile(tile));
        }
        for (int tile = 0; tile < tiles; tile++) {
            exits[tile] = grounds[tile].isDriveable() ? neighbours(tile(tile)) : 0;
        }
        plan.signs().forEach(sign -> stopping[number(sign.tile())] |= (byte) sign.stoppingHeadings());
        for (int at = 0; at < plan.signals().size(); at++) {
            signals[number(plan.signals().get(at))] = (short) at;
        }
    }

    private byte neighbours(MapTile tile) {
        int joined = 0;
        for (Heading heading : Heading.all()) {
            if (isDriveable(tile.next(heading))) {
                joined |= heading.bit();
            }
        }
        return (byte) joined;
    }

    public String name() {
        return plan.name();
    }

    public int width() {
        return plan.width();
    }

    public int height() {
        return plan.height();
    }

    /** Returns the plan of this city. */
    public MapPlan plan() {
        return plan;
    }

    /** Returns the number of a tile of this map. */
    public int number(MapTile tile) {
        return tile.y() * width() + tile.x();
    }

    /** Returns the tile with a number. */
    public MapTile tile(int number) {
        return new MapTile(number % width(), number / width());
    }

    /** Returns the number of the adjacent tile in a direction; it must be on the map. */
    public int next(int number, Heading heading) {
        return number + heading.dx() + heading.dy() * width();
    }

    public boolean contains(MapTile tile) {
        return tile.x() >= 0 && tile.x() < width() && tile.y() >= 0 && tile.y() < height();
    }

    /** Returns the ground of a tile; outside of the map everything is a park. */
    public Ground ground(MapTile tile) {
        return contains(tile) ? grounds[number(tile)] : Ground.PARK;
    }

    public Ground ground(int number) {
        return grounds[number];
    }

    public boolean isDriveable(MapTile tile) {
        return ground(tile).isDriveable();
    }

    /** Returns whether a car can leave a tile with a heading. */
    public boolean leads(int number, Heading heading) {
        return (exits[number] & heading.bit()) != 0;
    }

    /** Returns the headings with which a car can leave a tile, clockwise from the north. */
    public List<Heading> exits(int number) {
        return Heading.all().stream().filter(heading -> leads(number, heading)).toList();
    }

    /** Returns the number of headings with which a car can leave a tile. */
    public int exitCount(int number) {
        return Integer.bitCount(exits[number]);
    }

    /** Returns whether three or four roads meet on a tile. */
    public boolean isJunction(int number) {
        return exitCount(number) > 2;
    }

    /** Returns whether a tile is a straight road. */
    public boolean isStraight(int number) {
        return grounds[number] == Ground.ROAD
                && exitCount(number) == 2
                && leads(number, Heading.NORTH) == leads(number, Heading.SOUTH);
    }

    /** Returns whether a car that enters a tile with a heading meets a stop sign. */
    public boolean mustStop(int number, Heading heading) {
        return (stopping[number] & heading.bit()) != 0;
    }

    /** Returns the index of a tile's signal among those of the plan; -1 if it has none. */
    public int signal(int number) {
        return signals[number];
    }

    public boolean hasSignal(int number) {
        return signals[number] != NO_SIGNAL;
    }

    /** Returns the tiles with bus stops, row by row from the north, each from the west. */
    public List<MapTile> busStops() {
        return tiles(Ground.BUS_STOP);
    }

    /** Returns the tiles with coffee stops, row by row from the north, each from the west. */
    public List<MapTile> coffeeStops() {
        return tiles(Ground.COFFEE_STOP);
    }

    /** Returns the starts of cars, in the order of the plan. */
    public List<CarStart> starts() {
        return plan.starts();
    }

    /** Returns all driveable tiles, row by row. */
    public List<MapTile> driveable() {
        return numbers()
                .filter(number -> grounds[number].isDriveable())
                .map(this::tile)
                .toList();
    }

    /** Returns the straight roads, row by row. */
    public List<MapTile> straights() {
        return numbers().filter(this::isStraight).map(this::tile).toList();
    }

    private List<MapTile> tiles(Ground ground) {
        return numbers()
                .filter(number -> grounds[number] == ground)
                .map(this::tile)
                .toList();
    }

    private Stream<Integer> numbers() {
        return Stream.iterate(0, number -> number < grounds.length, number -> number + 1);
    }

    /** Returns the driveable tiles that are reachable from one of them, itself included. */
    List<Integer> reached(int from) {
        boolean[] seen = new boolean[grounds.length];
        List<Integer> reached = new ArrayList<>(List.of(from));
        seen[from] = true;
        for (int at = 0; at < reached.size(); at++) {
            int number = reached.get(at);
            for (Heading heading : exits(number)) {
                int next = next(number, heading);
                if (!seen[next]) {
                    seen[next] = true;
                    reached.add(next);
                }
            }
        }
        return reached;
    }

    /** Returns whether a tile has stop signs on all sides. */
    boolean stopsEverywhere(int number) {
        int sides = 0;
        for (Heading heading : Heading.all()) {
            if (leads(number, heading.opposite()) && mustStop(number, heading)) {
                sides++;
            }
        }
        return sides == Math.min(MOST_SIDES, exitCount(number));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CityMap city && city.plan.equals(plan);
    }

    @Override
    public int hashCode() {
        return plan.hashCode();
    }

    @Override
    public String toString() {
        return "CityMap[" + name() + " " + width() + "x" + height() + "]";
    }
}

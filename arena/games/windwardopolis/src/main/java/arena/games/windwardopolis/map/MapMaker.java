package arena.games.windwardopolis.map;

import arena.game.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A generator of cities from a seed: streets along the lines of an uneven grid, some of them left out, with stops
 * beside them. Equal parameters and seeds give equal cities. It is mutable and serves one city.
 */
public final class MapMaker {

    /** The smallest and the largest size of a city, in tiles. */
    public static final int LEAST_WIDTH = 31;

    public static final int LEAST_HEIGHT = 31;
    public static final int MOST_WIDTH = 79;
    public static final int MOST_HEIGHT = 58;

    private static final int MARGIN = 5;
    private static final int LEAST_BLOCK = 5;
    private static final int USUAL_BLOCK = 8;
    private static final int LONGEST_STUB = 2;
    private static final int STARTS = 14;
    private static final int LEAST_BETWEEN_STARTS = 3;
    private static final int MOST_BETWEEN_STOPS = 8;
    private static final int MOST_ATTEMPTS = 100;

    /**
     * The parameters of a city.
     *
     * @param signals whether junctions may have signals
     * @param signs whether junctions may have stop signs
     */
    public record Parameters(String name, int width, int height, boolean signals, boolean signs) {
        public Parameters {
            if (!MapText.isName(name)) {
                throw new IllegalArgumentException(
                        "The name of a map has letters, digits, hyphens and underscores, not: " + name);
            }
            if (width < LEAST_WIDTH || width > MOST_WIDTH || height < LEAST_HEIGHT || height > MOST_HEIGHT) {
                throw new IllegalArgumentException("A city is made from " + LEAST_WIDTH + "x" + LEAST_HEIGHT + " to "
                        + MOST_WIDTH + "x" + MOST_HEIGHT + " tiles, not " + width + "x" + height + ".");
            }
        }
    }

    private final Parameters parameters;
    private final char[][] tiles;
    private Chance chance;

    private MapMaker(Parameters parameters, Chance chance) {
        this.parameters = parameters;
        this.chance = chance;
        this.tiles = new char[parameters.height()][parameters.width()];
        for (char[] row : tiles) {
            Arrays.fill(row, Ground.PARK.sign());
        }
    }

    /** Returns the city of some parameters and a seed; rounds can be played in it. */
    public static CityMap make(Parameters parameters, long seed) {
        Chance chance = Chance.of(seed, "windwardopolis map");
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Chance.Drawn drawn = chance.bits();
            chance = drawn.rest();
            CityMap city = new MapMaker(parameters, new Chance(drawn.number())).city();
            if (MapText.of(MapText.write(city)).faults().isEmpty()) {
                return city;
            }
        }
        throw new IllegalStateException("no city came out of " + parameters + " and seed " + seed);
    }

    private CityMap city() {
        streets();
        int between = MOST_BETWEEN_STOPS;
        stops(Ground.BUS_STOP, Ground.COMPANY, MapCheck.LEAST_BUS_STOPS + below(3), between);
        stops(Ground.COFFEE_STOP, Ground.COFFEE_HOUSE, MapCheck.LEAST_COFFEE_STOPS + below(3), between);
        CityMap bare = city(List.of(), List.of(), List.of());
        List<MapPlan.Sign> signs = new ArrayList<>();
        List<MapTile> signals = new ArrayList<>();
        for (MapTile tile : bare.driveable()) {
            if (bare.isJunction(bare.number(tile))) {
                controlJunction(bare, tile, signs, signals);
            }
        }
        return city(signs, signals, starts(bare));
    }

    private CityMap city(List<MapPlan.Sign> signs, List<MapTile> signals, List<CarStart> starts) {
        List<String> rows = Stream.of(tiles).map(String::new).toList();
        return new CityMap(new MapPlan(parameters.name(), rows, signs, signals, starts));
    }

    /** Draws the streets: an uneven grid, without as many pieces as possible without a dead end. */
    private void streets() {
        List<Integer> columns = lines(parameters.width());
        List<Integer> lines = lines(parameters.height());
        StreetGrid grid = new StreetGrid(columns.size(), lines.size());
        List<StreetGrid.Piece> pieces = shuffled(grid.pieces());
        pieces.subList(0, pieces.size() / 2).forEach(grid::leaveOut);
        for (StreetGrid.Piece piece : grid.pieces()) {
            for (int x = columns.get(piece.fromX()); x <= columns.get(piece.toX()); x++) {
                for (int y = lines.get(piece.fromY()); y <= lines.get(piece.toY()); y++) {
                    tiles[y][x] = Ground.ROAD.sign();
                }
            }
        }
    }

    /** Draws the positions of parallel streets: from margin to margin, at uneven distances. */
    private List<Integer> lines(int length) {
        int first = MARGIN + below(2);
        int last = length - 1 - MARGIN - below(2);
        int blocks = (last - first) / USUAL_BLOCK;
        int[] sizes = new int[blocks];
        Arrays.fill(sizes, LEAST_BLOCK);
        for (int spare = last - first - blocks * LEAST_BLOCK; spare > 0; spare--) {
            sizes[below(blocks)]++;
        }
        List<Integer> lines = new ArrayList<>(List.of(first));
        for (int size : sizes) {
            lines.add(lines.get(lines.size() - 1) + size);
        }
        return lines;
    }

    private record Site(MapTile base, Heading side, int stub) {
        MapTile stop() {
            MapTile tile = base;
            for (int step = 0; step <= stub; step++) {
                tile = tile.next(side);
            }
            return tile;
        }
    }

    /** Puts stops beside straight streets, far from each other as long as there is room. */
    private void stops(Ground stop, Ground building, int number, int mostBetween) {
        int made = 0;
        for (int between = mostBetween; between >= 2 && made < number; between -= 2) {
            CityMap now = city(List.of(), List.of(), List.of());
            for (Site site : shuffled(sites(now))) {
                if (made < number && isFree(site, between)) {
                    build(site, stop, building);
                    made++;
                }
            }
        }
    }

    private List<Site> sites(CityMap city) {
        List<Site> sites = new ArrayList<>();
        for (MapTile base : city.straights()) {
            Heading along = city.exits(city.number(base)).get(0);
            for (Heading side : List.of(along.right(), along.left())) {
                IntStream.rangeClosed(0, LONGEST_STUB).forEach(stub -> sites.add(new Site(base, side, stub)));
            }
        }
        return sites;
    }

    private boolean isFree(Site site, int between) {
        Heading along = site.side().right();
        boolean straight =
                IntStream.rangeClosed(-2, 2).allMatch(step -> isRoadStraightOn(moved(site.base(), along, step), along));
        if (!straight) {
            return false;
        }
        for (int out = 1; out <= site.stub() + 3; out++) {
            for (int across = -2; across <= 2; across++) {
                MapTile tile = moved(moved(site.base(), site.side(), out), along, across);
                if (!isInside(tile) || at(tile) != Ground.PARK.sign()) {
                    return false;
                }
            }
        }
        return stopsNear(site.stop(), between) == 0;
    }

    private boolean isRoadStraightOn(MapTile tile, Heading along) {
        return at(tile) == Ground.ROAD.sign()
                && at(tile.next(along.right())) == Ground.PARK.sign()
                && at(tile.next(along.left())) == Ground.PARK.sign();
    }

    private long stopsNear(MapTile stop, int between) {
        return IntStream.range(0, parameters.width() * parameters.height())
                .mapToObj(number -> new MapTile(number % parameters.width(), number / parameters.width()))
                .filter(tile -> at(tile) == Ground.BUS_STOP.sign() || at(tile) == Ground.COFFEE_STOP.sign())
                .filter(tile -> tile.distance(stop) < between)
                .count();
    }

    private void build(Site site, Ground stop, Ground building) {
        for (int step = 1; step <= site.stub(); step++) {
            set(moved(site.base(), site.side(), step), Ground.ROAD);
        }
        MapTile middle = site.stop();
        for (Heading heading : Heading.all()) {
            if (heading != site.side().opposite()) {
                set(middle.next(heading), building);
            }
        }
        set(middle, stop);
    }

    /** Gives a junction a signal, stop signs for two opposite sides or for the side road, or nothing. */
    private void controlJunction(CityMap city, MapTile tile, List<MapPlan.Sign> signs, List<MapTile> signals) {
        List<Heading> exits = city.exits(city.number(tile));
        int drawn = below(10);
        boolean busy = exits.stream().noneMatch(exit -> leadsToStop(city, tile, exit));
        if (parameters.signals() && drawn < (busy ? 5 : 1)) {
            signals.add(tile);
        } else if (parameters.signs() && drawn >= 5) {
            Heading first = exits.get(below(exits.size()));
            boolean isSide = exits.size() == 3 && !exits.contains(first.opposite());
            boolean isThrough = exits.contains(first.opposite());
            List<Heading> sides = isSide || !isThrough ? List.of(first) : List.of(first, first.opposite());
            signs.add(new MapPlan.Sign(tile, new TreeSet<>(sides)));
        }
    }

    private static boolean leadsToStop(CityMap city, MapTile tile, Heading exit) {
        MapTile next = tile;
        for (int step = 0; step <= LONGEST_STUB; step++) {
            next = next.next(exit);
            if (city.ground(next).isStop()) {
                return true;
            }
        }
        return false;
    }

    private List<CarStart> starts(CityMap city) {
        List<CarStart> starts = new ArrayList<>();
        for (MapTile tile : shuffled(city.straights())) {
            boolean apart = starts.stream().allMatch(start -> start.tile().distance(tile) >= LEAST_BETWEEN_STARTS);
            List<Heading> exits = city.exits(city.number(tile));
            boolean between = exits.stream().allMatch(exit -> city.isStraight(city.number(tile.next(exit))));
            if (starts.size() < STARTS && apart && between) {
                starts.add(new CarStart(tile, exits.get(below(exits.size()))));
            }
        }
        return starts;
    }

    private boolean isInside(MapTile tile) {
        return tile.x() >= 0 && tile.x() < parameters.width() && tile.y() >= 0 && tile.y() < parameters.height();
    }

    private char at(MapTile tile) {
        return isInside(tile) ? tiles[tile.y()][tile.x()] : Ground.PARK.sign();
    }

    private void set(MapTile tile, Ground ground) {
        tiles[tile.y()][tile.x()] = ground.sign();
    }

    private static MapTile moved(MapTile tile, Heading heading, int steps) {
        return new MapTile(tile.x() + steps * heading.dx(), tile.y() + steps * heading.dy());
    }

    private int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }

    private <T> List<T> shuffled(List<T> list) {
        Chance.Shuffled<T> drawn = chance.shuffle(list);
        chance = drawn.rest();
        return drawn.list();
    }

    /** The streets between the corners of a grid. A piece is left out only if that makes no dead end and no island. */
    private static final class StreetGrid {

        /** A street between two neighbouring corners, from the west or the north. */
        record Piece(int fromX, int fromY, int toX, int toY) {
            boolean touches(int x, int y) {
                return (fromX == x && fromY == y) || (toX == x && toY == y);
            }
        }

        private final int width;
        private final int height;
        private final List<Piece> pieces = new ArrayList<>();

        /** Creates the complete grid with a number of corners in each direction. */
        StreetGrid(int width, int height) {
            this.width = width;
            this.height = height;
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    if (x + 1 < width) {
                        pieces.add(new Piece(x, y, x + 1, y));
                    }
                    if (y + 1 < height) {
                        pieces.add(new Piece(x, y, x, y + 1));
                    }
                }
            }
        }

        List<Piece> pieces() {
            return List.copyOf(pieces);
        }

        /** Leaves a piece out if the others are still joined, without a dead end. */
        void leaveOut(Piece piece) {
            pieces.remove(piece);
            if (exits(piece.fromX(), piece.fromY()) == 1 || exits(piece.toX(), piece.toY()) == 1 || !isJoined()) {
                pieces.add(piece);
            }
        }

        private long exits(int x, int y) {
            return pieces.stream().filter(piece -> piece.touches(x, y)).count();
        }

        private boolean isJoined() {
            boolean[][] reached = new boolean[width][height];
            Piece first = pieces.get(0);
            reached[first.fromX()][first.fromY()] = true;
            boolean grows = true;
            while (grows) {
                grows = false;
                for (Piece piece : pieces) {
                    boolean from = reached[piece.fromX()][piece.fromY()];
                    boolean to = reached[piece.toX()][piece.toY()];
                    if (from != to) {
                        reached[piece.fromX()][piece.fromY()] = true;
                        reached[piece.toX()][piece.toY()] = true;
                        grows = true;
                    }
                }
            }
            return pieces.stream().allMatch(piece -> reached[piece.fromX()][piece.fromY()]);
        }
    }
}

package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.ServerRecordings;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Tests of cars that meet: their order as recorded, within the tolerance of the format, and the laws of traffic. */
class MeetingsConformanceTest {

    private static final int CLEARLY_TICKS = 10;
    private static final int ALLOWED_TICKS = 60;

    /** The server pushed cars into each other, which then blocked each other; ours keep their distance. */
    private static final int ALLOWED_TICKS_AFTER_FORCE = 120;

    private static final int LONGEST_STAND_TICKS = 16;
    private static final int WARM_TICKS = 60;
    private static final int RING_UNITS = 48;
    private static final int GRACE_TICKS = 600;
    private static final int LONGEST_TILE_TICKS = 200;

    private record Entry(int seat, long tick) {}

    static Stream<Named<Path>> meetings(ServerRecordings.Comparison wanted) {
        return ServerRecordings.files("traffic", ".jsonl.gz", ".jsonl")
                .filter(file -> ServerRecordings.mayBe(
                        file.getPayload(), lines -> ServerRecordings.comparison(lines) == wanted));
    }

    static Stream<Named<Path>> milestones() {
        return meetings(ServerRecordings.Comparison.MILESTONES);
    }

    static Stream<Named<Path>> invariants() {
        return meetings(ServerRecordings.Comparison.INVARIANTS);
    }

    static Stream<Named<Path>> differing() {
        return meetings(ServerRecordings.Comparison.DIFFERS);
    }

    @ParameterizedTest
    @MethodSource("milestones")
    void theOrderOfCarsIsAsRecorded(Path file) {
        List<JsonNode> lines = ServerRecordings.lines(file);
        String[] row = summary(lines.get(0).get("name").asString());
        List<Entry> recorded = Stream.of(row[4].split(" ", -1))
                .filter(entry -> !entry.isEmpty())
                .map(entry ->
                        new Entry(Integer.parseInt(entry.split("@", -1)[0]), Long.parseLong(entry.split("@", -1)[1])))
                .toList();
        MapTile tile =
                new MapTile(Integer.parseInt(row[3].split(":", -1)[0]), Integer.parseInt(row[3].split(":", -1)[1]));
        List<Entry> ours = entries(lines, tile, true, recorded.size());
        assertThat(ours).as("everybody gets over it").hasSize(recorded.size());
        for (Entry first : recorded) {
            long allowed = row[5].isEmpty() ? ALLOWED_TICKS : ALLOWED_TICKS_AFTER_FORCE;
            assertThat(tick(ours, first.seat()))
                    .as("seat " + first.seat() + " in " + recorded + ", ours " + ours)
                    .isBetween(first.tick() - allowed, first.tick() + allowed);
            for (Entry second : recorded) {
                if (second.tick() - first.tick() > CLEARLY_TICKS) {
                    assertThat(tick(ours, first.seat()))
                            .as(first + " before " + second + ", ours " + ours)
                            .isLessThan(tick(ours, second.seat()));
                }
            }
        }
    }

    private static long tick(List<Entry> entries, int seat) {
        return entries.stream()
                .filter(entry -> entry.seat() == seat)
                .mapToLong(Entry::tick)
                .findFirst()
                .orElseThrow();
    }

    private static String[] summary(String name) {
        return ServerRecordings.text(ServerRecordings.folder().resolve("traffic/summary.csv"))
                .lines()
                .map(line -> line.split(",", -1))
                .filter(cells -> cells[0].equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the summary has no " + name));
    }

    /** Returns the entries of cars into a tile, one for each car, in the order of the ticks. */
    private static List<Entry> entries(List<JsonNode> lines, MapTile tile, boolean firstTurnsFirst, int most) {
        RecordedDrive drive = new RecordedDrive(lines, firstTurnsFirst);
        drive.recorded(0);
        int cars = lines.get(1).get("cars").size();
        List<Entry> entries = new ArrayList<>();
        int ticks = lines.get(0).get("ticks").asInt() + GRACE_TICKS;
        for (int tick = 1; tick <= ticks && entries.size() < most; tick++) {
            drive.tick(tick, drive.recorded(tick));
            for (int seat = 0; seat < cars; seat++) {
                int car = seat;
                if (center(drive.traffic.car(seat)).equals(tile)
                        && entries.stream().noneMatch(entry -> entry.seat() == car)) {
                    entries.add(new Entry(seat, tick));
                }
            }
        }
        return entries;
    }

    private static MapTile center(CarView car) {
        return new MapTile(car.x() / MapTile.UNITS, car.y() / MapTile.UNITS);
    }

    @ParameterizedTest
    @MethodSource("differing")
    void ofTwoLeftTurnsTheDocumentHasTheFirstOneGoFirstAndTheServerTheSecond(Path file) {
        List<JsonNode> lines = ServerRecordings.lines(file);
        String name = lines.get(0).get("name").asString();
        String[] row = summary(name);
        if (!name.startsWith("left_both")) {
            return;
        }
        MapTile tile =
                new MapTile(Integer.parseInt(row[3].split(":", -1)[0]), Integer.parseInt(row[3].split(":", -1)[1]));
        int recordedFirst = Integer.parseInt(row[4].split("@", -1)[0]);
        assertThat(entries(lines, tile, false, 2).get(0).seat())
                .as("the server")
                .isEqualTo(recordedFirst);
        assertThat(entries(lines, tile, true, 2).get(0).seat())
                .as("the document")
                .isEqualTo(1 - recordedFirst);
    }

    @ParameterizedTest
    @MethodSource("invariants")
    void manyCarsKeepToTheirLanesAndGetOn(Path file) {
        List<JsonNode> lines = ServerRecordings.lines(file);
        RecordedDrive drive = new RecordedDrive(lines, true);
        drive.recorded(0);
        CityMap city = drive.traffic.city();
        int cars = lines.get(1).get("cars").size();
        int ticks = lines.get(0).get("ticks").asInt();
        boolean ring = lines.get(0).get("name").asString().equals("ring10");
        int[] stood = new int[cars];
        int[] entered = new int[cars];
        for (int tick = 1; tick <= ticks; tick++) {
            List<CarView> before = views(drive.traffic, cars);
            drive.tick(tick, drive.recorded(tick));
            List<CarView> after = views(drive.traffic, cars);
            for (int seat = 0; seat < cars; seat++) {
                CarView car = after.get(seat);
                int moved = Math.max(
                        Math.abs(car.x() - before.get(seat).x()),
                        Math.abs(car.y() - before.get(seat).y()));
                assertThat(moved).as("steps in tick " + tick).isBetween(0, 2);
                assertThat(car.speed()).isLessThanOrEqualTo(car.lane().topSpeed());
                assertThat(List.of(car.x(), car.y())).isEqualTo(onItsWay(car));
                assertThat(city.isDriveable(car.tile())).isTrue();
                stood[seat] = moved == 0 ? stood[seat] + 1 : 0;
                entered[seat] += car.tile().equals(before.get(seat).tile()) ? 0 : 1;
                if (ring && tick > WARM_TICKS) {
                    assertThat(stood[seat]).as("tick " + tick).isLessThanOrEqualTo(LONGEST_STAND_TICKS);
                }
            }
            if (ring) {
                assertApart(after);
            }
        }
        assertThat(IntStream.of(entered).min().orElseThrow())
                .as("tiles that the last one enters")
                .isGreaterThan(ticks / LONGEST_TILE_TICKS);
    }

    private static List<CarView> views(Traffic traffic, int cars) {
        return Stream.iterate(0, seat -> seat < cars, seat -> seat + 1)
                .map(traffic::car)
                .toList();
    }

    private static List<Integer> onItsWay(CarView car) {
        TileLane lane = car.lane();
        return List.of(
                car.tile().x() * MapTile.UNITS + lane.x(car.step()),
                car.tile().y() * MapTile.UNITS + lane.y(car.step()));
    }

    private static void assertApart(List<CarView> cars) {
        for (int seat = 0; seat < cars.size(); seat++) {
            CarView one = cars.get(seat);
            for (CarView other : cars.subList(seat + 1, cars.size())) {
                if (one.angle() == other.angle() && (one.x() == other.x() || one.y() == other.y())) {
                    assertThat(Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y()))
                            .isGreaterThanOrEqualTo(RING_UNITS);
                }
            }
        }
    }
}

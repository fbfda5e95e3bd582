package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arena.game.Chance;
import arena.games.windwardopolis.ServerRecordings;
import arena.games.windwardopolis.bench.SoloDrive;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Tests that cars without traffic drive as in the server of 2014, to the map unit and the tick. */
class DrivingConformanceTest {

    private static final float NEAR = 2e-5f;

    /** The rules that the recordings number from 1. */
    private static final List<JoinedPath.JoinPoint> RULES =
            List.of(JoinedPath.JoinPoint.ON_NEXT, JoinedPath.JoinPoint.ON_TILE, JoinedPath.JoinPoint.ON_OLD);

    @Test
    void theWaysThroughATileAreTheMeasuredOnes() {
        List<String> lines = ServerRecordings.text(ServerRecordings.folder().resolve("movement.txt"))
                .lines()
                .toList();
        assertThat(lines).hasSize(16);
        for (String line : lines) {
            String[] words = line.split(" ", -1);
            TileLane lane = TileLane.of(heading(words[0]), heading(words[1]));
            StringBuilder ours = new StringBuilder(
                    words[0] + " " + words[1] + " max_speed=" + lane.topSpeed() + " steps=" + lane.steps() + " :");
            for (int step = 0; step < lane.steps(); step++) {
                ours.append(" " + lane.dx(step) + "," + lane.dy(step) + "@" + lane.angle(step));
            }
            assertThat(ours.toString()).isEqualTo(line);
        }
    }

    private static Heading heading(String letter) {
        return Heading.of(letter.charAt(0)).orElseThrow();
    }

    static Stream<Named<Path>> solo() {
        return Stream.concat(
                        ServerRecordings.files("solo", ".jsonl.gz", ".jsonl"),
                        ServerRecordings.files("solo-page-accel", ".jsonl.gz", ".jsonl"))
                .filter(file -> ServerRecordings.mayBe(
                        file.getPayload(),
                        lines -> ServerRecordings.comparison(lines) == ServerRecordings.Comparison.EXACT));
    }

    @ParameterizedTest
    @MethodSource("solo")
    void aCarAloneIsDrivenTickByTick(Path file) {
        List<JsonNode> lines = ServerRecordings.lines(file);
        RecordedDrive drive = new RecordedDrive(lines, true);
        drive.recorded(0);
        int ticks = lines.get(0).get("ticks").asInt();
        List<String> stops = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        int compared = 0;
        for (int tick = 1; tick <= ticks; tick++) {
            List<JsonNode> now = drive.recorded(tick);
            drive.tick(tick, now);
            for (JsonNode line : now) {
                switch (line.get("t").asString()) {
                    case "tick" -> {
                        assertSame(tick, line.get("c"), drive.traffic);
                        compared++;
                    }
                    case "stop", "coffee" ->
                        stops.add(tick + " " + line.get("p") + " "
                                + ServerRecordings.tile(line.get("at")).text());
                    case "nopath" -> lost.add(tick + " " + line.get("p"));
                    default -> assertThat(line.get("k").asInt()).isEqualTo(tick);
                }
            }
        }
        assertThat(compared).as("recorded ticks").isEqualTo(ticks);
        assertThat(drive.stops).isEqualTo(stops);
        assertThat(drive.lost).isEqualTo(lost);
    }

    /** Returns the recordings of rules with one car that meets no other and is not relocated. */
    static Stream<Named<Path>> rulesOfOneCar() {
        return ServerRecordings.files("rules", ".jsonl.gz", ".jsonl")
                .filter(file -> ServerRecordings.mayBe(
                        file.getPayload(),
                        lines -> lines.get(1).get("cars").size() == 1
                                && ServerRecordings.comparison(lines) != ServerRecordings.Comparison.RANDOM
                                && ServerRecordings.comparison(lines) != ServerRecordings.Comparison.ACCIDENT));
    }

    @ParameterizedTest
    @MethodSource("rulesOfOneCar")
    void aCarAloneWithPassengersAndCardsStopsInTheRecordedTicks(Path file) {
        List<JsonNode> lines = ServerRecordings.lines(file);
        int ticks = lines.get(0).get("ticks").asInt();
        assertThat(ticks).isPositive();
        assertStopsAreTheRecorded(lines, ticks);
    }

    /** Checks a recording without any stop, here one that is cut off before the first. */
    @Test
    void aCarThatNeverStopsIsComparedAsWell() {
        List<JsonNode> lines =
                ServerRecordings.lines(rulesOfOneCar().findFirst().orElseThrow().getPayload());
        int first = lines.stream()
                .filter(line -> line.has("at"))
                .mapToInt(line -> line.get("k").asInt())
                .min()
                .orElseThrow();
        assertThat(assertStopsAreTheRecorded(lines, first - 1)).isEmpty();
        assertThat(assertStopsAreTheRecorded(lines, first)).isNotEmpty();
    }

    private static List<String> assertStopsAreTheRecorded(List<JsonNode> lines, int ticks) {
        RecordedDrive drive = new RecordedDrive(lines, true);
        drive.recorded(0);
        List<String> stops = new ArrayList<>();
        for (int tick = 1; tick <= ticks; tick++) {
            List<JsonNode> now = drive.recorded(tick);
            drive.tick(tick, now);
            now.stream()
                    .filter(line -> line.has("at"))
                    .forEach(line -> stops.add(line.get("k") + " " + line.get("p") + " "
                            + ServerRecordings.tile(line.get("at")).text()));
        }
        assertThat(drive.stops).isEqualTo(stops);
        return stops;
    }

    private static void assertSame(int tick, JsonNode cars, Traffic traffic) {
        for (int seat = 0; seat < cars.size(); seat++) {
            JsonNode recorded = cars.get(seat);
            CarView car = traffic.car(seat);
            String where = "tick " + tick + ", seat " + seat;
            assertThat(List.of(
                            car.x(),
                            car.y(),
                            car.angle(),
                            car.step(),
                            car.lane().steps()))
                    .as(where + ": x, y, angle, step, steps")
                    .isEqualTo(Stream.of(0, 1, 2, 3, 4)
                            .map(at -> recorded.get(at).asInt())
                            .toList());
            assertThat(car.speed())
                    .as(where + ": speed")
                    .isCloseTo(recorded.get(5).floatValue(), within(NEAR));
            assertThat(car.accumulator())
                    .as(where + ": accumulator")
                    .isCloseTo(recorded.get(6).floatValue(), within(NEAR));
        }
    }

    static Stream<Named<Path>> drives() {
        return ServerRecordings.files("drives", ".csv");
    }

    @ParameterizedTest
    @MethodSource("drives")
    void aDriveFromARoadToAStopTakesTheRecordedTicks(Path file) {
        List<String> rows = ServerRecordings.text(file).lines().skip(1).toList();
        assertThat(rows).isNotEmpty();
        SortedMap<String, CityMap> cities = new TreeMap<>();
        for (String row : rows) {
            String[] cells = row.split(",", -1);
            CityMap city = cities.computeIfAbsent(cells[0], ServerRecordings::city);
            List<MapTile> path = Stream.of(cells[8].split(" ", -1))
                    .map(tile -> new MapTile(
                            Integer.parseInt(tile.split(":", -1)[0]), Integer.parseInt(tile.split(":", -1)[1])))
                    .toList();
            CarStart start = new CarStart(
                    new MapTile(Integer.parseInt(cells[1]), Integer.parseInt(cells[2])), heading(cells[3]));
            assertThat(SoloDrive.ticks(city, DrivingRules.SERVER, start, path))
                    .as(row)
                    .isEqualTo(Integer.parseInt(cells[7]));
        }
    }

    static Stream<Named<Path>> orders() {
        return ServerRecordings.files("", ".jsonl.gz", ".jsonl");
    }

    @ParameterizedTest
    @MethodSource("orders")
    void aNewPathIsJoinedAsRecorded(Path file) {
        for (JsonNode order : ServerRecordings.kind(ServerRecordings.lines(file), "order")) {
            if (!order.has("path")) {
                // The copies of rounds in the resources contain only the pick-up list of an order.
                continue;
            }
            List<MapTile> path = ServerRecordings.tiles(order.get("path"));
            int rule = order.get("rule").isNull() ? 0 : order.get("rule").asInt();
            if (path.isEmpty() || rule == 0 || rule == 4) {
                continue;
            }
            MapTile next = ServerRecordings.tile(order.get("next"));
            JoinedPath joined = JoinedPath.of(
                    next, ServerRecordings.tile(order.get("car")), ServerRecordings.tiles(order.get("old")), path);
            assertThat(joined.how()).as(order.toString()).isEqualTo(RULES.get(rule - 1));
            assertThat(joined.path())
                    .as(order.toString())
                    .isEqualTo(
                            order.get("res").isNull()
                                    ? path.subList(path.indexOf(next), path.size())
                                    : ServerRecordings.tiles(order.get("res")))
                    .hasSize(order.get("res_len").asInt());
        }
    }

    @Test
    void theChanceOfCarsThatNeverChooseIsNeverDrawn() {
        CityMap city = ServerRecordings.city("ring");
        CarStart start = new CarStart(new MapTile(5, 2), Heading.EAST);
        Traffic one = new Traffic(city, DrivingRules.DOCUMENT, List.of(start), Chance.of(1, "one"));
        Traffic other = new Traffic(city, DrivingRules.DOCUMENT, List.of(start), Chance.of(2, "other"));
        for (int tick = 0; tick < 500; tick++) {
            one.tick(SoloDrive.UNHEARD);
            other.tick(SoloDrive.UNHEARD);
        }
        assertThat(one.car(0)).isEqualTo(other.car(0));
    }
}

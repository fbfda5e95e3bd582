package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.bench.SoloDrive;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.games.windwardopolis.view.WindwardopolisViewCodec;
import java.util.List;
import java.util.stream.Stream;

/**
 * The first path that a bot orders in a round, driven without other cars, compared with the arena's own fastest path
 * to the same stop.
 *
 * @param ticks the ticks of the bot's path
 * @param fewestTicks the ticks of the fastest path
 */
public record FirstDrive(int ticks, int fewestTicks) {

    private static final String PATH = "path ";
    private static final int QUARTER_DEGREES = 90;

    /** Drives the path that a bot has ordered after its first input. */
    public static FirstDrive of(String input, String orders) {
        WindwardopolisView view = new WindwardopolisViewCodec().read(input);
        String map = String.join("\n", view.fixed().orElseThrow().map());
        CityMap city = MapText.of(map).city().orElseThrow();
        WindwardopolisView.Car car = view.cars().get(view.me() - 1);
        CarStart start = new CarStart(car.tile(), Heading.of(car.angle() / QUARTER_DEGREES));
        List<MapTile> path = path(orders);
        float acceleration = DrivingRules.DOCUMENT.acceleration();
        List<MapTile> fastest = DrivingTimes.fromStart(city, acceleration, start)
                .pathTo(path.get(path.size() - 1))
                .orElseThrow();
        return new FirstDrive(
                SoloDrive.ticks(city, DrivingRules.DOCUMENT, start, path),
                SoloDrive.ticks(city, DrivingRules.DOCUMENT, start, fastest));
    }

    private static List<MapTile> path(String orders) {
        String path =
                orders.lines().filter(line -> line.startsWith(PATH)).findFirst().orElseThrow();
        return Stream.of(path.substring(PATH.length()).split(" ", -1))
                .map(word -> word.split(",", -1))
                .map(xy -> new MapTile(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])))
                .toList();
    }
}

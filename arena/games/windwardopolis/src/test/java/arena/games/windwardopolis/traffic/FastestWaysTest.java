package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.bench.SoloDrive;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests of the driven paths of the path finder against the shortest ones in tiles. */
class FastestWaysTest {

    /** The tolerance, because the search does not round a car's speed to steps. */
    private static final double ALLOWED = 1.02;

    @Test
    void noPathThatIsShortestInTilesIsDrivenFasterAndManyAreSlower() {
        int faster = 0;
        int driven = 0;
        for (String name : List.of("market", "park")) {
            CityMap city = BuiltInMaps.FILES.stream()
                    .filter(file -> file.name().equals(name))
                    .findFirst()
                    .flatMap(file -> MapText.of(file.content()).city())
                    .orElseThrow();
            for (CarStart start : city.starts().subList(0, 5)) {
                DrivingTimes times = DrivingTimes.fromStart(city, DrivingRules.DOCUMENT.acceleration(), start);
                for (MapTile stop : city.busStops()) {
                    int ours = SoloDrive.ticks(
                            city,
                            DrivingRules.DOCUMENT,
                            start,
                            times.pathTo(stop).orElseThrow());
                    int shortest = SoloDrive.ticks(city, DrivingRules.DOCUMENT, start, shortest(city, start, stop));
                    assertThat((double) ours)
                            .as(start + " to " + stop + " in " + city)
                            .isLessThan(shortest * ALLOWED);
                    driven++;
                    faster += ours < shortest / ALLOWED ? 1 : 0;
                }
            }
        }
        assertThat(faster).as("faster ones of " + driven).isGreaterThan(driven / 10);
    }

    /** Returns a path with the fewest tiles that never turns round and goes through no other stop. */
    private static List<MapTile> shortest(CityMap city, CarStart start, MapTile stop) {
        SortedMap<String, Optional<Step>> found = new TreeMap<>();
        Step first = new Step(start.tile().next(start.heading()), start.heading());
        found.put(first.toString(), Optional.empty());
        List<Step> queue = new ArrayList<>(List.of(first));
        for (int at = 0; at < queue.size(); at++) {
            Step step = queue.get(at);
            if (step.tile().equals(stop)) {
                return path(step, found);
            }
            for (Heading out : city.exits(city.number(step.tile()))) {
                Step next = new Step(step.tile().next(out), out);
                boolean through =
                        !city.ground(step.tile()).isStop() && out != step.in().opposite();
                if (through && found.putIfAbsent(next.toString(), Optional.of(step)) == null) {
                    queue.add(next);
                }
            }
        }
        throw new IllegalStateException("no path from " + start + " to " + stop);
    }

    private record Step(MapTile tile, Heading in) {}

    private static List<MapTile> path(Step last, SortedMap<String, Optional<Step>> found) {
        List<MapTile> path = new ArrayList<>();
        Optional<Step> step = Optional.of(last);
        while (step.isPresent()) {
            path.add(step.get().tile());
            step = found.getOrDefault(step.get().toString(), Optional.empty());
        }
        Collections.reverse(path);
        return path;
    }
}

package arena.games.windwardopolis.bench;

import arena.game.Actions;
import arena.game.Chance;
import arena.game.GameRules;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.traffic.CarEvents;
import arena.games.windwardopolis.traffic.CarView;
import arena.games.windwardopolis.traffic.DrivingRules;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.measure.ProcessorTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A benchmark of ticks a second on one core with ten cars in the largest built-in city: of the traffic alone, of whole
 * rounds by the rules, in which each tick makes a new state, and of searches for the fastest paths; it takes some
 * seconds.
 *
 * @param city the name of the city
 * @param ticksPerSecond of processor time
 * @param statesPerSecond of processor time: ticks of rounds in real time, without orders
 * @param searchesPerSecond of processor time
 * @param arrivals how often a car came to a stop while it was measured
 */
public record TrafficBench(
        String city, double ticksPerSecond, double statesPerSecond, double searchesPerSecond, int arrivals) {

    private static final GameRules<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> GAME =
            Windwardopolis.definition().rules();

    private static final int WARM_TICKS = 200_000;
    private static final int TICKS = 500_000;
    private static final int SEARCHES = 200;
    private static final double NANOS_PER_SECOND = 1e9;

    /** Measures on this machine, now. */
    public static TrafficBench measure() {
        TextFile largest = BuiltInMaps.FILES.get(BuiltInMaps.FILES.size() - 1);
        CityMap city = MapText.of(largest.content()).city().orElseThrow();
        RandomTraffic traffic = new RandomTraffic(city, DrivingRules.DOCUMENT, 1);
        run(traffic, WARM_TICKS);
        int before = traffic.arrivals();
        long began = ProcessorTime.nanos();
        run(traffic, TICKS);
        double ticks = TICKS * NANOS_PER_SECOND / (ProcessorTime.nanos() - began);
        int arrivals = traffic.arrivals() - before;
        WindwardopolisState round = started(largest.name());
        round = advanced(round, WARM_TICKS);
        began = ProcessorTime.nanos();
        advanced(round, TICKS);
        double states = TICKS * NANOS_PER_SECOND / (ProcessorTime.nanos() - began);
        search(city);
        began = ProcessorTime.nanos();
        search(city);
        double searches = SEARCHES * NANOS_PER_SECOND / (ProcessorTime.nanos() - began);
        return new TrafficBench(city.name(), ticks, states, searches, arrivals);
    }

    private static WindwardopolisState started(String map) {
        Settings settings = Settings.of(
                GAME.info(), Map.of("map", map, "time", "real-time", "speed", "0", "most-ticks", "10000000"));
        List<String> names = Seat.firstSeats(RandomTraffic.CARS).stream()
                .map(seat -> "Team_" + seat.number())
                .toList();
        return GAME.start(new Setup(names, 1, settings));
    }

    private static WindwardopolisState advanced(WindwardopolisState from, int ticks) {
        WindwardopolisState state = from;
        for (int tick = 0; tick < ticks; tick++) {
            GAME.phase(state);
            state = GAME.next(state, Actions.none());
        }
        return state;
    }

    private static void run(RandomTraffic traffic, int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            traffic.tick();
        }
    }

    private static void search(CityMap city) {
        for (int search = 0; search < SEARCHES; search++) {
            CarStart start = city.starts().get(search % city.starts().size());
            DrivingTimes.fromStart(city, DrivingRules.DOCUMENT.acceleration(), start);
        }
    }

    /** Returns the figures as lines of text. */
    public String table() {
        return String.format(
                Locale.ROOT,
                """
                Windwardopolis, %s, ten cars, one core
                ticks/s              %10.0f
                ticks/s of a round   %10.0f
                searches/s           %10.0f
                ticks between stops  %10.0f
                """,
                city,
                ticksPerSecond,
                statesPerSecond,
                searchesPerSecond,
                (double) TICKS * RandomTraffic.CARS / arrivals);
    }

    /**
     * Ten cars, each on its fastest way to a stop that was drawn, and from there to another one. It is mutable, and
     * equal seeds make equal traffic.
     */
    public static final class RandomTraffic implements CarEvents {

        public static final int CARS = 10;

        private final CityMap city;
        private final DrivingRules rules;
        private final List<MapTile> stops;
        private final Traffic traffic;
        private final SortedMap<Integer, DrivingTimes> known = new TreeMap<>();
        private Chance chance;
        private int arrivals;

        /** Puts the cars on some of the starts of a city. */
        public RandomTraffic(CityMap city, DrivingRules rules, long seed) {
            this.city = city;
            this.rules = rules;
            this.chance = Chance.of(seed, "a rush");
            this.stops = Stream.concat(city.busStops().stream(), city.coffeeStops().stream())
                    .toList();
            List<CarStart> starts =
                    new ArrayList<>(chance.shuffle(city.starts()).list());
            this.traffic = new Traffic(city, rules, starts.subList(0, CARS), Chance.of(seed, "wandering"));
            for (int seat = 0; seat < CARS; seat++) {
                aim(seat);
            }
        }

        /** Orders a car to follow the fastest way to a stop that is drawn. */
        private void aim(int seat) {
            CarView car = traffic.car(seat);
            Heading heading = car.lane().out();
            DrivingTimes times = known.computeIfAbsent(
                    city.number(car.next()) * Heading.all().size() + heading.number(),
                    place -> new DrivingTimes(
                            city, rules.acceleration(), new CarStart(car.next(), heading), Traffic.START_SPEED));
            Chance.Drawn drawn = chance.below(stops.size());
            chance = drawn.rest();
            times.pathTo(stops.get(drawn.whole())).ifPresent(path -> traffic.order(seat, path));
        }

        /** Moves all cars by one tick. */
        public void tick() {
            traffic.tick(this);
        }

        public Traffic traffic() {
            return traffic;
        }

        /** Returns how often a car has arrived at a stop. */
        public int arrivals() {
            return arrivals;
        }

        @Override
        public void arrived(int seat, MapTile stop) {
            arrivals++;
            aim(seat);
        }

        @Override
        public void lost(int seat) {
            // At the end of its path a car enters a stop, and is given the next path there.
        }
    }
}

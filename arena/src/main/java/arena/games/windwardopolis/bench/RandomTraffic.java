package arena.games.windwardopolis.bench;

import arena.game.Chance;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.traffic.CarEvents;
import arena.games.windwardopolis.traffic.CarView;
import arena.games.windwardopolis.traffic.DrivingRules;
import arena.games.windwardopolis.traffic.Traffic;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Ten cars, each on its fastest way to a stop that was drawn, and from there to another one. It is mutable, and equal
 * seeds make equal traffic.
 */
public final class RandomTraffic implements CarEvents {

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
        List<CarStart> starts = new ArrayList<>(chance.shuffle(city.starts()).list());
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

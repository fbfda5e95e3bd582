package windwardopolis;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What is fixed for a round: the first input.
 *
 * @param waits whether the world waits for an answer to each input (lock-step)
 * @param updateTicks how many ticks there are between two updates
 * @param acceleration by how much a car's speed rises in a turn of six ticks, in map units a turn
 * @param map the streets
 * @param companies by name
 * @param stores the tiles of the coffee stops
 * @param people points and enemies by name; where they are is told with each {@link Game}
 * @param fromStops the ways from stops that were found so far
 */
record City(
        boolean waits,
        int updateTicks,
        double acceleration,
        CityMap map,
        Map<String, Company> companies,
        List<Tile> stores,
        Map<String, City.Person> people,
        Map<Tile, DrivingTimes> fromStops) {

    /** What is fixed about a passenger. */
    record Person(int points, List<String> enemies) {}

    static City of(Prompt first) {
        Map<String, Company> companies = first.numbers("Company").stream()
                .map(number -> first.parts("Company" + number))
                .map(parts -> new Company(parts.get(0), Tile.of(parts.get(1))))
                .collect(Collectors.toMap(Company::name, Function.identity(), (one, other) -> one, TreeMap::new));
        Map<String, Person> people = new TreeMap<>();
        for (int number : first.numbers("Person")) {
            List<String> parts = first.parts("Person" + number);
            people.put(parts.get(0), new Person(Integer.parseInt(parts.get(1)), first.names("Enemies" + number)));
        }
        return new City(
                first.text("Time").equals("lock-step"),
                first.number("UpdateTicks"),
                Double.parseDouble(first.text("Acceleration")),
                new CityMap(first.list("Map")),
                companies,
                Tile.list(first.text("Stores")),
                people,
                new ConcurrentHashMap<>());
    }

    /** Returns the ways of a car that has just stopped. */
    DrivingTimes timesFrom(Tile stop) {
        return fromStops.computeIfAbsent(stop, tile -> {
            Heading out = map.exits(tile).get(0);
            return DrivingTimes.of(map, acceleration, new DrivingTimes.Place(tile, out, false));
        });
    }
}

package arena.games.windwardopolis.picture;

import arena.games.windwardopolis.map.MapTile;
import java.util.List;

/**
 * The part of the scene that does not change in a round.
 *
 * @param map the name of the map
 * @param rows the ground of each tile, one character a tile as in the text of a map, the northern row first
 * @param signs the stop signs
 * @param signals the junctions with signals
 * @param companies the bus stop of each company, in alphabetical order
 * @param stores the coffee stops
 * @param people the passengers, in the order of the roster
 * @param deliveries the number of deliveries that ends a round
 * @param ticks the largest number of ticks of a round
 */
public record CityGround(
        String map,
        List<String> rows,
        List<StopSign> signs,
        List<MapTile> signals,
        List<Office> companies,
        List<MapTile> stores,
        List<Person> people,
        int deliveries,
        long ticks) {

    /**
     * A junction with stop signs.
     *
     * @param sides the letters of the edges over which an entering car must stop
     */
    public record StopSign(MapTile tile, String sides) {}

    /** A company and its bus stop. */
    public record Office(String name, MapTile stop) {}

    /**
     * A passenger.
     *
     * @param points the points for a complete trip
     * @param enemies the names of the enemies, in alphabetical order
     */
    public record Person(String name, int points, List<String> enemies) {
        public Person {
            enemies = List.copyOf(enemies);
        }
    }

    public CityGround {
        rows = List.copyOf(rows);
        signs = List.copyOf(signs);
        signals = List.copyOf(signals);
        companies = List.copyOf(companies);
        stores = List.copyOf(stores);
        people = List.copyOf(people);
    }
}

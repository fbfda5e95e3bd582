package arena.games.windwardopolis.picture;

import arena.games.windwardopolis.map.MapTile;
import java.util.List;

/**
 * What does not change in a round.
 *
 * @param map the name of the map
 * @param rows what each tile is, one character a tile as in the text of a map, the northern row first
 * @param signs where cars must stop
 * @param signals the junctions with signals
 * @param companies the bus stop of each company, in alphabetical order
 * @param stores where coffee is sold
 * @param people the passengers, in the order of the roster
 * @param deliveries how many of them end a round
 * @param ticks after how many ticks a round is ended as it stands
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
     * @param sides the letters of the edges over which a car comes in that must stop
     */
    public record StopSign(MapTile tile, String sides) {}

    /** A company and its bus stop. */
    public record Office(String name, MapTile stop) {}

    /**
     * A passenger.
     *
     * @param points for a complete trip
     * @param enemies by name, in alphabetical order
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

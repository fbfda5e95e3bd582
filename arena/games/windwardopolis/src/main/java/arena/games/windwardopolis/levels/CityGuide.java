package arena.games.windwardopolis.levels;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The constant data of a round, in numbers: people, places and driving times. A place is a company, or after the
 * companies a coffee store. Times are in ticks for cars without other traffic.
 */
final class CityGuide {

    /** No person, and no place. */
    static final int NONE = -1;

    /** The most coffee that a car has. */
    static final int MOST_COFFEE = Limo.MOST_COFFEE;

    /** The most tiles whose driving times are kept for cars in motion; a tile takes some 50 bytes. */
    private static final int MOST_TILES = 256 * 1_024;

    /** The guide of the last round: ten seats begin the same round at the same moment, under their time limits. */
    private static volatile Optional<Known> last = Optional.empty();

    private final CityMap city;
    private final float acceleration;
    private final List<MapTile> places;
    private final List<WindwardopolisView.Person> people;
    private final int[] enemies;
    private final int[] points;
    private final SortedMap<String, Integer> companyNumbers = new TreeMap<>();
    private final SortedMap<String, Integer> personNumbers = new TreeMap<>();
    private final List<MapTile> straights;
    private final int[][] ticks;
    private final int[][] between;

    /** The driving times of the latest cars in motion; playouts of one position need the same ones many times. */
    private final Map<DrivingTimes.NextEntry, DrivingTimes> drives = Collections.synchronizedMap(new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<DrivingTimes.NextEntry, DrivingTimes> eldest) {
            return size() * city.width() * city.height() > MOST_TILES;
        }
    });

    private CityGuide(WindwardopolisView.Fixed fixed) {
        this.city = fixed.city();
        this.acceleration = fixed.pace().accelerationInTick();
        this.people = fixed.people();
        fixed.companies().keySet().forEach(company -> companyNumbers.put(company, companyNumbers.size()));
        people.forEach(person -> personNumbers.put(person.name(), personNumbers.size()));
        List<MapTile> all = new ArrayList<>(fixed.companies().values());
        all.addAll(fixed.stores());
        this.places = List.copyOf(all);
        this.straights = city.straights();
        this.points =
                people.stream().mapToInt(WindwardopolisView.Person::points).toArray();
        this.enemies = people.stream().mapToInt(this::mask).toArray();
        this.ticks = places.stream().map(this::ticksFrom).toArray(int[][]::new);
        this.between = new int[places.size()][places.size()];
        for (int from = 0; from < places.size(); from++) {
            for (int to = 0; to < places.size(); to++) {
                between[from][to] = ticks[from][city.number(places.get(to))];
            }
        }
    }

    /** Returns the guide of a round. All seats of a round share one guide, because its computation is slow. */
    static CityGuide of(WindwardopolisView.Fixed fixed) {
        Known found = last.filter(known -> known.fixed().equals(fixed))
                .orElseGet(() -> new Known(fixed, new CityGuide(fixed)));
        last = Optional.of(found);
        return found.guide();
    }

    private record Known(WindwardopolisView.Fixed fixed, CityGuide guide) {}

    private int mask(WindwardopolisView.Person person) {
        int mask = 0;
        for (String enemy : person.enemies()) {
            mask |= 1 << person(enemy);
        }
        return mask;
    }

    /** Returns the ticks from the middle of a stop to each tile of the map. */
    private int[] ticksFrom(MapTile stop) {
        DrivingTimes times = DrivingTimes.fromStop(city, acceleration, stop);
        int[] found = new int[city.width() * city.height()];
        for (MapTile tile : city.driveable()) {
            times.ticksTo(tile).ifPresent(ticks -> found[city.number(tile)] = ticks.intValue());
        }
        return found;
    }

    int companies() {
        return companyNumbers.size();
    }

    /** Returns the number of companies and coffee stores. */
    int places() {
        return places.size();
    }

    boolean isStore(int place) {
        return place >= companies();
    }

    MapTile tile(int place) {
        return places.get(place);
    }

    /** Returns the name of a place: a company or a coffee store. */
    String name(int place) {
        return isStore(place)
                ? "the coffee store at " + tile(place).text()
                : List.copyOf(companyNumbers.keySet()).get(place);
    }

    /** Returns the number of a company. */
    int company(String name) {
        return Optional.ofNullable(companyNumbers.get(name)).orElseThrow();
    }

    /** Returns the number of a person: the index in the roster, from 0. */
    int person(String name) {
        return Optional.ofNullable(personNumbers.get(name)).orElseThrow();
    }

    /** Returns the straight roads, row by row. */
    List<MapTile> straights() {
        return straights;
    }

    List<WindwardopolisView.Person> people() {
        return people;
    }

    int points(int person) {
        return points[person];
    }

    /** Returns the enemies of a person, a bit for each. */
    int enemies(int person) {
        return enemies[person];
    }

    /** Returns the driving times from the middle of a stop to all places; the array must not be changed. */
    int[] row(int from) {
        return between[from];
    }

    /** Returns the driving time from a tile to a place, in any direction. */
    int ticks(MapTile from, int place) {
        return ticks[place][city.number(from)];
    }

    /**
     * Returns the driving time from the middle of one stop to that of another; from a stop to itself it is a round
     * trip.
     */
    int ticks(int from, int place) {
        return between[from][place];
    }

    /**
     * Returns the driving times of a car from its position; the path is the rest of its way, without its present tile.
     */
    DrivingTimes drives(WindwardopolisView.Car car, List<MapTile> path) {
        return drives.computeIfAbsent(
                DrivingTimes.NextEntry.of(city, car.tile(), car.angle(), path),
                entry -> entry.times(city, acceleration));
    }
}

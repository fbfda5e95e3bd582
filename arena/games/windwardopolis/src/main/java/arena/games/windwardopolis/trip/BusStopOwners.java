package arena.games.windwardopolis.trip;

import arena.games.windwardopolis.map.MapTile;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The companies' bus stops, the free ones, and the coffee stops.
 *
 * @param stops the bus stop of each company
 * @param free the bus stops without a company
 * @param stores the coffee stops
 */
public record BusStopOwners(SortedMap<String, MapTile> stops, List<MapTile> free, List<MapTile> stores) {

    public BusStopOwners {
        stops = Collections.unmodifiableSortedMap(new TreeMap<>(stops));
        free = List.copyOf(free);
        stores = List.copyOf(stores);
    }

    /** Returns the names of all companies. */
    public List<String> companies() {
        return List.copyOf(stops.keySet());
    }

    /** Returns the company of a bus stop. */
    public Optional<String> company(MapTile stop) {
        return stops.entrySet().stream()
                .filter(entry -> entry.getValue().equals(stop))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns the bus stop of a company. */
    public MapTile stop(String company) {
        MapTile stop = stops.get(company);
        if (stop == null) {
            throw new IllegalArgumentException(company + " has no stop in " + stops);
        }
        return stop;
    }

    /** Returns whether a tile is a coffee stop. */
    public boolean isStore(MapTile tile) {
        return stores.contains(tile);
    }

    /** Returns whether a tile is a stop of any kind. */
    public boolean isStop(MapTile tile) {
        return isStore(tile) || stops.containsValue(tile) || free.contains(tile);
    }
}

package arena.web.match;

import arena.game.Scene;
import arena.match.Event;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The names that pages show for the players of a match, by their folder names. Games know only folder names, so the
 * names in a scene are replaced before it is sent to a page.
 */
record PlayerNames(SortedMap<String, String> byName) {

    /** Shows every folder name unchanged. */
    static final PlayerNames NONE = new PlayerNames(Collections.emptySortedMap());

    private static final String KEY = "name";

    static PlayerNames of(Event.Began began) {
        SortedMap<String, String> others = new TreeMap<>();
        began.sittings().stream()
                .filter(sitting -> !sitting.shown().equals(sitting.name()))
                .forEach(sitting -> others.put(sitting.name(), sitting.shown()));
        return others.isEmpty() ? NONE : new PlayerNames(others);
    }

    /** Returns the name that pages show for a player. */
    String shown(String name) {
        return byName.getOrDefault(name, name);
    }

    /** Returns the values of a scene with the names as pages show them. */
    SortedMap<String, Object> in(Scene scene) {
        return byName.isEmpty() ? scene.values() : in(scene.values());
    }

    private SortedMap<String, Object> in(Map<?, ?> values) {
        SortedMap<String, Object> shown = new TreeMap<>();
        values.forEach((key, value) ->
                shown.put(key.toString(), key.equals(KEY) && value instanceof String name ? shown(name) : in(value)));
        return shown;
    }

    private Object in(Object value) {
        if (value instanceof Map<?, ?> map) {
            return in(map);
        }
        return value instanceof List<?> list ? list.stream().map(this::in).toList() : value;
    }
}

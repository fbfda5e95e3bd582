package arena.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A persistent map by ids: immutable, and a changed version shares all unchanged buckets with it, so that both cost
 * little however many entries there are.
 */
final class PersistentMap<V> {

    /** The number of buckets: in the largest possible contest about twenty games share one. */
    private static final int BUCKETS = 1 << 10;

    private final List<SortedMap<String, V>> buckets;

    private PersistentMap(List<SortedMap<String, V>> buckets) {
        this.buckets = buckets;
    }

    /** Returns an empty map. */
    static <V> PersistentMap<V> empty() {
        return new PersistentMap<>(Collections.nCopies(BUCKETS, Collections.emptySortedMap()));
    }

    /** Returns a map with some values replaced or added. */
    PersistentMap<V> with(Map<String, V> values) {
        if (values.isEmpty()) {
            return this;
        }
        SortedMap<Integer, SortedMap<String, V>> changed = new TreeMap<>();
        values.forEach((id, value) -> changed.computeIfAbsent(bucket(id), number -> new TreeMap<>(buckets.get(number)))
                .put(id, value));
        List<SortedMap<String, V>> next = new ArrayList<>(buckets);
        changed.forEach(next::set);
        return new PersistentMap<>(next);
    }

    /** Returns the value of an id, if there is one. */
    Optional<V> get(String id) {
        return Optional.ofNullable(buckets.get(bucket(id)).get(id));
    }

    private static int bucket(String id) {
        int hash = id.hashCode();
        return (hash ^ hash >>> 16) & BUCKETS - 1;
    }
}

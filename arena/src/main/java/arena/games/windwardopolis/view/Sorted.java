package arena.games.windwardopolis.view;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** A copier of sorted maps. */
final class Sorted {

    private Sorted() {}

    static <K extends Comparable<K>, T> SortedMap<K, T> copy(SortedMap<K, T> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }
}

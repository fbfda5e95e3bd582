package arena.match;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The description of a player, for the record.
 *
 * @param kind one word: {@code bot}, {@code folder}, {@code superbot}, {@code script}
 * @param facts more, by key: its command, its level, the SHA-256 of its files
 */
public record PlayerInfo(String kind, SortedMap<String, String> facts) {

    public PlayerInfo {
        facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
    }
}

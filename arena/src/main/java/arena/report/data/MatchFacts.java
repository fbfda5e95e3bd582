package arena.report.data;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The facts about the matches of a contest that its store does not hold.
 *
 * @param running the matches of the running games, by the game's id; empty where they are secret
 * @param begins the expected begins of the next games in milliseconds since 1970, by the game's id
 * @param hasRecord whether the record of a match that was played, given by its file name, can be shown
 */
public record MatchFacts(
        SortedMap<String, String> running, SortedMap<String, Long> begins, Predicate<String> hasRecord) {

    public MatchFacts {
        running = Collections.unmodifiableSortedMap(new TreeMap<>(running));
        begins = Collections.unmodifiableSortedMap(new TreeMap<>(begins));
    }

    /** Creates the facts about a contest that nobody watches. */
    public MatchFacts(Predicate<String> hasRecord) {
        this(new TreeMap<>(), new TreeMap<>(), hasRecord);
    }
}

package arena.audit;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is known of a match besides its verdict.
 *
 * @param evidence what a seat did wrong, by its number, lines for people; none for who did nothing wrong
 * @param trouble why that could not be found out, as a sentence; empty if it could
 */
public record MatchFindings(SortedMap<Integer, String> evidence, String trouble) {

    public MatchFindings {
        evidence = Collections.unmodifiableSortedMap(new TreeMap<>(evidence));
    }

    String of(int seat) {
        return evidence.getOrDefault(seat, "");
    }
}

package arena.audit;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The findings about a match besides its verdict.
 *
 * @param evidence what a seat did wrong, by its number, in lines for people; absent for a seat without faults
 * @param problem a sentence that says why the evidence could not be found; empty if it could
 */
public record MatchFindings(SortedMap<Integer, String> evidence, String problem) {

    public MatchFindings {
        evidence = Collections.unmodifiableSortedMap(new TreeMap<>(evidence));
    }

    String of(int seat) {
        return evidence.getOrDefault(seat, "");
    }
}

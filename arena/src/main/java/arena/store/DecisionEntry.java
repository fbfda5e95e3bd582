package arena.store;

import java.util.Collections;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What somebody decides about a contest: the referee, or the arena itself.
 *
 * @param verb what kind of decision it is, a short word such as {@code award}
 * @param fixture the id of the fixture it is about, if it is about one
 * @param contestant the number of the contestant it is about, if it is about one
 * @param by who decided
 * @param reason why, a sentence
 * @param details what else belongs to it, by name
 * @param epochMillis when it was decided
 */
public record DecisionEntry(
        String verb,
        Optional<String> fixture,
        OptionalInt contestant,
        String by,
        String reason,
        SortedMap<String, String> details,
        long epochMillis) {

    public DecisionEntry {
        verb = DatabaseText.clean(verb);
        fixture = fixture.map(DatabaseText::clean).filter(id -> !id.isEmpty());
        if (contestant.orElse(0) < 0) {
            throw new IllegalArgumentException("contestants are numbered from 0, not " + contestant);
        }
        by = DatabaseText.clean(by);
        reason = DatabaseText.clean(reason);
        SortedMap<String, String> kept = new TreeMap<>();
        details.forEach((name, words) -> kept.put(DatabaseText.clean(name), DatabaseText.clean(words)));
        details = Collections.unmodifiableSortedMap(kept);
    }
}

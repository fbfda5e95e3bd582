package arena.store;

import java.util.Collections;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A decision about a contest, by the referee or by the arena itself, as the database stores it.
 *
 * @param verb its kind, a short word such as {@code award}
 * @param fixture the id of the fixture that it concerns, if any
 * @param contestant the number of the contestant that it concerns, if any
 * @param by the name of the person who decided, or of the arena
 * @param reason the reason, a sentence
 * @param details further values, by name
 * @param epochMillis the time of the decision
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

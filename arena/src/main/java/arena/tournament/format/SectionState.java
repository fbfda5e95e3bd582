package arena.tournament.format;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How a section stands.
 *
 * @param members who has taken each slot, in the order of the slots; nothing while that is open
 * @param fixtures the games that are known, in the order in which they are begun
 * @param scores how those of its games count that have a result, by their ids
 * @param annulled the ids of those that count for nobody and are played no more, since somebody was disqualified
 * @param rows its table, the best first, who is out of it last; empty while a slot is open
 * @param over whether its places are final
 */
public record SectionState(
        Section section,
        List<Optional<Integer>> members,
        List<Fixture> fixtures,
        SortedMap<String, Score> scores,
        SortedSet<String> annulled,
        List<Row> rows,
        boolean over) {

    public SectionState {
        members = List.copyOf(members);
        fixtures = List.copyOf(fixtures);
        scores = Collections.unmodifiableSortedMap(new TreeMap<>(scores));
        annulled = Collections.unmodifiableSortedSet(new TreeSet<>(annulled));
        rows = List.copyOf(rows);
    }

    /** Returns one whose members are not all known, and of which nothing else is. */
    static SectionState waiting(Section section, List<Optional<Integer>> members) {
        return new SectionState(section, members, List.of(), new TreeMap<>(), new TreeSet<>(), List.of(), false);
    }

    /** Returns how a game counts here; nothing if it is to be played, or counts for nobody. */
    public Optional<Score> score(Fixture fixture) {
        return annulled.contains(fixture.id()) ? Optional.empty() : Optional.ofNullable(scores.get(fixture.id()));
    }

    /** Returns whether a game is still to be played. */
    public boolean isOpen(Fixture fixture) {
        return !annulled.contains(fixture.id()) && !scores.containsKey(fixture.id());
    }
}

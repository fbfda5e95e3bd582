package arena.tournament.format;

import java.util.List;
import java.util.Optional;

/**
 * How a section stands.
 *
 * @param members who has taken each slot, in the order of the slots; nothing while that is open
 * @param fixtures the games that are known, in the order in which they are begun
 * @param rows its table, the best first; empty while a slot is open
 * @param over whether its places are final
 */
public record SectionState(
        Section section, List<Optional<Integer>> members, List<Fixture> fixtures, List<Row> rows, boolean over) {

    public SectionState {
        members = List.copyOf(members);
        fixtures = List.copyOf(fixtures);
        rows = List.copyOf(rows);
    }
}

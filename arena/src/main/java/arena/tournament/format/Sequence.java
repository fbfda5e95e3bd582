package arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The order in which the games of all sections are begun. */
final class Sequence {

    private Sequence() {}

    /** Returns all games: stage by stage, within a stage round by round across its sections. */
    static List<Fixture> of(List<SectionState> sections) {
        List<String> stages = sections.stream()
                .map(state -> state.section().stage())
                .distinct()
                .toList();
        List<Fixture> fixtures = new ArrayList<>();
        for (String stage : stages) {
            SortedMap<Integer, List<Fixture>> rounds = new TreeMap<>();
            for (SectionState state : sections) {
                if (state.section().stage().equals(stage)) {
                    state.fixtures()
                            .forEach(fixture -> rounds.computeIfAbsent(fixture.round(), none -> new ArrayList<>())
                                    .add(fixture));
                }
            }
            rounds.values().forEach(fixtures::addAll);
        }
        return fixtures;
    }
}

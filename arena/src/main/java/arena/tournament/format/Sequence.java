package arena.tournament.format;

import arena.tournament.format.Slot.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The order in which the games of all sections are begun: stage by stage, within a stage round by round across its sections. A stage begins with those
 * sections that take nobody from the section whose game was the last of the stage before, if there are any, so that nobody
 * plays twice in a row.
 */
final class Sequence {

    private Sequence() {}

    /** Returns all games that are known. */
    static List<Fixture> of(List<SectionState> sections) {
        List<Fixture> fixtures = new ArrayList<>();
        String before = "";
        for (String stage : sections.stream()
                .map(state -> state.section().stage())
                .distinct()
                .toList()) {
            List<SectionState> rested = rested(sections, stage, before);
            fixtures.addAll(roundByRound(rested));
            before = rested.get(rested.size() - 1).section().id();
        }
        return fixtures;
    }

    private static List<SectionState> rested(List<SectionState> sections, String stage, String before) {
        List<SectionState> parallel = sections.stream()
                .filter(state -> state.section().stage().equals(stage))
                .toList();
        return Stream.concat(
                        parallel.stream().filter(state -> !takesFrom(state, before)),
                        parallel.stream().filter(state -> takesFrom(state, before)))
                .toList();
    }

    private static boolean takesFrom(SectionState state, String before) {
        return state.section().slots().stream()
                .anyMatch(slot -> slot.source() instanceof Source.Placed placed
                        && placed.section().equals(before));
    }

    private static List<Fixture> roundByRound(List<SectionState> sections) {
        SortedMap<Integer, List<Fixture>> rounds = new TreeMap<>();
        for (SectionState state : sections) {
            state.fixtures()
                    .forEach(fixture -> rounds.computeIfAbsent(fixture.round(), none -> new ArrayList<>())
                            .add(fixture));
        }
        return rounds.values().stream().flatMap(List::stream).toList();
    }
}

package arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The final placing of a contest.
 *
 * <p>First come the contestants in the sections that decide final places, in the order of the layout's list. The others
 * follow by the stage that they reached, the later the better, and within it by their place in their section;
 * contestants on the same place of parallel sections are tied, such as the four losers of the quarter-finals. A
 * contestant that was disqualified and is out has no place.
 */
final class FinalPlacing {

    private final List<List<Integer>> groups = new ArrayList<>();
    private final SortedSet<Integer> placed = new TreeSet<>();

    private FinalPlacing(SortedSet<Integer> out) {
        placed.addAll(out);
    }

    /** Returns the placing as far as it is certain: groups of contestants, the first group on place 1. */
    static List<List<Integer>> of(ContestLayout plan, List<SectionState> sections, SortedSet<Integer> out) {
        FinalPlacing placing = new FinalPlacing(out);
        for (String id : plan.placing()) {
            SectionState state = sections.stream()
                    .filter(one -> one.section().id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("the plan has no section " + id));
            if (!state.over()) {
                return placing.groups;
            }
            placing.add(List.of(state));
        }
        placing.addOthers(sections);
        return placing.groups;
    }

    private void addOthers(List<SectionState> sections) {
        List<String> stages = sections.stream()
                .map(state -> state.section().stage())
                .distinct()
                .toList();
        for (int stage = stages.size() - 1; stage >= 0; stage--) {
            String name = stages.get(stage);
            List<SectionState> parallel = sections.stream()
                    .filter(state -> state.section().stage().equals(name))
                    .toList();
            if (!parallel.stream().allMatch(SectionState::over)) {
                return;
            }
            add(parallel);
        }
    }

    private void add(List<SectionState> parallel) {
        SortedMap<Integer, List<Integer>> byPlace = new TreeMap<>();
        for (SectionState state : parallel) {
            for (StandingRow row : state.rows()) {
                if (placed.add(row.contestant())) {
                    byPlace.computeIfAbsent(row.place(), none -> new ArrayList<>())
                            .add(row.contestant());
                }
            }
        }
        groups.addAll(byPlace.values());
    }
}

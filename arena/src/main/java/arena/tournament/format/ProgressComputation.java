package arena.tournament.format;

import arena.tournament.format.Slot.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The computation of the sections of a contest, one by one; what depends only on the layout is computed once. */
final class ProgressComputation {

    private final ContestLayout plan;
    private final SealedSeed seal;
    private final List<String> names;
    private final List<Dependencies> dependencies = new ArrayList<>();

    /**
     * The dependencies between a section and others.
     *
     * @param sources the numbers of the sections that its members come from
     * @param dependents the ids of all sections whose members depend on its result
     * @param advancing how many of its best advance to other sections; 0 if none or all do
     */
    private record Dependencies(SortedSet<Integer> sources, SortedSet<String> dependents, int advancing) {}

    ProgressComputation(ContestLayout plan, SealedSeed seal, List<String> names) {
        this.plan = plan;
        this.seal = seal;
        this.names = List.copyOf(names);
        SortedMap<String, Integer> numbers = new TreeMap<>();
        for (Section section : plan.sections()) {
            SortedSet<Integer> sources = placed(section)
                    .map(source -> numbers.getOrDefault(source.section(), 0))
                    .collect(Collectors.toCollection(TreeSet::new));
            dependencies.add(new Dependencies(sources, new TreeSet<>(), 0));
            numbers.put(section.id(), numbers.size());
        }
        int[] advancing = new int[dependencies.size()];
        for (int number = dependencies.size() - 1; number >= 0; number--) {
            Section section = plan.sections().get(number);
            for (int source : dependencies.get(number).sources()) {
                dependencies.get(source).dependents().add(section.id());
                dependencies
                        .get(source)
                        .dependents()
                        .addAll(dependencies.get(number).dependents());
            }
            placed(section).forEach(source -> {
                int from = numbers.getOrDefault(source.section(), 0);
                advancing[from] = Math.max(advancing[from], source.place());
            });
            boolean all = advancing[number] >= section.slots().size();
            Dependencies own = dependencies.get(number);
            dependencies.set(number, new Dependencies(own.sources(), own.dependents(), all ? 0 : advancing[number]));
        }
    }

    private static Stream<Source.Placed> placed(Section section) {
        return section.slots().stream()
                .map(Slot::source)
                .filter(Source.Placed.class::isInstance)
                .map(Source.Placed.class::cast);
    }

    ContestLayout plan() {
        return plan;
    }

    /** Returns the number of contestants. */
    int contestants() {
        return names.size();
    }

    /**
     * Computes the state of each section, in the order of the layout.
     *
     * @param before the earlier states; empty if there are none
     * @param changed the ids of all games that may count otherwise than in the earlier states
     */
    List<SectionState> sections(CountedResults results, Optional<List<SectionState>> before, Set<String> changed) {
        Map<String, Set<String>> bySection =
                changed.stream().collect(Collectors.groupingBy(Fixture::section, Collectors.toSet()));
        List<SectionState> sections = new ArrayList<>();
        for (int number = 0; number < dependencies.size(); number++) {
            Set<String> own = bySection.getOrDefault(plan.sections().get(number).id(), Set.of());
            sections.add(
                    before.isPresent() && own.isEmpty() && isUntouched(number, sections, results, before.get())
                            ? before.get().get(number)
                            : state(number, sections, results, before, own));
        }
        return sections;
    }

    private boolean isUntouched(
            int number, List<SectionState> earlier, CountedResults results, List<SectionState> before) {
        return !results.anybodyDisqualified()
                && dependencies.get(number).sources().stream()
                        .allMatch(source -> earlier.get(source) == before.get(source));
    }

    private SectionState state(
            int number,
            List<SectionState> earlier,
            CountedResults results,
            Optional<List<SectionState>> before,
            Set<String> changed) {
        Section section = plan.sections().get(number);
        SortedMap<String, SectionState> sources = new TreeMap<>();
        dependencies
                .get(number)
                .sources()
                .forEach(source -> sources.put(plan.sections().get(source).id(), earlier.get(source)));
        List<Optional<Integer>> members = section.slots().stream()
                .map(slot -> member(slot.source(), sources))
                .toList();
        if (members.stream().anyMatch(Optional::isEmpty)) {
            return SectionState.waiting(section, members);
        }
        List<Integer> known = members.stream().flatMap(Optional::stream).toList();
        SectionPlay.Group group = new SectionPlay.Group(section.id(), known, seal);
        SectionResults counting = new SectionResults(
                section.play(), group, dependencies.get(number).dependents(), results);
        // Changed results do not show past participation.
        boolean isForgotten = results.anybodyDisqualified() && section.play().dependsOnParticipation();
        return SectionState.of(
                new KnownSection(section, group, dependencies.get(number).advancing(), names),
                counting,
                before.map(sections -> sections.get(number)).filter(state -> !isForgotten),
                changed);
    }

    private static Optional<Integer> member(Source source, SortedMap<String, SectionState> sources) {
        if (source instanceof Source.Drawn drawn) {
            return Optional.of(drawn.contestant());
        }
        Source.Placed placed = (Source.Placed) source;
        return Optional.ofNullable(sources.get(placed.section()))
                .filter(SectionState::over)
                .map(state -> state.rows().get(placed.place() - 1).contestant());
    }
}

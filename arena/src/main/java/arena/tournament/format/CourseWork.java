package arena.tournament.format;

import arena.tournament.format.Slot.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Works out how a contest stands, section by section. */
final class CourseWork {

    private final Plan plan;
    private final Scores scores;
    private final Seal seal;
    private final List<String> names;
    private final SortedMap<String, SectionState> states = new TreeMap<>();

    CourseWork(Plan plan, Scores scores, Seal seal, List<String> names) {
        this.plan = plan;
        this.scores = scores;
        this.seal = seal;
        this.names = List.copyOf(names);
    }

    Course course() {
        List<SectionState> sections = new ArrayList<>();
        for (Section section : plan.sections()) {
            SectionState state = state(section);
            sections.add(state);
            states.put(section.id(), state);
        }
        return new Course(
                sections,
                Sequence.of(sections),
                Placing.of(plan, sections, out()),
                out(),
                sections.stream().allMatch(SectionState::over));
    }

    private SectionState state(Section section) {
        List<Optional<Integer>> members =
                section.slots().stream().map(slot -> member(slot.source())).toList();
        if (members.stream().anyMatch(Optional::isEmpty)) {
            return SectionState.waiting(section, members);
        }
        List<Integer> known = members.stream().flatMap(Optional::stream).toList();
        Play.Group group = new Play.Group(section.id(), known, seal);
        SectionScores counting = new SectionScores(section.play(), group, dependents(section), scores);
        return new SectionWork(new SectionWork.Case(section, group, advancing(section)), counting, names).state();
    }

    /** Returns the ids of all sections whose members depend on how this one ends. */
    private SortedSet<String> dependents(Section section) {
        SortedSet<String> dependents = new TreeSet<>();
        for (Section later : plan.sections()) {
            boolean depends = later.slots().stream()
                    .anyMatch(slot -> slot.source() instanceof Source.Placed placed
                            && (placed.section().equals(section.id()) || dependents.contains(placed.section())));
            if (depends) {
                dependents.add(later.id());
            }
        }
        return dependents;
    }

    /** Returns who was disqualified and has no place in the contest. */
    private SortedSet<Integer> out() {
        return IntStream.range(0, names.size())
                .filter(contestant -> scores.presence(contestant) == Presence.OUT)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private int advancing(Section section) {
        int last = plan.sections().stream()
                .flatMap(later -> later.slots().stream())
                .mapToInt(slot -> slot.source() instanceof Source.Placed placed
                                && placed.section().equals(section.id())
                        ? placed.place()
                        : 0)
                .max()
                .orElse(0);
        return last < section.slots().size() ? last : 0;
    }

    private Optional<Integer> member(Source source) {
        if (source instanceof Source.Drawn drawn) {
            return Optional.of(drawn.contestant());
        }
        Source.Placed placed = (Source.Placed) source;
        return Optional.ofNullable(states.get(placed.section()))
                .filter(SectionState::over)
                .map(state -> state.rows().get(placed.place() - 1).contestant());
    }
}

package arena.tournament.format;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * How a contest stands: a pure function of its plan and the scores that count.
 *
 * @param sections in the order of the plan
 * @param fixtures all games that are known, in the order in which they are begun: stage by stage, within a stage round by round
 *     across its sections. More scores add games, and never change which of two comes first
 * @param placing the final placing as far as it is certain: groups of contestants, the first group on place 1
 * @param out who was disqualified and has no place
 * @param over whether nothing is left to be played
 */
public record Course(
        List<SectionState> sections,
        List<Fixture> fixtures,
        List<List<Integer>> placing,
        SortedSet<Integer> out,
        boolean over) {

    public Course {
        sections = List.copyOf(sections);
        fixtures = List.copyOf(fixtures);
        placing = placing.stream().map(List::copyOf).toList();
        out = Collections.unmodifiableSortedSet(new TreeSet<>(out));
    }

    /**
     * Works out how a contest stands.
     *
     * @param names what each contestant is called, for sentences, contestant 0 first
     */
    public static Course of(Plan plan, Scores scores, Seal seal, List<String> names) {
        return new CourseWork(plan, scores, seal, names).course();
    }

    /** Returns the games that are still to be played, in the order in which they are begun. */
    public List<Fixture> open() {
        SortedSet<String> open = sections.stream()
                .flatMap(
                        state -> state.fixtures().stream().filter(state::isOpen).map(Fixture::id))
                .collect(Collectors.toCollection(TreeSet::new));
        return fixtures.stream().filter(fixture -> open.contains(fixture.id())).toList();
    }

    /** Returns how a game counts; nothing if it is to be played, or counts for nobody. */
    public Optional<Score> score(Fixture fixture) {
        return section(fixture.section()).flatMap(state -> state.score(fixture));
    }

    /** Returns the state of a section; nothing if there is none of that id. */
    public Optional<SectionState> section(String id) {
        return sections.stream()
                .filter(state -> state.section().id().equals(id))
                .findFirst();
    }
}

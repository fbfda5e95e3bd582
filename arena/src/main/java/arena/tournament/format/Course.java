package arena.tournament.format;

import java.util.List;

/**
 * How a contest stands: a pure function of its plan and the scores that count.
 *
 * @param sections in the order of the plan
 * @param placing the final placing as far as it is certain: groups of contestants, the first group on place 1
 * @param over whether nothing is left to be played
 */
public record Course(List<SectionState> sections, List<List<Integer>> placing, boolean over) {

    public Course {
        sections = List.copyOf(sections);
        placing = placing.stream().map(List::copyOf).toList();
    }

    /** Returns all games that are known, in the order in which they are begun: by stage, then by round. */
    public List<Fixture> fixtures() {
        return sections.stream().flatMap(state -> state.fixtures().stream()).toList();
    }
}

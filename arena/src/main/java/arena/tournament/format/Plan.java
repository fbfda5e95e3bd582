package arena.tournament.format;

import java.util.List;

/**
 * A contest as it is laid out.
 *
 * @param sections in an order in which each comes after those that it takes its members from
 * @param placing where the final placing is read: the sections that place somebody for good, the one of the best first, such as the
 *     final and then the match for the third place
 * @param remarks what the organiser should know: byes, places that were filled
 */
public record Plan(List<Section> sections, List<String> placing, List<String> remarks) {

    public Plan {
        sections = List.copyOf(sections);
        placing = List.copyOf(placing);
        remarks = List.copyOf(remarks);
    }

    /** Returns how many games there will be, at most; those of a section without an end are not counted. */
    public int games() {
        return sections.stream()
                .mapToInt(section -> section.play().games(section.slots().size()))
                .sum();
    }
}

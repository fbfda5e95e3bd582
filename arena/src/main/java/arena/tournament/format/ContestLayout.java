package arena.tournament.format;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The layout of a contest.
 *
 * @param sections ordered so that each section comes after the sections that its members come from
 * @param placing the sections that decide final places, the one of the best places first, such as the final and then
 *     the match for the third place
 * @param remarks remarks for the organiser: byes, places that were filled in
 */
public record ContestLayout(List<Section> sections, List<String> placing, List<String> remarks) {

    /** The largest number of games of a contest; more would take too long. */
    public static final int MOST_GAMES = 20_000;

    public ContestLayout {
        sections = List.copyOf(sections);
        placing = List.copyOf(placing);
        remarks = List.copyOf(remarks);
        SortedMap<String, Section> earlier = new TreeMap<>();
        for (Section section : sections) {
            section.slots().forEach(slot -> check(section, slot, earlier));
            if (earlier.put(section.id(), section) != null) {
                throw new IllegalArgumentException("two sections are called " + section.id());
            }
        }
        if (!earlier.keySet().containsAll(placing)) {
            throw new IllegalArgumentException("the placing " + placing + " is not of " + earlier.keySet());
        }
        long games = sections.stream().mapToLong(ContestLayout::games).sum();
        if (games > MOST_GAMES) {
            throw new IllegalArgumentException("This contest would have " + games + " games; at most " + MOST_GAMES
                    + " can be held. Take fewer legs or rounds, or smaller groups.");
        }
    }

    private static void check(Section section, Slot slot, SortedMap<String, Section> earlier) {
        if (slot.source() instanceof Slot.Source.Placed placed) {
            Section from = earlier.get(placed.section());
            if (from == null || placed.place() < 1 || placed.place() > placesDecided(from)) {
                throw new IllegalArgumentException(
                        "section " + section.id() + " takes its members from a place that nobody decides: " + placed);
            }
        }
    }

    private static int placesDecided(Section section) {
        int stakes = section.ranking().stakes();
        int members = section.slots().size();
        return stakes >= members - 1 ? members : stakes;
    }

    private static int games(Section section) {
        return section.play().games(section.slots().size());
    }

    /** Returns the largest number of games; those of a section without an end are not counted. */
    public int games() {
        return sections.stream().mapToInt(ContestLayout::games).sum();
    }
}

package arena.tournament.format;

import arena.tournament.Wording;
import java.util.List;

/**
 * A part of a contest whose members play among themselves and are then ranked.
 *
 * @param id short, unique in the contest, letters and digits: {@code 1A}, {@code Q3}
 * @param stageName what it belongs to: {@code Round 1}, {@code Quarter-finals}
 * @param titleName what it is called: {@code Group A}, {@code Quarter-final 3}
 * @param slots who plays in it, at least 2
 * @param play how they meet
 * @param ranking how they are ranked
 */
public record Section(
        String id, Wording stageName, Wording titleName, List<Slot> slots, SectionPlay play, Ranking ranking) {

    public Section {
        if (!id.matches("[A-Za-z0-9]{1,16}")) {
            throw new IllegalArgumentException("no id of a section: " + id);
        }
        slots = List.copyOf(slots);
        if (slots.size() < 2) {
            throw new IllegalArgumentException("nobody plays alone in section " + id);
        }
    }

    /** Returns what it belongs to, for people. */
    public String stage() {
        return stageName.text();
    }

    /** Returns what it is called, for people. */
    public String title() {
        return titleName.text();
    }
}

package arena.tournament.format;

import arena.tournament.Wording;
import java.util.List;

/**
 * A part of a contest whose members play among themselves and are then ranked.
 *
 * @param id short, unique in the contest, letters and digits: {@code 1A}, {@code Q3}
 * @param stageName its stage: {@code Round 1}, {@code Quarter-finals}
 * @param titleName its title: {@code Group A}, {@code Quarter-final 3}
 * @param slots the slots of its members, at least 2
 * @param play the way in which members meet
 * @param ranking the rules of its ranking
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

    /** Returns the name of its stage. */
    public String stage() {
        return stageName.text();
    }

    /** Returns its title. */
    public String title() {
        return titleName.text();
    }
}

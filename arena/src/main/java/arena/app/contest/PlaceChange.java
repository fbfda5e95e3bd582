package arena.app.contest;

import arena.contest.ContestState;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A change of a place in the standings by a decision.
 *
 * @param section the title of the section, with its stage
 * @param team the name of the team
 * @param before the place before; empty if the team had none
 * @param after the place after; empty if the team has none any more
 */
public record PlaceChange(String section, String team, OptionalInt before, OptionalInt after) {

    /** Returns all changed places, section by section, in the order of the new places. */
    static List<PlaceChange> between(ContestState before, ContestState after) {
        List<PlaceChange> changes = new ArrayList<>();
        for (int index = 0; index < after.progress().sections().size(); index++) {
            SectionState old = before.progress().sections().get(index);
            SectionState changed = after.progress().sections().get(index);
            SortedMap<Integer, Integer> oldPlaces = places(old);
            SortedMap<Integer, Integer> newPlaces = places(changed);
            String section = changed.section().stage().equals(changed.section().title())
                    ? changed.section().title()
                    : changed.section().stage() + ", " + changed.section().title();
            for (StandingRow row : changed.rows()) {
                add(changes, section, after.contest().name(row.contestant()), row.contestant(), oldPlaces, newPlaces);
            }
            for (StandingRow row : old.rows()) {
                if (changed.rows().stream().noneMatch(other -> other.contestant() == row.contestant())) {
                    add(
                            changes,
                            section,
                            after.contest().name(row.contestant()),
                            row.contestant(),
                            oldPlaces,
                            newPlaces);
                }
            }
        }
        return List.copyOf(changes);
    }

    private static void add(
            List<PlaceChange> changes,
            String section,
            String team,
            int contestant,
            SortedMap<Integer, Integer> before,
            SortedMap<Integer, Integer> after) {
        OptionalInt old = place(before, contestant);
        OptionalInt changed = place(after, contestant);
        if (!old.equals(changed)) {
            changes.add(new PlaceChange(section, team, old, changed));
        }
    }

    private static OptionalInt place(SortedMap<Integer, Integer> places, int contestant) {
        int place = places.getOrDefault(contestant, 0);
        return place == 0 ? OptionalInt.empty() : OptionalInt.of(place);
    }

    private static SortedMap<Integer, Integer> places(SectionState state) {
        SortedMap<Integer, Integer> places = new TreeMap<>();
        state.rows().stream().filter(row -> !row.out()).forEach(row -> places.put(row.contestant(), row.place()));
        return places;
    }
}

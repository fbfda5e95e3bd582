package arena.app.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The head of a comparison's journal, with what all its games have in common.
 *
 * @param format the version of the journal's own format
 * @param game the game's id
 * @param settings complete
 * @param seed the seed of the first block
 * @param contestants in order
 */
record CompareSetup(
        int format, String game, SortedMap<String, String> settings, long seed, List<ContestantFacts> contestants) {

    /** The only version so far. */
    static final int FORMAT = 1;

    CompareSetup {
        settings = new TreeMap<>(settings);
        contestants = List.copyOf(contestants);
    }

    /** Returns a clause for each contestant that has changed since the journal was begun. */
    List<String> changesSince(CompareSetup before) {
        List<String> changes = new ArrayList<>();
        for (int at = 0; at < Math.min(contestants.size(), before.contestants.size()); at++) {
            contestants.get(at).changeSince(before.contestants.get(at)).ifPresent(changes::add);
        }
        return changes;
    }
}

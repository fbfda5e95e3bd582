package arena.app.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        int format, String game, SortedMap<String, String> settings, long seed, List<Contestant> contestants) {

    /** The only version so far. */
    static final int FORMAT = 1;

    CompareSetup {
        settings = new TreeMap<>(settings);
        contestants = List.copyOf(contestants);
    }

    /**
     * A contestant with its facts.
     *
     * @param facts the identity by key, such as the command and the SHA-256 of the files
     */
    record Contestant(String name, SortedMap<String, String> facts) {
        Contestant {
            facts = new TreeMap<>(facts);
        }

        /** Returns the changes since an earlier command, in words; empty if there are none. */
        private Optional<String> changeSince(Contestant before) {
            List<String> changed = new ArrayList<>();
            SortedMap<String, String> all = new TreeMap<>(before.facts);
            all.putAll(facts);
            for (String key : all.keySet()) {
                if (!facts.getOrDefault(key, "").equals(before.facts.getOrDefault(key, ""))) {
                    changed.add(key.replace("-sha256", "").replace('-', ' '));
                }
            }
            return changed.isEmpty()
                    ? Optional.empty()
                    : Optional.of(name + " has changed ("
                            + String.join(", ", changed.stream().distinct().toList()) + ")");
        }
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

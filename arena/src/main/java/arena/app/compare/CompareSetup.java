package arena.app.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the games of a journal have in common, as its first line has it.
 *
 * @param format the version of the journal's own format
 * @param game the game's id
 * @param settings complete
 * @param seed of the first block
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
     * Who plays.
     *
     * @param facts what it is, by key: its command, the SHA-256 of its files
     */
    record Contestant(String name, SortedMap<String, String> facts) {
        Contestant {
            facts = new TreeMap<>(facts);
        }

        /** Returns what has changed since an earlier look, in words; nothing if nothing has. */
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

    /** Returns a sentence part for each contestant that is not what it was when the journal was begun. */
    List<String> changesSince(CompareSetup before) {
        List<String> changes = new ArrayList<>();
        for (int at = 0; at < Math.min(contestants.size(), before.contestants.size()); at++) {
            contestants.get(at).changeSince(before.contestants.get(at)).ifPresent(changes::add);
        }
        return changes;
    }
}

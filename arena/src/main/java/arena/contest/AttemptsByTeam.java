package arena.contest;

import arena.store.AttemptRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The attempts of each contestant, in the order of their beginnings. Immutable; {@link #after} returns the next
 * version.
 */
public final class AttemptsByTeam {

    static final AttemptsByTeam NONE = new AttemptsByTeam(new TreeMap<>());

    private static final Comparator<AttemptRow> IN_ORDER =
            Comparator.comparingLong(one -> one.attempt().sequence());

    private final SortedMap<Integer, List<AttemptRow>> byContestant;

    private AttemptsByTeam(SortedMap<Integer, List<AttemptRow>> byContestant) {
        this.byContestant = byContestant;
    }

    /** Returns the version after some attempts have begun or ended. */
    AttemptsByTeam after(List<AttemptRow> changed) {
        SortedMap<Integer, List<AttemptRow>> fresh = new TreeMap<>();
        for (AttemptRow one : changed) {
            for (int contestant : one.attempt().contestants()) {
                put(fresh.computeIfAbsent(contestant, number -> new ArrayList<>(of(number))), one);
            }
        }
        SortedMap<Integer, List<AttemptRow>> next = new TreeMap<>(byContestant);
        next.putAll(fresh);
        return new AttemptsByTeam(next);
    }

    /** Inserts an attempt in order, or replaces its earlier version. */
    static void put(List<AttemptRow> attempts, AttemptRow one) {
        int last = attempts.size() - 1;
        boolean isNew = last < 0 || IN_ORDER.compare(attempts.get(last), one) < 0;
        int index = isNew ? -attempts.size() - 1 : Collections.binarySearch(attempts, one, IN_ORDER);
        if (index >= 0) {
            attempts.set(index, one);
        } else {
            attempts.add(-index - 1, one);
        }
    }

    /** Returns the attempts of a contestant. */
    List<AttemptRow> of(int contestant) {
        return byContestant.getOrDefault(contestant, List.of());
    }

    /** Returns the sequence number of the beginning of a contestant's last attempt; 0 if there is none. */
    long last(int contestant) {
        List<AttemptRow> own = of(contestant);
        return own.isEmpty() ? 0 : own.get(own.size() - 1).attempt().sequence();
    }
}

package arena.contest;

import arena.store.AttemptRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The attempts of each contestant, in the order in which they were begun. They never change; {@link #after} are the
 * next ones.
 */
public final class AttemptsByTeam {

    static final AttemptsByTeam NONE = new AttemptsByTeam(new TreeMap<>());

    private static final Comparator<AttemptRow> IN_ORDER =
            Comparator.comparingLong(one -> one.attempt().sequence());

    private final SortedMap<Integer, List<AttemptRow>> byContestant;

    private AttemptsByTeam(SortedMap<Integer, List<AttemptRow>> byContestant) {
        this.byContestant = byContestant;
    }

    /** Returns those after some attempts have begun, or have ended. */
    AttemptsByTeam after(List<AttemptRow> news) {
        SortedMap<Integer, List<AttemptRow>> fresh = new TreeMap<>();
        for (AttemptRow one : news) {
            for (int contestant : one.attempt().contestants()) {
                put(fresh.computeIfAbsent(contestant, number -> new ArrayList<>(of(number))), one);
            }
        }
        SortedMap<Integer, List<AttemptRow>> next = new TreeMap<>(byContestant);
        next.putAll(fresh);
        return new AttemptsByTeam(next);
    }

    /** Puts an attempt where it belongs, in the place of what was known of it before. */
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

    /** Returns those of a contestant. */
    List<AttemptRow> of(int contestant) {
        return byContestant.getOrDefault(contestant, List.of());
    }

    /** Returns when a contestant's last attempt was begun, as its place among all that happened; 0 if it has none. */
    long last(int contestant) {
        List<AttemptRow> own = of(contestant);
        return own.isEmpty() ? 0 : own.get(own.size() - 1).attempt().sequence();
    }
}

package arena.contest;

import arena.store.Attempted;
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
public final class Appearances {

    static final Appearances NONE = new Appearances(new TreeMap<>());

    private static final Comparator<Attempted> IN_ORDER =
            Comparator.comparingLong(one -> one.attempt().sequence());

    private final SortedMap<Integer, List<Attempted>> byContestant;

    private Appearances(SortedMap<Integer, List<Attempted>> byContestant) {
        this.byContestant = byContestant;
    }

    /** Returns those after some attempts have begun, or have ended. */
    Appearances after(List<Attempted> news) {
        SortedMap<Integer, List<Attempted>> fresh = new TreeMap<>();
        for (Attempted one : news) {
            for (int contestant : one.attempt().contestants()) {
                put(fresh.computeIfAbsent(contestant, number -> new ArrayList<>(of(number))), one);
            }
        }
        SortedMap<Integer, List<Attempted>> next = new TreeMap<>(byContestant);
        next.putAll(fresh);
        return new Appearances(next);
    }

    /** Puts an attempt where it belongs, in the place of what was known of it before. */
    static void put(List<Attempted> attempts, Attempted one) {
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
    List<Attempted> of(int contestant) {
        return byContestant.getOrDefault(contestant, List.of());
    }

    /** Returns when a contestant's last attempt was begun, as its place among all that happened; 0 if it has none. */
    long last(int contestant) {
        List<Attempted> own = of(contestant);
        return own.isEmpty() ? 0 : own.get(own.size() - 1).attempt().sequence();
    }
}

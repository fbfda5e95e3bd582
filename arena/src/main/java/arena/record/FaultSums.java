package arena.record;

import arena.game.Departure;
import arena.game.Ruling;
import arena.match.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The sums of the faults of each seat, as in the last line of a record. A missing answer of a seat that resigned is not
 * counted; earlier versions counted it. The sums are mutable.
 */
final class FaultSums {

    private List<Integer> bySeat = new ArrayList<>();
    private final SortedMap<Integer, Integer> lateSteps = new TreeMap<>();
    private final List<Integer> resigned = new ArrayList<>();

    /** Adds the next event of the record. */
    void add(Event event) {
        if (event instanceof Event.Began began) {
            bySeat = new ArrayList<>(Collections.nCopies(began.sittings().size(), 0));
            lateSteps.clear();
            resigned.clear();
        } else if (event instanceof Event.Ruled ruled
                && Ruling.isFault(ruled.code())
                && ruled.seat() >= 1
                && ruled.seat() <= bySeat.size()) {
            add(bySeat, ruled.seat(), 1);
            if (ruled.code() == Ruling.LATE) {
                lateSteps.put(ruled.seat(), ruled.step());
            }
        } else if (event instanceof Event.Left left
                && left.why() == Departure.RESIGNED
                && lateSteps.containsKey(left.seat())
                && lateSteps.getOrDefault(left.seat(), 0) == left.step()) {
            add(bySeat, left.seat(), -1);
            resigned.add(left.seat());
        }
    }

    private static void add(List<Integer> sums, int seat, int more) {
        sums.set(seat - 1, sums.get(seat - 1) + more);
    }

    /** Returns whether a record may hold the given sums. */
    boolean allow(List<Integer> sums) {
        List<Integer> before = new ArrayList<>(bySeat);
        resigned.forEach(seat -> add(before, seat, 1));
        return sums.equals(bySeat) || sums.equals(before);
    }

    /** Returns the sums, seat 1 first. */
    List<Integer> bySeat() {
        return List.copyOf(bySeat);
    }
}

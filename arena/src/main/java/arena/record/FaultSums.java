package arena.record;

import arena.game.Ruling;
import arena.match.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How many answers of each seat were faults, as the last line of a record sums them up. It is mutable. */
final class FaultSums {

    private List<Integer> bySeat = new ArrayList<>();

    /** Takes the next event of the record in. */
    void take(Event event) {
        if (event instanceof Event.Began began) {
            bySeat = new ArrayList<>(Collections.nCopies(began.sittings().size(), 0));
        } else if (event instanceof Event.Ruled ruled
                && Ruling.isFault(ruled.code())
                && ruled.seat() >= 1
                && ruled.seat() <= bySeat.size()) {
            bySeat.set(ruled.seat() - 1, bySeat.get(ruled.seat() - 1) + 1);
        }
    }

    /** Returns the sums, seat 1 first. */
    List<Integer> bySeat() {
        return List.copyOf(bySeat);
    }
}

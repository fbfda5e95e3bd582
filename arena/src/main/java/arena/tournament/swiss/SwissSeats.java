package arena.tournament.swiss;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The seats at a table of a Swiss tournament: each member gets the seat that it had less often, then the one that it
 * did not have the last time, then by lot.
 */
public final class SwissSeats {

    private final SwissHistory history;
    private final List<Integer> seats;

    private SwissSeats(SwissHistory history, List<Integer> tossed) {
        this.history = history;
        this.seats = new ArrayList<>(tossed);
    }

    /** Returns the members of a table on their seats, starting from an order by lot. */
    public static List<Integer> of(SwissHistory history, List<Integer> tossed) {
        SwissSeats seats = new SwissSeats(history, tossed);
        while (seats.isBetterAfterOneSwap()) {
            // The sum of all burdens has become smaller, so this ends.
        }
        return seats.seats;
    }

    private boolean isBetterAfterOneSwap() {
        for (int one = 0; one < seats.size(); one++) {
            for (int other = one + 1; other < seats.size(); other++) {
                int before = burden(one) + burden(other);
                Collections.swap(seats, one, other);
                if (burden(one) + burden(other) < before) {
                    return true;
                }
                Collections.swap(seats, one, other);
            }
        }
        return false;
    }

    /** Returns the burden of a member on a seat: a repeated last seat weighs less than one further game on it. */
    private int burden(int seat) {
        SwissHistory.Member member = history.members().get(seats.get(seat));
        return member.sat().get(seat) * (seats.size() + 1) + (member.lastSeat() == seat ? 1 : 0);
    }
}

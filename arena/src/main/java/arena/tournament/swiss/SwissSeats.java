package arena.tournament.swiss;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Who sits where at a table of a Swiss tournament: each where he sat less often, then where he did not sit the last
 * time, then by toss. In a game of two that is: first sits who did so less often; then who did not the last time; then
 * the toss says.
 */
public final class SwissSeats {

    private final SwissHistory history;
    private final List<Integer> seats;

    private SwissSeats(SwissHistory history, List<Integer> tossed) {
        this.history = history;
        this.seats = new ArrayList<>(tossed);
    }

    /** Returns the members of a table on their seats, beginning from those of the toss. */
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

    /**
     * Returns how unfair it is that somebody sits on a seat: the last time weighs less than one time more for anybody.
     */
    private int burden(int seat) {
        SwissHistory.Member member = history.members().get(seats.get(seat));
        return member.sat().get(seat) * (seats.size() + 1) + (member.lastSeat() == seat ? 1 : 0);
    }
}

package arena.tournament;

import java.util.List;

/**
 * One game that was played to a verdict.
 *
 * @param places where each seat ended, seat 1 first; 1 is the best, equal places are ties
 * @param causes why each seat ended where it did, in few words, seat 1 first
 */
public record Played(Pairing pairing, List<Integer> places, List<String> causes) {

    public Played {
        places = List.copyOf(places);
        causes = List.copyOf(causes);
        int seats = pairing.seats().size();
        if (places.size() != seats || causes.size() != seats) {
            throw new IllegalArgumentException(
                    "a game of " + seats + " seats has as many places and causes, not " + places + " and " + causes);
        }
    }

    /** Returns the half points of one seat against another: 2 for the better place, 1 for the same, 0 for the worse. */
    int halfPoints(int seat, int other) {
        return 1 + Integer.signum(places.get(other) - places.get(seat));
    }
}

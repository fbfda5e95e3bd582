package arena.contest;

import arena.config.RunSettings;
import arena.store.Attempted;
import arena.store.Decision;
import arena.store.SeatEnd;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts faults in a row: a team with too many of them wastes everybody's time, and the referee is asked. */
final class Probation {

    /** So many broken rules in one match are no slip any more: the 2015 game is lost by the third one. */
    private static final int FAULTS_OF_A_LOSS = 3;

    private Probation() {}

    /** Returns who is on probation, with the number of his faults in a row. */
    static SortedMap<Integer, Integer> of(
            RunSettings house, Ledger ledger, List<Attempted> attempts, List<Decision> decisions) {
        SortedMap<Integer, Integer> inRow = new TreeMap<>();
        for (Attempted one : attempts) {
            boolean counts =
                    ledger.counted(one.attempt().fixture()).filter(one::equals).isPresent();
            if (counts) {
                one.ended().stream()
                        .flatMap(end -> end.seats().stream())
                        .filter(seat -> !isForgiven(one, seat, decisions))
                        .forEach(seat -> count(seat, inRow));
            }
        }
        inRow.values().removeIf(number -> house.probation() == 0 || number < house.probation());
        ledger.disqualified().forEach(team -> inRow.remove(team));
        return inRow;
    }

    private static void count(SeatEnd seat, SortedMap<Integer, Integer> inRow) {
        if (isFault(seat)) {
            inRow.merge(seat.contestant(), 1, Integer::sum);
        } else {
            inRow.remove(seat.contestant());
        }
    }

    /** Returns whether somebody ended badly in a match by what his program did wrong, and not by how it played. */
    static boolean isFault(SeatEnd seat) {
        return seat.place() > 1 && (!seat.evidence().isEmpty() || seat.late() > 0 || seat.faults() >= FAULTS_OF_A_LOSS);
    }

    private static boolean isForgiven(Attempted attempted, SeatEnd seat, List<Decision> decisions) {
        return decisions.stream()
                .filter(decision -> decision.decided().verb().equals(Verb.CLEARED.key()))
                .filter(decision -> decision.decided().contestant().orElse(-1) == seat.contestant())
                .anyMatch(decision -> attempted.sequence() < decision.sequence());
    }
}

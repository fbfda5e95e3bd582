package arena.contest;

import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.tournament.SeatResult;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts faults in a row: a team with too many of them wastes everybody's time, and the referee is asked. */
final class Probation {

    /** So many broken rules in one match are no slip any more: the 2015 game is lost by the third one. */
    private static final int FAULTS_OF_A_LOSS = 3;

    private Probation() {}

    /** Returns who is on probation, with the number of his faults in a row. */
    static SortedMap<Integer, Integer> of(
            Contest contest, Ledger ledger, AttemptsByTeam played, List<AuditEntry> decisions) {
        int enough = contest.house().probation();
        SortedMap<Integer, Integer> inRow = new TreeMap<>();
        if (enough == 0) {
            return inRow;
        }
        SortedMap<Integer, Long> cleared = cleared(decisions);
        for (int team = 0; team < contest.entries().size(); team++) {
            int number = inRow(team, ledger, played.of(team), cleared.getOrDefault(team, 0L));
            if (number >= enough) {
                inRow.put(team, number);
            }
        }
        ledger.disqualified().forEach(team -> inRow.remove(team));
        return inRow;
    }

    /** Returns when each team was last cleared: what it did before is forgiven. */
    private static SortedMap<Integer, Long> cleared(List<AuditEntry> decisions) {
        SortedMap<Integer, Long> cleared = new TreeMap<>();
        for (AuditEntry decision : decisions) {
            if (DecisionCodec.read(decision) instanceof RefereeDecision.Cleared one) {
                cleared.put(one.team(), decision.sequence());
            }
        }
        return cleared;
    }

    /** Counts from the last match that counts to the last one without a fault. */
    private static int inRow(int team, Ledger ledger, List<AttemptRow> played, long cleared) {
        int number = 0;
        for (int last = played.size() - 1; last >= 0; last--) {
            AttemptRow one = played.get(last);
            boolean counts = one.sequence() > cleared
                    && ledger.counted(one.attempt().fixture())
                            .filter(one::equals)
                            .isPresent();
            Optional<SeatResult> end = one.ended().filter(any -> counts).stream()
                    .flatMap(ended -> ended.seats().stream())
                    .filter(seat -> seat.contestant() == team && !seat.cause().equals(AttemptCauses.ON_PROBATION))
                    .findFirst();
            if (end.isPresent() && !isFault(end.get())) {
                return number;
            }
            number += end.isPresent() ? 1 : 0;
        }
        return number;
    }

    /** Returns whether a bot ended badly in a match by what its program did wrong, and not by how it played. */
    static boolean isFault(SeatResult seat) {
        return seat.place() > 1 && (!seat.evidence().isEmpty() || seat.late() > 0 || seat.faults() >= FAULTS_OF_A_LOSS);
    }
}

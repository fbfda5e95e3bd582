package arena.contest;

import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Teams whose program was found changed: they play no more until somebody has put it back, or the referee has decided.
 */
final class ChangedEntries {

    private ChangedEntries() {}

    /** Returns who they are, each with what was found. */
    static SortedMap<Integer, String> of(Contest contest, Ledger ledger, List<AuditEntry> decisions) {
        SortedMap<Integer, String> changed = new TreeMap<>();
        for (AttemptRow one : ledger.mishaps()) {
            Optional<AttemptResult> found =
                    one.ended().filter(end -> end.cause().equals(AttemptCauses.ENTRY_CHANGED));
            for (SeatResult seat : found.map(AttemptResult::seats).orElse(List.of())) {
                boolean settled = decisions.stream()
                        .filter(decision -> decision.sequence() > one.sequence())
                        .anyMatch(decision -> settles(decision, contest.name(seat.contestant())));
                if (!settled) {
                    changed.put(seat.contestant(), seat.evidence());
                }
            }
        }
        ledger.disqualified().forEach(team -> changed.remove(team));
        return changed;
    }

    /** Who starts the games has looked at every entry just before, and who resumes them says that he has. */
    private static boolean settles(AuditEntry decision, String team) {
        RefereeDecision what = DecisionCodec.read(decision);
        return what instanceof RefereeDecision.Started
                || what instanceof RefereeDecision.Resumed
                || (what instanceof RefereeDecision.EntryAccepted accepted
                        && accepted.digests().containsKey(team));
    }

    /** Returns what the referee is asked about each. */
    static List<RefereeQuestion> questions(Contest contest, SortedMap<Integer, String> changed) {
        List<RefereeQuestion> questions = new ArrayList<>();
        changed.forEach((contestant, words) -> questions.add(new RefereeQuestion(
                "",
                List.of(contestant),
                words + " " + contest.name(contestant) + " plays no more until what was there is put back (then `arena"
                        + " contest resume`, or `run` again), or the referee has decided: accept or disqualify it.")));
        return questions;
    }
}

package arena.contest;

import arena.store.Attempted;
import arena.store.Decision;
import arena.store.Ended;
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
    static SortedMap<Integer, String> of(Contest contest, Ledger ledger, List<Decision> decisions) {
        SortedMap<Integer, String> changed = new TreeMap<>();
        for (Attempted one : ledger.mishaps()) {
            Optional<Ended> found = one.ended().filter(end -> end.cause().equals(Causes.ENTRY_CHANGED));
            for (SeatResult seat : found.map(Ended::seats).orElse(List.of())) {
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
    private static boolean settles(Decision decision, String team) {
        ContestDecision what = KeptDecision.read(decision);
        return what instanceof ContestDecision.Started
                || what instanceof ContestDecision.Resumed
                || (what instanceof ContestDecision.EntryAccepted accepted
                        && accepted.digests().containsKey(team));
    }

    /** Returns what the referee is asked about each. */
    static List<Question> questions(Contest contest, SortedMap<Integer, String> changed) {
        List<Question> questions = new ArrayList<>();
        changed.forEach((contestant, words) -> questions.add(new Question(
                "",
                List.of(contestant),
                words + " " + contest.name(contestant) + " plays no more until what was there is put back (then `arena"
                        + " contest resume`, or `run` again), or the referee has decided: accept or disqualify it.")));
        return questions;
    }
}

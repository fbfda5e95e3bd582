package arena.contest;

import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.ContestStore;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A follower of a contest in its store: at each poll it reads the new entries, of whichever arena, and updates the
 * state only as far as they can matter. Not thread-safe.
 */
public final class ContestFollower {

    private final ContestStore store;
    private ContestState state;
    /** The attempts without an end, by the sequence number of their beginnings. */
    private final SortedMap<Long, AttemptRow> open = new TreeMap<>();

    private long seen;

    /** Creates a follower that has read nothing; the first poll reads everything. */
    public ContestFollower(Contest contest, ContestStore store) {
        this.store = store;
        this.state = ContestState.of(contest, List.of(), List.of());
    }

    /** Returns the state of the contest at the last poll. */
    public ContestState state() {
        return state;
    }

    /** Returns the sequence number of the last entry that was read; it grows with each entry. */
    public long lastSequenceNumber() {
        List<AuditEntry> decisions = state.decisions();
        return Math.max(
                seen,
                decisions.isEmpty() ? 0 : decisions.get(decisions.size() - 1).sequence());
    }

    /** Returns the attempts that had no end at the last poll, in the order of their beginnings. */
    List<AttemptRow> open() {
        return List.copyOf(open.values());
    }

    /** Reads the entries since the last poll, and returns the decisions among them, in order. */
    public List<AuditEntry> poll() {
        // An attempt that has ended since was open, or has begun since: no attempt before the oldest open one need be
        // read again.
        long oldest = open.isEmpty() ? seen + 1 : open.firstKey();
        List<AttemptRow> begunOrEnded = store.attemptsAfter(seen, oldest);
        for (AttemptRow one : begunOrEnded) {
            seen = Math.max(seen, one.sequence());
            if (one.ended().isEmpty()) {
                open.put(one.attempt().sequence(), one);
            } else {
                open.remove(one.attempt().sequence());
            }
        }
        int size = state.decisions().size();
        List<AuditEntry> decided = store.decisionsAfter(
                size == 0 ? 0 : state.decisions().get(size - 1).number());
        if (!begunOrEnded.isEmpty() || !decided.isEmpty()) {
            state = state.after(begunOrEnded, decided);
        }
        return decided;
    }
}

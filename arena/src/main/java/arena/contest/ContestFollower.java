package arena.contest;

import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.ContestStore;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Follows a contest in its store: takes in what was kept since the last look, whoever has written it, and works out how
 * the contest stands only as far as that can matter. One thread at a time uses it.
 */
public final class ContestFollower {

    private final ContestStore store;
    private ContestState now;
    /** The attempts that were begun and have not ended, by the sequence of their beginnings. */
    private final SortedMap<Long, AttemptRow> open = new TreeMap<>();

    private long seen;

    /** Begins before anything has happened; the first look takes in all. */
    public ContestFollower(Contest contest, ContestStore store) {
        this.store = store;
        this.now = ContestState.of(contest, List.of(), List.of());
    }

    /** Returns how the contest stood at the last look. */
    public ContestState now() {
        return now;
    }

    /** Returns the place of the last thing that was taken in, among all that happened; it grows with each. */
    public long moment() {
        List<AuditEntry> decisions = now.decisions();
        return Math.max(
                seen,
                decisions.isEmpty() ? 0 : decisions.get(decisions.size() - 1).sequence());
    }

    /** Returns the attempts that had no end at the last look, in the order in which they were begun. */
    List<AttemptRow> open() {
        return List.copyOf(open.values());
    }

    /** Takes in what was kept since the last look, and returns what was decided since, in order. */
    public List<AuditEntry> look() {
        // Whatever has ended since was open, or has begun since: nothing before the oldest open one need be read again.
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
        int size = now.decisions().size();
        List<AuditEntry> decided = store.decisionsAfter(
                size == 0 ? 0 : now.decisions().get(size - 1).number());
        if (!begunOrEnded.isEmpty() || !decided.isEmpty()) {
            now = now.after(begunOrEnded, decided);
        }
        return decided;
    }
}

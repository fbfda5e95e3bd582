package arena.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Reads all that was kept of one contest as it was at one moment, also while somebody enters more. */
final class Logs {

    private Logs() {}

    /** Returns what was kept up to the last entry that is there now; nothing before the draw. */
    static Optional<ContestLog> now(Handle handle, String contest) {
        long last = handle.createQuery("select coalesce(max(sequence), 0) from happening where contest = :contest")
                .bind("contest", contest)
                .mapTo(Long.class)
                .one();
        return upTo(handle, contest, last);
    }

    /**
     * Returns what was kept up to an entry: nothing that is entered ever changes, so what came later is simply left
     * out.
     */
    static Optional<ContestLog> upTo(Handle handle, String contest, long last) {
        return new Heads(handle, contest)
                .find()
                .map(head -> new ContestLog(
                        head,
                        attempts(handle, contest, last),
                        new Decisions(handle, contest)
                                .after(0).stream()
                                        .filter(one -> one.sequence() <= last)
                                        .toList(),
                        new ChainLinks(handle, contest).upTo(last),
                        last));
    }

    private static List<Attempted> attempts(Handle handle, String contest, long last) {
        return new Attempts(handle, contest)
                .after(0, 0).stream()
                        .filter(one -> one.attempt().sequence() <= last)
                        .map(one -> one.sequence() <= last || one.ended().isEmpty()
                                ? one
                                : new Attempted(
                                        one.attempt(),
                                        Optional.empty(),
                                        one.attempt().sequence()))
                        .toList();
    }
}

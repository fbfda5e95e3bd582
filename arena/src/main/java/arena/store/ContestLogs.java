package arena.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;

/**
 * The chain of digests of one contest as rows, and all that was kept with it as it was at one moment, also while
 * somebody enters more.
 */
final class ContestLogs {

    private final Handle handle;
    private final String contest;

    ContestLogs(Handle handle, String contest) {
        this.handle = handle;
        this.contest = contest;
    }

    /**
     * Adds the digest of what was just entered under a number.
     *
     * @param token under which it was entered
     * @param digest makes it from the digest before
     */
    void link(long sequence, String token, UnaryOperator<String> digest) {
        String prior = find(sequence - 1).orElseGet(() -> computed(sequence - 1));
        handle.createUpdate("insert into link (contest, sequence, digest) values (:contest, :sequence, :digest)")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .bind("digest", DigestChain.withToken(digest.apply(prior), token))
                .execute();
    }

    private Optional<String> find(long sequence) {
        return handle.createQuery("select digest from link where contest = :contest and sequence = :sequence")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .mapTo(String.class)
                .findOne();
    }

    /** What an older arena has entered has no digest; the first one after that covers all of it. */
    private String computed(long upTo) {
        return upTo(upTo).orElseThrow().digest();
    }

    /** Returns what was kept up to the last entry that is there now; nothing before the draw. */
    Optional<ContestLog> now() {
        long last = handle.createQuery("select coalesce(max(sequence), 0) from happening where contest = :contest")
                .bind("contest", contest)
                .mapTo(Long.class)
                .one();
        return upTo(last);
    }

    /**
     * Returns what was kept up to an entry: nothing that is entered ever changes, so what came later is simply left
     * out.
     */
    private Optional<ContestLog> upTo(long last) {
        return new ContestHeaders(handle, contest)
                .find()
                .map(head -> new ContestLog(
                        head,
                        attempts(last),
                        new AuditEntries(handle, contest)
                                .after(0).stream()
                                        .filter(one -> one.sequence() <= last)
                                        .toList(),
                        new ContestLog.IntegrityData(
                                new ContestHeaders(handle, contest).numbers(),
                                new SequenceNumbers(handle, contest).tokens(last),
                                links(last)),
                        last));
    }

    private List<AttemptRow> attempts(long last) {
        return new Attempts(handle, contest)
                .after(0, 0).stream()
                        .filter(one -> one.attempt().sequence() <= last)
                        .map(one -> one.sequence() <= last || one.ended().isEmpty()
                                ? one
                                : new AttemptRow(
                                        one.attempt(),
                                        Optional.empty(),
                                        one.attempt().sequence()))
                        .toList();
    }

    private SortedMap<Long, String> links(long last) {
        SortedMap<Long, String> links = new TreeMap<>();
        handle.createQuery("select sequence, digest from link where contest = :contest and sequence <= :last")
                .bind("contest", contest)
                .bind("last", last)
                .map((row, context) -> Map.entry(row.getLong("sequence"), row.getString("digest")))
                .forEach(link -> links.put(link.getKey(), link.getValue()));
        return links;
    }
}

package arena.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;

/**
 * The digest chain of one contest as rows, and the reader of its log: a consistent snapshot, also while entries are
 * added.
 */
final class ContestLogs {

    private final Handle handle;
    private final String contest;

    ContestLogs(Handle handle, String contest) {
        this.handle = handle;
        this.contest = contest;
    }

    /**
     * Adds the digest of the entry that was just made under a sequence number.
     *
     * @param token the token of the entry
     * @param digest computes the digest from the one before
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

    /**
     * Computes a digest that was not stored: entries of an older arena have none, and the first digest after them
     * covers all of them.
     */
    private String computed(long upTo) {
        return upTo(upTo).orElseThrow().digest();
    }

    /** Returns the log up to the last entry that exists now; nothing before the draw. */
    Optional<ContestLog> now() {
        long last = handle.createQuery("select coalesce(max(sequence), 0) from happening where contest = :contest")
                .bind("contest", contest)
                .mapTo(Long.class)
                .one();
        return upTo(last);
    }

    /** Returns the log up to an entry. Entries never change, so later ones are simply left out. */
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

package arena.store;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;

/** The digests of what happened in one contest, as rows. */
final class ChainLinks {

    private final Handle handle;
    private final String contest;

    ChainLinks(Handle handle, String contest) {
        this.handle = handle;
        this.contest = contest;
    }

    /**
     * Adds the digest of what was just entered under a number.
     *
     * @param digest makes it from the digest before
     */
    void add(long sequence, UnaryOperator<String> digest) {
        handle.createUpdate("insert into link (contest, sequence, digest) values (:contest, :sequence, :digest)")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .bind("digest", digest.apply(find(sequence - 1).orElseGet(() -> workedOut(sequence - 1))))
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
    private String workedOut(long upTo) {
        return Logs.upTo(handle, contest, upTo).orElseThrow().digest();
    }

    /** Returns all digests up to a number, by theirs. */
    SortedMap<Long, String> upTo(long sequence) {
        SortedMap<Long, String> links = new TreeMap<>();
        handle.createQuery("select sequence, digest from link where contest = :contest and sequence <= :last")
                .bind("contest", contest)
                .bind("last", sequence)
                .map((row, context) -> Map.entry(row.getLong("sequence"), row.getString("digest")))
                .forEach(link -> links.put(link.getKey(), link.getValue()));
        return links;
    }
}

package arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The audit trail of one contest, as rows of the database. */
final class AuditEntries {

    private static final int NOBODY = -1;

    private final Handle handle;
    private final String contest;

    AuditEntries(Handle handle, String contest) {
        this.handle = handle;
        this.contest = contest;
    }

    /** Adds a decision under a sequence number; its own number is the next one of the contest. */
    void add(long sequence, DecisionEntry decided) {
        handle.createUpdate("""
                        insert into decision (contest, sequence, number, verb, fixture, contestant, decided_by, reason,
                            decided_millis)
                        select :contest, :sequence, count(*) + 1, :verb, :fixture, :contestant, :by, :reason, :millis
                        from decision where contest = :contest""")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .bind("verb", decided.verb())
                .bind("fixture", decided.fixture().orElse(""))
                .bind("contestant", decided.contestant().orElse(NOBODY))
                .bind("by", decided.by())
                .bind("reason", decided.reason())
                .bind("millis", decided.epochMillis())
                .execute();
        addDetails(sequence, decided.details());
    }

    private void addDetails(long sequence, SortedMap<String, String> details) {
        PreparedBatch batch = handle.prepareBatch(
                "insert into decision_detail (contest, sequence, name, words) values (:contest, :sequence, :name,"
                        + " :words)");
        details.forEach((name, words) -> batch.bind("contest", contest)
                .bind("sequence", sequence)
                .bind("name", name)
                .bind("words", words)
                .add());
        batch.execute();
    }

    /** Returns the decisions with a higher number than this one, in order. */
    List<AuditEntry> after(int number) {
        return handle.createQuery("select * from decision where contest = :contest and number > :after order by number")
                .bind("contest", contest)
                .bind("after", number)
                .map((row, context) -> decision(row))
                .list();
    }

    /** Returns the decision that was entered under a sequence number. */
    AuditEntry entered(long sequence) {
        return handle.createQuery("select * from decision where contest = :contest and sequence = :sequence")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .map((row, context) -> decision(row))
                .one();
    }

    /** Returns whether a later decision of the same kind was entered. */
    boolean isFollowed(AuditEntry decision) {
        return handle.createQuery("""
                        select count(*) from decision
                        where contest = :contest and verb = :verb and sequence > :sequence""")
                        .bind("contest", contest)
                        .bind("verb", decision.decided().verb())
                        .bind("sequence", decision.sequence())
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private AuditEntry decision(ResultSet row) throws SQLException {
        long sequence = row.getLong("sequence");
        int contestant = row.getInt("contestant");
        return new AuditEntry(
                row.getInt("number"),
                sequence,
                new DecisionEntry(
                        row.getString("verb"),
                        Optional.of(row.getString("fixture")),
                        contestant == NOBODY ? OptionalInt.empty() : OptionalInt.of(contestant),
                        row.getString("decided_by"),
                        row.getString("reason"),
                        details(sequence),
                        row.getLong("decided_millis")));
    }

    private SortedMap<String, String> details(long sequence) {
        SortedMap<String, String> details = new TreeMap<>();
        handle.createQuery("select name, words from decision_detail where contest = :contest and sequence = :sequence")
                .bind("contest", contest)
                .bind("sequence", sequence)
                .map((row, context) -> details.put(row.getString("name"), row.getString("words")))
                .list();
        return details;
    }
}

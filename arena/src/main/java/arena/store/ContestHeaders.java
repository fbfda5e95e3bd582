package arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The header of one contest, as rows of the database. */
final class ContestHeaders {

    private final Handle handle;
    private final String contest;

    ContestHeaders(Handle handle, String contest) {
        this.handle = handle;
        this.contest = contest;
    }

    /** Adds the contest, unless it is there already. */
    void add(ContestHeader head) {
        int added = handle.createUpdate("""
                        insert into contest (id, name, game, format, plan, plan_digest, seed, commitment, begun_millis)
                        values (:contest, :name, :game, :format, :plan, :digest, :seed, :commitment, :millis)
                        on conflict do nothing""")
                .bind("contest", contest)
                .bind("name", head.name())
                .bind("game", head.game())
                .bind("format", head.format())
                .bind("plan", head.plan())
                .bind("digest", head.planDigest())
                .bind("seed", head.seed())
                .bind("commitment", head.commitment())
                .bind("millis", head.epochMillis())
                .execute();
        if (added > 0) {
            addNames(head.names());
        }
    }

    private void addNames(List<String> names) {
        PreparedBatch batch =
                handle.prepareBatch("insert into contestant (contest, number, name) values (:contest, :number, :name)");
        for (int number = 0; number < names.size(); number++) {
            batch.bind("contest", contest)
                    .bind("number", number)
                    .bind("name", names.get(number))
                    .add();
        }
        batch.execute();
    }

    /** Returns the header, if the contest is there. */
    Optional<ContestHeader> find() {
        return handle.createQuery("select * from contest where id = :contest")
                .bind("contest", contest)
                .map((row, context) -> head(row))
                .findOne();
    }

    private ContestHeader head(ResultSet row) throws SQLException {
        return new ContestHeader(
                row.getString("name"),
                row.getString("game"),
                row.getString("format"),
                row.getString("plan"),
                row.getString("plan_digest"),
                row.getString("seed"),
                row.getString("commitment"),
                names(),
                row.getLong("begun_millis"));
    }

    /** Returns the numbers of the contestants in order: 0, 1, 2 and so on, unless the database was changed. */
    List<Integer> numbers() {
        return handle.createQuery("select number from contestant where contest = :contest order by number")
                .bind("contest", contest)
                .mapTo(Integer.class)
                .list();
    }

    private List<String> names() {
        return handle.createQuery("select name from contestant where contest = :contest order by number")
                .bind("contest", contest)
                .mapTo(String.class)
                .list();
    }
}

package arena.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** A database of a test, with the operations that every such test needs. */
interface TestedStore {

    /** Returns a database for this test alone. */
    Database database();

    default ContestStore open(String contest) {
        return ContestStore.open(database(), contest, StoreSamples::failOnRemark);
    }

    default ContestStore begun(String contest) {
        ContestStore store = open(contest);
        store.begin(StoreSamples.head());
        return store;
    }

    /** Returns a statement that allows changes of rows, which an arena never makes. */
    String withoutForeignKeys();

    /** Changes rows outside the arena. */
    default void change(String... statements) {
        try (Connection connection = database().source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(withoutForeignKeys());
            for (String one : statements) {
                statement.execute(one);
            }
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    default ContestLog log(ContestStore store) {
        return store.log().orElseThrow();
    }

    /** Enters a beginning, an end, a decision, and a beginning without an end: entries 1 to 4. */
    default void enterSamples(ContestStore store) {
        Attempt attempt = store.begin("A.1", List.of(1, 0), "arena", 10);
        store.end(attempt, StoreSamples.played(7));
        store.decide(StoreSamples.decided(1));
        store.begin("A.1", List.of(1, 0), "arena", 11);
    }
}

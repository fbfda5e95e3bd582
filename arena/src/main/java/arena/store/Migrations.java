package arena.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;

/** The migration of a database's tables to the version that this arena expects. */
final class Migrations {

    private static final String STATEMENTS = "classpath:arena/store";
    private static final String HISTORY = "arena_history";

    /**
     * The number of tries: two arenas may create the tables of one new file at once, Flyway does not lock SQLite, and
     * the slower arena must look again.
     */
    private static final int MOST_TRIES = 10;

    /** The versions of the migration files that lead to the expected tables, in order. */
    static final List<String> STEPS = List.of("1", "2", "3", "4");

    private final Database database;
    private final Flyway flyway;

    Migrations(Database database, DataSource source) {
        this.database = database;
        this.flyway = Flyway.configure()
                .dataSource(source)
                .locations(STATEMENTS)
                .table(HISTORY)
                // By default Flyway ignores migrations that a newer arena has applied.
                .ignoreMigrationPatterns(new String[0])
                .load();
    }

    /**
     * Returns whether the tables are up to date. This is asked first, since Flyway takes longer to load than most
     * commands take to run.
     */
    static boolean areUpToDate(Connection connection) {
        List<String> taken = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet step = statement.executeQuery(
                        "select version, success from " + HISTORY + " order by installed_rank")) {
            while (step.next()) {
                taken.add(step.getBoolean("success") ? String.valueOf(step.getString("version")) : "failed");
            }
        } catch (SQLException notYet) {
            // Usually there are no tables yet; Flyway meets any other failure again and classifies it.
            return false;
        }
        return taken.equals(STEPS);
    }

    /**
     * Creates the tables, or migrates those of an older arena; returns the number of steps.
     *
     * @throws StoreException with a sentence if the tables are of a newer arena or of another program
     * @throws FlywayException if the database is away
     */
    int migrate() {
        for (int tries = 1; ; tries++) {
            try {
                return flyway.migrate().migrationsExecuted;
            } catch (FlywayException failure) {
                refuseForeignTables(failure);
                if (tries == MOST_TRIES) {
                    throw failure;
                }
            }
        }
    }

    private void refuseForeignTables(FlywayException failure) {
        if (failure.getErrorCode() == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
            throw new StoreException(
                    "The database " + database.words()
                            + " holds tables of another program; name an empty one, which the arena fills.",
                    failure);
        }
        if (isFromNewerArena()) {
            throw new StoreException(
                    "The database " + database.words()
                            + " was used by a newer arena than this one; use that one, or name another database.",
                    failure);
        }
    }

    private boolean isFromNewerArena() {
        try {
            return Stream.of(flyway.info().applied())
                    .anyMatch(step ->
                            step.getState().isApplied() && !step.getState().isResolved());
        } catch (FlywayException away) {
            return false;
        }
    }
}

package arena.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The connections to one database, whose tables are up to date. Thread-safe.
 *
 * <p>Work that fails because the database is away is repeated until it succeeds, so it must itself detect that it is
 * done already.
 */
public final class Connections implements AutoCloseable {

    private static final int MOST_CONNECTIONS = 4;

    /**
     * The wait for a free connection; the pool tries again after it. {@link RetryPolicy} reports how long the database
     * has been away.
     */
    private static final Duration POOL_LIMIT = Duration.ofSeconds(2);

    private final Database database;
    private final RetryPolicy retryPolicy;
    private final HikariDataSource pool;
    private final Jdbi jdbi;

    /** A queue of our writing threads: SQLite has one writer and no queue, so it would try and sleep instead. */
    private final ReentrantLock writeLock = new ReentrantLock(true);

    private Connections(Database database, RetryPolicy retryPolicy, HikariDataSource pool) {
        this.database = database;
        this.retryPolicy = retryPolicy;
        this.pool = pool;
        this.jdbi = Jdbi.create(pool);
    }

    /**
     * Connects, waiting until the database can be reached.
     *
     * @param schema the tables, which are created or migrated first
     * @param remarks receives a sentence when the wait for a database begins and when it ends
     * @param limit how long the database may be away, now and later; absent for no limit
     * @throws StoreException with a sentence if waiting cannot help
     */
    public static Connections open(
            Database database, Schema schema, Consumer<String> remarks, Optional<Duration> limit) {
        DataSource source = database.source();
        RetryPolicy retryPolicy = new RetryPolicy(database, remarks, limit);
        boolean upToDate = retryPolicy.retry(true, () -> {
            try (Connection connection = source.getConnection()) {
                return connection.isValid(0) && schema.isUpToDate(connection);
            }
        });
        if (!upToDate) {
            retryPolicy.retry(true, () -> new Migrations(database, schema, source).migrate());
        }
        database.verifyInPlace();
        return new Connections(database, retryPolicy, new HikariDataSource(pool(database, source)));
    }

    private static HikariConfig pool(Database database, DataSource source) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("contests");
        config.setDataSource(source);
        config.setMaximumPoolSize(MOST_CONNECTIONS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(POOL_LIMIT.toMillis());
        config.setInitializationFailTimeout(-1);
        database.configure(config);
        return config;
    }

    /**
     * Runs one transaction and returns its value. What it wrote is then on the disk; no other thread writes meanwhile.
     */
    public <T> T write(Function<Handle, T> work) {
        return retryPolicy.retry(false, () -> {
            writeLock.lock();
            try {
                T written = jdbi.inTransaction(work::apply);
                database.verifyInPlace();
                return written;
            } finally {
                writeLock.unlock();
            }
        });
    }

    /** Runs a query and returns its value; each statement sees all that was committed before it. */
    public <T> T read(Function<Handle, T> work) {
        return retryPolicy.retry(false, () -> jdbi.withHandle(work::apply));
    }

    /** Returns the pool itself, for a library with statements of its own. */
    public DataSource pool() {
        return pool;
    }

    /** Returns the lock of a contest; nothing if another arena holds it. */
    Optional<ContestLock> acquireLock(String contest) {
        return retryPolicy.retry(false, () -> database.acquireLock(contest));
    }

    /** Returns whether some arena holds the lock of a contest. */
    boolean isLocked(String contest) {
        return retryPolicy.retry(
                false, () -> jdbi.withHandle(handle -> database.isLocked(contest, handle.getConnection())));
    }

    @Override
    public void close() {
        pool.close();
    }

    /**
     * The tables of one kind, and the files of statements that create them.
     *
     * @param statements the folder of the files on the class path
     * @param history the table that lists the files that were run
     * @param steps the versions of the files that lead to the expected tables, in order
     * @param isAddition whether they are added to a database that has tables already
     */
    public record Schema(String statements, String history, List<String> steps, boolean isAddition) {

        /** The tables of contests. */
        static final Schema CONTESTS =
                new Schema("arena/store", "arena_history", List.of("1", "2", "3", "4", "5"), false);

        public Schema {
            steps = List.copyOf(steps);
        }

        /**
         * Returns whether the tables are up to date. This is asked first, since Flyway takes longer to load than most
         * commands take to run.
         */
        boolean isUpToDate(Connection connection) {
            List<String> taken = new ArrayList<>();
            try (Statement statement = connection.createStatement();
                    ResultSet step = statement.executeQuery("select version, success from " + history
                            + " where type <> 'BASELINE' order by installed_rank")) {
                while (step.next()) {
                    taken.add(step.getBoolean("success") ? String.valueOf(step.getString("version")) : "failed");
                }
            } catch (SQLException notYet) {
                // Usually there are no tables yet; Flyway meets any other failure again and classifies it.
                return false;
            }
            return taken.equals(steps);
        }
    }

    /** The migration of a database's tables to the version that this arena expects. */
    static final class Migrations {

        /**
         * The number of tries: two arenas may create the tables of one new file at once, Flyway does not lock SQLite,
         * and the slower arena must look again.
         */
        private static final int MOST_TRIES = 10;

        private final Database database;
        private final Flyway flyway;

        Migrations(Database database, Schema schema, DataSource source) {
            this.database = database;
            this.flyway = Flyway.configure()
                    .dataSource(source)
                    .locations("classpath:" + schema.statements())
                    .table(schema.history())
                    .baselineOnMigrate(schema.isAddition())
                    .baselineVersion("0")
                    // By default Flyway ignores migrations that a newer arena has applied.
                    .ignoreMigrationPatterns(new String[0])
                    .load();
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
}

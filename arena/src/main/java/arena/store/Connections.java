package arena.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The connections to one database, whose tables are up to date. Thread-safe. */
final class Connections implements AutoCloseable {

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
     * @param limit how long the database may be away, now and later; absent for no limit
     * @throws StoreException with a sentence if waiting cannot help
     */
    static Connections open(Database database, Consumer<String> remarks, Optional<Duration> limit) {
        DataSource source = database.source();
        RetryPolicy retryPolicy = new RetryPolicy(database, remarks, limit);
        boolean upToDate = retryPolicy.retry(true, () -> {
            try (Connection connection = source.getConnection()) {
                return connection.isValid(0) && Migrations.areUpToDate(connection);
            }
        });
        if (!upToDate) {
            retryPolicy.retry(true, () -> new Migrations(database, source).migrate());
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
    <T> T write(Function<Handle, T> work) {
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
    <T> T read(Function<Handle, T> work) {
        return retryPolicy.retry(false, () -> jdbi.withHandle(work::apply));
    }

    /** Returns the lock of a contest; nothing if another arena holds it. */
    Optional<ContestLock> claim(String contest) {
        return retryPolicy.retry(false, () -> database.claim(contest));
    }

    /** Returns whether some arena holds the lock of a contest. */
    boolean isClaimed(String contest) {
        return retryPolicy.retry(
                false, () -> jdbi.withHandle(handle -> database.isClaimed(contest, handle.getConnection())));
    }

    @Override
    public void close() {
        pool.close();
    }
}

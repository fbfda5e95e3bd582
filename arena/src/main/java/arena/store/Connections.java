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

/** The connections to one database, whose tables are up to date. Any thread may use them. */
final class Connections implements AutoCloseable {

    private static final int MOST_CONNECTIONS = 4;

    /** A pool that has none to give asks again; how long the database has been away is told by {@link RetryPolicy}. */
    private static final Duration POOL_LIMIT = Duration.ofSeconds(2);

    private final Database database;
    private final RetryPolicy retryPolicy;
    private final HikariDataSource pool;
    private final Jdbi jdbi;

    /** SQLite has one writer, who is found by trying and sleeping; threads of our own take turns instead. */
    private final ReentrantLock writeLock = new ReentrantLock(true);

    private Connections(Database database, RetryPolicy patience, HikariDataSource pool) {
        this.database = database;
        this.retryPolicy = patience;
        this.pool = pool;
        this.jdbi = Jdbi.create(pool);
    }

    /**
     * Connects, once it can be done.
     *
     * @param limit for how long the database may be away, now and later; nothing for as long as it likes
     * @throws StoreException with a sentence if it can never be done
     */
    static Connections open(Database database, Consumer<String> remarks, Optional<Duration> limit) {
        DataSource source = database.source();
        RetryPolicy patience = new RetryPolicy(database, remarks, limit);
        boolean upToDate = patience.retry(true, () -> {
            try (Connection knock = source.getConnection()) {
                return knock.isValid(0) && Migrations.areUpToDate(knock);
            }
        });
        if (!upToDate) {
            patience.retry(true, () -> new Migrations(database, source).migrate());
        }
        database.verifyInPlace();
        return new Connections(database, patience, new HikariDataSource(pool(database, source)));
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
     * Returns what one transaction returns; when it does, what was written is on the disk. Nothing else writes
     * meanwhile.
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

    /** Returns what is read; each statement sees all that was written before it. */
    <T> T read(Function<Handle, T> work) {
        return retryPolicy.retry(false, () -> jdbi.withHandle(work::apply));
    }

    /** Returns the right to have a contest played; nothing if another arena has it. */
    Optional<ContestLock> claim(String contest) {
        return retryPolicy.retry(false, () -> database.claim(contest));
    }

    /** Returns whether some arena has that right. */
    boolean isClaimed(String contest) {
        return retryPolicy.retry(
                false, () -> jdbi.withHandle(handle -> database.isClaimed(contest, handle.getConnection())));
    }

    @Override
    public void close() {
        pool.close();
    }
}

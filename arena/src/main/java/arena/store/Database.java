package arena.store;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;

/** A database that stores contests: a SQLite file or a database of a PostgreSQL server. */
public abstract sealed class Database {

    private Database() {}

    /**
     * Returns a SQLite file, which is created when it is first opened. It must lie on a local disk: SQLite cannot share
     * a file over a network.
     */
    public static Database sqlite(Path file) {
        return new SqliteDatabase(file);
    }

    /**
     * Returns a database of a PostgreSQL server, which must exist.
     *
     * @param jdbcUrl such as {@code jdbc:postgresql://server:5432/contests}
     */
    public static Database postgresql(String jdbcUrl, String user, String password) {
        return new PostgresqlDatabase(jdbcUrl, user, password);
    }

    /** Returns its name for people, without a password: {@code contest.db}. */
    public abstract String words();

    /**
     * Returns the source of connections.
     *
     * @throws StoreException with a sentence if the address is malformed
     */
    abstract DataSource source();

    /** Configures each connection of the pool. */
    abstract void configure(HikariConfig pool);

    /** Classifies a failure by the code of the driver. */
    abstract DatabaseFailure classify(SQLException failure);

    /**
     * Verifies, after each transaction, that the database is still the one at its place.
     *
     * @throws StoreException with a sentence if it was removed or replaced
     */
    abstract void verifyInPlace();

    /**
     * Returns the lock of a contest, which ends with this process at the latest; nothing if another arena holds it.
     *
     * @throws SQLException if the database is away
     */
    abstract Optional<ContestLock> acquireLock(String contest) throws SQLException;

    /**
     * Returns whether some arena holds the lock, without hindering an arena that wants it.
     *
     * @throws SQLException if the database is away
     */
    abstract boolean isLocked(String contest, Connection connection) throws SQLException;

    /** A SQLite file. Readers never wait for the writer. */
    private static final class SqliteDatabase extends Database {

        private static final int BUSY_LIMIT_MILLIS = 5_000;

        /**
         * The name of the lock file beside the database. Closing a second handle on the database itself would release
         * SQLite's own locks.
         */
        private static final String LOCK = "running.lock";

        private final Path file;

        /** The system's key of the file at its first use; null before, and on systems without such keys. */
        private volatile @Nullable Object key;

        SqliteDatabase(Path file) {
            this.file = file;
        }

        @Override
        public String words() {
            return file.toString();
        }

        @Override
        DataSource source() {
            SQLiteConfig config = new SQLiteConfig();
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
            // With NORMAL a power cut would lose the last commits.
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
            config.setBusyTimeout(BUSY_LIMIT_MILLIS);
            config.enforceForeignKeys(true);
            // A transaction that begins by reading would fail at its first write if another one has written meanwhile.
            config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
            SQLiteDataSource source = new SQLiteDataSource(config);
            source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
            return source;
        }

        @Override
        void configure(HikariConfig pool) {
            pool.setConnectionTestQuery("select 1");
        }

        @Override
        DatabaseFailure classify(SQLException failure) {
            // The last byte of the driver's extended code is the plain code.
            SQLiteErrorCode code = SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xFF);
            return switch (code) {
                case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL ->
                    DatabaseFailure.transientFailure("another program holds it locked");
                case SQLITE_FULL -> DatabaseFailure.transientFailure("its disk is full");
                case SQLITE_IOERR -> DatabaseFailure.transientFailure("its disk reports an error");
                case SQLITE_READONLY -> DatabaseFailure.passingOnceOpen("it may not be written");
                case SQLITE_CANTOPEN ->
                    DatabaseFailure.passingOnceOpen(
                            "it cannot be opened; its folder must exist, and let files be made");
                case SQLITE_NOTADB -> DatabaseFailure.permanentFailure("it is no SQLite database");
                case SQLITE_CORRUPT -> DatabaseFailure.permanentFailure("it is damaged: take a copy from before");
                default -> DatabaseFailure.permanentFailure(String.valueOf(failure.getMessage()));
            };
        }

        /** A deleted file can still be written through an open handle, and disappears with it. */
        @Override
        void verifyInPlace() {
            Object now = fileKey();
            if (key == null) {
                key = now;
            } else if (!Objects.equals(key, now)) {
                throw new StoreException("The database " + file
                        + " was removed or replaced while it was in use, and what was kept last is lost; put the"
                        + " file back and begin again.");
            }
        }

        @Override
        Optional<ContestLock> acquireLock(String contest) {
            return ContestLock.acquire(lock());
        }

        @Override
        boolean isLocked(String contest, Connection connection) {
            return ContestLock.isTaken(lock());
        }

        private Path lock() {
            return file.toAbsolutePath().resolveSibling(LOCK);
        }

        private @Nullable Object fileKey() {
            try {
                return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
            } catch (NoSuchFileException gone) {
                return "gone";
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }

    /** A database of a PostgreSQL server. */
    private static final class PostgresqlDatabase extends Database {

        private static final int CONNECT_LIMIT_SECONDS = 10;

        /**
         * The longest wait for an answer. Our statements take less than a second; without a limit a pulled cable would
         * be waited for endlessly.
         */
        private static final int ANSWER_LIMIT_SECONDS = 20;

        private final String url;
        private final String user;
        private final String password;

        PostgresqlDatabase(String url, String user, String password) {
            this.url = url;
            this.user = user;
            this.password = password;
        }

        /** The query part of the url is left out, since it may hold a password. */
        @Override
        public String words() {
            return url.replaceFirst("\\?.*", "").replaceFirst("^jdbc:", "");
        }

        @Override
        DataSource source() {
            PGSimpleDataSource source = new PGSimpleDataSource();
            try {
                source.setUrl(url);
            } catch (IllegalArgumentException wrong) {
                throw new StoreException(
                        "\"" + words()
                                + "\" is no address of a PostgreSQL database; one looks like"
                                + " jdbc:postgresql://server:5432/contests.",
                        wrong);
            }
            source.setUser(user);
            source.setPassword(password);
            source.setConnectTimeout(CONNECT_LIMIT_SECONDS);
            if (source.getSocketTimeout() == 0) {
                source.setSocketTimeout(ANSWER_LIMIT_SECONDS);
            }
            source.setTcpKeepAlive(true);
            return source;
        }

        /**
         * A server may be configured to acknowledge a commit before it is on the disk; this arena needs it on the disk.
         */
        @Override
        void configure(HikariConfig pool) {
            pool.setConnectionInitSql("set synchronous_commit = on");
            pool.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        }

        /** The codes are in appendix A of PostgreSQL's documentation; their first two characters are the class. */
        @Override
        DatabaseFailure classify(SQLException failure) {
            String code = failure.getSQLState() == null ? "" : failure.getSQLState();
            if (failure.getCause() instanceof UnknownHostException) {
                return DatabaseFailure.passingOnceOpen("its server is not known by that name");
            }
            return switch (code) {
                case "40001", "40P01" ->
                    new DatabaseFailure(DatabaseFailure.Kind.AGAIN, "another transaction was faster");
                case "57P04", "3D000" -> DatabaseFailure.permanentFailure("the server has no database of that name");
                case "28P01", "28000" -> DatabaseFailure.permanentFailure("user or password is refused");
                case "53100" -> DatabaseFailure.transientFailure("its disk is full");
                case "53300" -> DatabaseFailure.transientFailure("it has too many connections");
                case "25006" -> DatabaseFailure.passingOnceOpen("it may only be read");
                case "42501" -> DatabaseFailure.permanentFailure("its user may not do that: " + failure.getMessage());
                default -> byClass(code, failure);
            };
        }

        private static DatabaseFailure byClass(String code, SQLException failure) {
            return switch (code.length() < 2 ? "" : code.substring(0, 2)) {
                case "08" -> DatabaseFailure.transientFailure("it does not answer");
                case "53", "58" ->
                    DatabaseFailure.transientFailure("its machine is in trouble: " + failure.getMessage());
                case "55", "57" -> DatabaseFailure.transientFailure("it is stopping, starting or busy");
                default -> DatabaseFailure.permanentFailure(String.valueOf(failure.getMessage()));
            };
        }

        @Override
        void verifyInPlace() {}

        @Override
        Optional<ContestLock> acquireLock(String contest) throws SQLException {
            return ContestLock.acquire(source(), contest);
        }

        @Override
        boolean isLocked(String contest, Connection connection) throws SQLException {
            return ContestLock.isTaken(connection, contest);
        }
    }
}

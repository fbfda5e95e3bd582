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

/** Where contests are kept. */
public abstract sealed class Database {

    private Database() {}

    /**
     * Returns a file, made when it is first opened. It must lie on a disk of this machine: SQLite cannot share one over
     * a network.
     */
    public static Database sqlite(Path file) {
        return new SqliteDatabase(file);
    }

    /**
     * Returns a database of a PostgreSQL server, which must exist already.
     *
     * @param jdbcUrl such as {@code jdbc:postgresql://server:5432/contests}
     */
    public static Database postgresql(String jdbcUrl, String user, String password) {
        return new PostgresqlDatabase(jdbcUrl, user, password);
    }

    /** Returns its name for people, without a password: {@code contest.db}. */
    public abstract String words();

    /**
     * Returns what hands out connections.
     *
     * @throws StoreException with a sentence if what was said of the database can mean none
     */
    abstract DataSource source();

    /** Says what the pool must do with every connection. */
    abstract void configure(HikariConfig pool);

    /** Judges a failure by what the driver says. */
    abstract DatabaseFailure classify(SQLException failure);

    /**
     * Makes sure, after work was done, that it was done where people look for it.
     *
     * @throws StoreException with a sentence if it was not
     */
    abstract void verifyInPlace();

    /**
     * Returns the right to have a contest played, by a lock that goes with this process; nothing if another arena has
     * it.
     *
     * @throws SQLException if the database is away
     */
    abstract Optional<ContestLock> claim(String contest) throws SQLException;

    /**
     * Returns whether some arena has that right, without being in the way of one that wants it.
     *
     * @throws SQLException if the database is away
     */
    abstract boolean isClaimed(String contest, Connection connection) throws SQLException;

    /** A file with a database in it. Readers never wait for the one who writes. */
    private static final class SqliteDatabase extends Database {

        private static final int BUSY_LIMIT_MILLIS = 5_000;

        /** Lies beside the database, since closing a second handle on that one would take SQLite's own locks off it. */
        private static final String LOCK = "running.lock";

        private final Path file;

        /**
         * What the system knew the file by when it was first used; nothing before, and where systems know no such thing.
         */
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
            // With NORMAL the last commits before a power cut would be lost.
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
            config.setBusyTimeout(BUSY_LIMIT_MILLIS);
            config.enforceForeignKeys(true);
            // A transaction that began as a reader's and then writes fails at once if another has written meanwhile.
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
            // What the driver calls an extended code carries the plain one in its last byte.
            SQLiteErrorCode code = SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xFF);
            return switch (code) {
                case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL ->
                    DatabaseFailure.passing("another program holds it locked");
                case SQLITE_FULL -> DatabaseFailure.passing("its disk is full");
                case SQLITE_IOERR -> DatabaseFailure.passing("its disk reports an error");
                case SQLITE_READONLY -> DatabaseFailure.passingOnceOpen("it may not be written");
                case SQLITE_CANTOPEN ->
                    DatabaseFailure.passingOnceOpen(
                            "it cannot be opened; its folder must exist, and let files be made");
                case SQLITE_NOTADB -> DatabaseFailure.never("it is no SQLite database");
                case SQLITE_CORRUPT -> DatabaseFailure.never("it is damaged: take a copy from before");
                default -> DatabaseFailure.never(String.valueOf(failure.getMessage()));
            };
        }

        /** A file that was deleted can still be written by who has it open, and is gone when he ends. */
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
        Optional<ContestLock> claim(String contest) {
            return FileContestLock.acquire(lock());
        }

        @Override
        boolean isClaimed(String contest, Connection connection) {
            return FileContestLock.isTaken(lock());
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

        /** No statement of ours takes a second; a cable that was pulled would otherwise be waited for without end. */
        private static final int ANSWER_LIMIT_SECONDS = 20;

        private final String url;
        private final String user;
        private final String password;

        PostgresqlDatabase(String url, String user, String password) {
            this.url = url;
            this.user = user;
            this.password = password;
        }

        /** What follows the question mark may hold a password. */
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

        /** A server may be set up to acknowledge before it has written; what is acknowledged to us must be on its disk. */
        @Override
        void configure(HikariConfig pool) {
            pool.setConnectionInitSql("set synchronous_commit = on");
            pool.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        }

        /** The codes are those of appendix A of PostgreSQL's documentation; their first two letters are the class. */
        @Override
        DatabaseFailure classify(SQLException failure) {
            String code = failure.getSQLState() == null ? "" : failure.getSQLState();
            if (failure.getCause() instanceof UnknownHostException) {
                return DatabaseFailure.passingOnceOpen("its server is not known by that name");
            }
            return switch (code) {
                case "40001", "40P01" -> new DatabaseFailure(DatabaseFailure.Kind.AGAIN, "somebody else was faster");
                case "57P04", "3D000" -> DatabaseFailure.never("the server has no database of that name");
                case "28P01", "28000" -> DatabaseFailure.never("user or password is refused");
                case "53100" -> DatabaseFailure.passing("its disk is full");
                case "53300" -> DatabaseFailure.passing("it has too many connections");
                case "25006" -> DatabaseFailure.passingOnceOpen("it may only be read");
                case "42501" -> DatabaseFailure.never("its user may not do that: " + failure.getMessage());
                default -> byClass(code, failure);
            };
        }

        private static DatabaseFailure byClass(String code, SQLException failure) {
            return switch (code.length() < 2 ? "" : code.substring(0, 2)) {
                case "08" -> DatabaseFailure.passing("it does not answer");
                case "53", "58" -> DatabaseFailure.passing("its machine is in trouble: " + failure.getMessage());
                case "55", "57" -> DatabaseFailure.passing("it is stopping, starting or busy");
                default -> DatabaseFailure.never(String.valueOf(failure.getMessage()));
            };
        }

        @Override
        void verifyInPlace() {}

        @Override
        Optional<ContestLock> claim(String contest) throws SQLException {
            return SessionContestLock.acquire(source(), contest);
        }

        @Override
        boolean isClaimed(String contest, Connection connection) throws SQLException {
            return SessionContestLock.isTaken(connection, contest);
        }
    }
}

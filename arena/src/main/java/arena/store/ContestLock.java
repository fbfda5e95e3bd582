package arena.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The exclusive right to play the games of a contest, held by one arena at a time. */
abstract sealed class ContestLock implements AutoCloseable {

    private ContestLock() {}

    /** Returns the lock of a file; nothing if another arena holds it. */
    static Optional<ContestLock> acquire(Path file) {
        return FileContestLock.acquire(file);
    }

    /** Returns whether some process, this one or another, holds the lock of a file; also true if that is unknown. */
    static boolean isTaken(Path file) {
        return FileContestLock.isTaken(file);
    }

    /**
     * Returns the lock of a contest at a PostgreSQL server; nothing if another arena holds it.
     *
     * @throws SQLException if the database is away
     */
    static Optional<ContestLock> acquire(DataSource source, String contest) throws SQLException {
        return SessionContestLock.acquire(source, contest);
    }

    /**
     * Returns whether some session of a PostgreSQL server holds the lock of a contest.
     *
     * @throws SQLException if the database is away
     */
    static boolean isTaken(Connection connection, String contest) throws SQLException {
        return SessionContestLock.isTaken(connection, contest);
    }

    /** Returns whether the lock is held; a lost lock is acquired again first, if possible. */
    abstract boolean isHeld();

    /** Releases the lock. */
    @Override
    public abstract void close();

    /**
     * A file lock of the operating system, which ends with the process however it ends. The first byte is the lock
     * itself. The second byte is locked with it, so that other processes can probe the second byte without hindering a
     * process that wants the lock.
     */
    private static final class FileContestLock extends ContestLock {

        private static final Logger LOG = LoggerFactory.getLogger(FileContestLock.class);

        private static final long LOCK_BYTE = 0;
        private static final long SIGN_BYTE = 1;

        /**
         * The files that this process has locked, by the system's key. Such a file is not opened a second time: closing
         * any handle on it releases all locks of the process on it. Guarded by itself.
         */
        private static final Map<Object, FileChannel> HELD = new HashMap<>();

        private final Path file;
        private Hold hold;

        /** A locked file and the system's key of it. */
        private record Hold(FileChannel channel, Object key) {

            void release() throws IOException {
                synchronized (HELD) {
                    HELD.remove(key, channel);
                    channel.close();
                }
            }
        }

        private FileContestLock(Path file, Hold hold) {
            this.file = file;
            this.hold = hold;
        }

        static Optional<ContestLock> acquire(Path file) {
            try {
                return tryLock(file).map(hold -> new FileContestLock(file, hold));
            } catch (IOException failure) {
                throw new StoreException(
                        "The file " + file + " cannot be written (" + failure
                                + "); see that its folder is yours to write.",
                        failure);
            }
        }

        /** Returns whether some process, this one or another, holds the lock; also true if that cannot be found out. */
        static boolean isTaken(Path file) {
            synchronized (HELD) {
                try {
                    if (isHeldHere(file)) {
                        return true;
                    }
                    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                        return channel.tryLock(SIGN_BYTE, 1, true) == null;
                    }
                } catch (NoSuchFileException never) {
                    return false;
                } catch (AccessDeniedException ofAnother) {
                    LOG.debug("whether {} is locked cannot be asked: {}", file, ofAnother.toString());
                    return true;
                } catch (IOException failure) {
                    throw new StoreException("The file " + file + " cannot be read (" + failure + ").", failure);
                }
            }
        }

        private static Optional<Hold> tryLock(Path file) throws IOException {
            synchronized (HELD) {
                if (Files.exists(file) && isHeldHere(file)) {
                    return Optional.empty();
                }
                FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                try {
                    restrictToOwner(file);
                    if (channel.tryLock(LOCK_BYTE, 1, false) != null) {
                        channel.lock(SIGN_BYTE, 1, false);
                        Hold hold = new Hold(channel, key(file));
                        HELD.put(hold.key(), channel);
                        return Optional.of(hold);
                    }
                } catch (IOException failure) {
                    channel.close();
                    throw failure;
                }
                channel.close();
                return Optional.empty();
            }
        }

        /**
         * Restricts the file to its owner: any account that can open it, even only to read, could take the lock and
         * keep the contest from being played.
         */
        private static void restrictToOwner(Path file) {
            try {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            } catch (IOException | UnsupportedOperationException notOurs) {
                LOG.debug("the rights of {} stay as they are: {}", file, notOurs.toString());
            }
        }

        /**
         * Returns whether this process holds the lock. An interrupt of a thread that uses the channel closes it, and
         * the lock is lost.
         */
        private static boolean isHeldHere(Path file) throws IOException {
            FileChannel channel = HELD.get(key(file));
            return channel != null && channel.isOpen();
        }

        private static Object key(Path file) throws IOException {
            Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
            return key == null ? file.toRealPath() : key;
        }

        /**
         * Returns whether the lock is held. A deleted file stays locked while another process can lock a new file of
         * its name: the new file counts.
         */
        @Override
        boolean isHeld() {
            try {
                if (hold.channel().isOpen() && Files.exists(file) && hold.key().equals(key(file))) {
                    return true;
                }
                Optional<Hold> again = tryLock(file);
                if (again.isPresent()) {
                    hold.release();
                    hold = again.get();
                }
                return again.isPresent();
            } catch (IOException failure) {
                return false;
            }
        }

        @Override
        public void close() {
            try {
                hold.release();
            } catch (IOException failure) {
                throw new StoreException("The file " + file + " cannot be closed (" + failure + ").", failure);
            }
        }
    }

    /**
     * An advisory lock of PostgreSQL, held by a session of its own: the server releases it when the session ends for
     * any reason.
     *
     * <p>The server detects a lost peer within about eleven seconds; this side checks the session at each call. A
     * session whose connection was lost may live on at the server and keep the lock: the next session terminates it, if
     * it is exactly that session.
     */
    private static final class SessionContestLock extends ContestLock {

        private static final Logger LOG = LoggerFactory.getLogger(SessionContestLock.class);
        private static final int ANSWER_LIMIT_MILLIS = 5_000;

        /** The seconds of silence before a probe, the seconds between probes, and the number of probes. */
        private static final String KEEPALIVE =
                "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3";

        private final DataSource source;
        private final long key;
        private Session session;

        /**
         * A session of the server.
         *
         * @param pid the id of its process at the server
         * @param began the start time of that process, which distinguishes it from a later process of the same id
         */
        private record Session(Connection connection, int pid, String began) {}

        private SessionContestLock(DataSource source, long key, Session session) {
            this.source = source;
            this.key = key;
            this.session = session;
        }

        static Optional<ContestLock> acquire(DataSource source, String contest) throws SQLException {
            long key = key(contest);
            Session session = open(source);
            if (lock(session, key)) {
                return Optional.of(new SessionContestLock(source, key, session));
            }
            session.connection().close();
            return Optional.empty();
        }

        /** Returns whether some session holds the lock; the server lists a lock of 64 bits by its halves. */
        static boolean isTaken(Connection connection, String contest) throws SQLException {
            try (PreparedStatement statement = connection.prepareStatement("""
                            select exists (select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
                            and database = (select oid from pg_database where datname = current_database())
                            and (classid::bigint << 32 | objid::bigint) = ?)""")) {
                statement.setLong(1, key(contest));
                return isTrue(statement);
            }
        }

        /**
         * Returns the number of a contest's advisory lock: a hash, so that contests differ and no other program uses
         * the same number.
         */
        private static long key(String contest) {
            try {
                byte[] digest = MessageDigest.getInstance("SHA-256")
                        .digest(("arena contest " + contest).getBytes(StandardCharsets.UTF_8));
                return ByteBuffer.wrap(digest).getLong();
            } catch (NoSuchAlgorithmException missing) {
                throw new IllegalStateException("every Java has SHA-256", missing);
            }
        }

        private static Session open(DataSource source) throws SQLException {
            Connection connection = source.getConnection();
            try (Statement statement = connection.createStatement()) {
                connection.setNetworkTimeout(Runnable::run, ANSWER_LIMIT_MILLIS);
                statement.execute(KEEPALIVE);
                try (ResultSet self = statement.executeQuery(
                        "select pid, backend_start from pg_stat_activity where pid = pg_backend_pid()")) {
                    self.next();
                    return new Session(connection, self.getInt("pid"), self.getString("backend_start"));
                }
            } catch (SQLException failure) {
                connection.close();
                throw failure;
            }
        }

        private static boolean lock(Session session, long key) throws SQLException {
            try (PreparedStatement statement =
                    session.connection().prepareStatement("select pg_try_advisory_lock(?)")) {
                statement.setLong(1, key);
                return isTrue(statement);
            }
        }

        private static boolean isTrue(PreparedStatement statement) throws SQLException {
            try (ResultSet answer = statement.executeQuery()) {
                return answer.next() && answer.getBoolean(1);
            }
        }

        @Override
        boolean isHeld() {
            try {
                try (PreparedStatement statement = session.connection().prepareStatement("select true")) {
                    if (isTrue(statement)) {
                        return true;
                    }
                }
            } catch (SQLException lost) {
                LOG.debug("The session {} that held a contest was lost: {}", session.pid(), lost.getMessage());
            }
            return reacquire();
        }

        private boolean reacquire() {
            try {
                Session fresh = open(source);
                if (lock(fresh, key) || (end(fresh, session) && lock(fresh, key))) {
                    Session lost = session;
                    session = fresh;
                    lost.connection().close();
                    return true;
                }
                fresh.connection().close();
                return false;
            } catch (SQLException away) {
                LOG.debug("No new session holds the contest yet: {}", away.getMessage());
                return false;
            }
        }

        /** Terminates a lost session at the server, which may take a moment; returns whether it was still there. */
        private static boolean end(Session by, Session lost) throws SQLException {
            try (PreparedStatement statement = by.connection().prepareStatement("""
                    select pg_terminate_backend(pid) from pg_stat_activity
                    where pid = ? and backend_start = ?::timestamptz""")) {
                statement.setInt(1, lost.pid());
                statement.setString(2, lost.began());
                return isTrue(statement);
            }
        }

        @Override
        public void close() {
            try {
                session.connection().close();
            } catch (SQLException gone) {
                LOG.debug("The session {} was gone before it was closed: {}", session.pid(), gone.getMessage());
            }
        }
    }
}

package arena.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An advisory lock of PostgreSQL, held by a session of its own: the server releases it when the session ends for any
 * reason.
 *
 * <p>The server detects a lost peer within about eleven seconds; this side checks the session at each call. A session
 * whose connection was lost may live on at the server and keep the lock: the next session terminates it, if it is
 * exactly that session.
 */
final class SessionContestLock implements ContestLock {

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
     * Returns the number of a contest's advisory lock: a hash, so that contests differ and no other program uses the
     * same number.
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
        try (PreparedStatement statement = session.connection().prepareStatement("select pg_try_advisory_lock(?)")) {
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
    public boolean isHeld() {
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

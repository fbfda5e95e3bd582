package arena.store;

import com.zaxxer.hikari.HikariConfig;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** A database of a PostgreSQL server. */
final class PostgresqlDatabase extends Database {

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
    DatabaseFailure outlook(SQLException failure) {
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
    void confirm() {}

    @Override
    Optional<ContestLock> claim(String contest) throws SQLException {
        return SessionContestLock.of(source(), contest);
    }

    @Override
    boolean isClaimed(String contest, Connection connection) throws SQLException {
        return SessionContestLock.isTaken(connection, contest);
    }
}

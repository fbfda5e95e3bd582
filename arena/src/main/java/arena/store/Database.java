package arena.store;

import com.zaxxer.hikari.HikariConfig;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;

/** Where contests are kept. */
public abstract sealed class Database permits SqliteDatabase, PostgresqlDatabase {

    Database() {}

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
    abstract DatabaseFailure outlook(SQLException failure);

    /**
     * Makes sure, after work was done, that it was done where people look for it.
     *
     * @throws StoreException with a sentence if it was not
     */
    abstract void confirm();

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
}

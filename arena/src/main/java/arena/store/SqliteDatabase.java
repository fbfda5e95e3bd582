package arena.store;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;

/** A file with a database in it. Readers never wait for the one who writes. */
final class SqliteDatabase extends Database {

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
    DatabaseFailure outlook(SQLException failure) {
        // What the driver calls an extended code carries the plain one in its last byte.
        SQLiteErrorCode code = SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xFF);
        return switch (code) {
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL ->
                DatabaseFailure.passing("another program holds it locked");
            case SQLITE_FULL -> DatabaseFailure.passing("its disk is full");
            case SQLITE_IOERR -> DatabaseFailure.passing("its disk reports an error");
            case SQLITE_READONLY -> DatabaseFailure.passingOnceOpen("it may not be written");
            case SQLITE_CANTOPEN ->
                DatabaseFailure.passingOnceOpen("it cannot be opened; its folder must exist, and let files be made");
            case SQLITE_NOTADB -> DatabaseFailure.never("it is no SQLite database");
            case SQLITE_CORRUPT -> DatabaseFailure.never("it is damaged: take a copy from before");
            default -> DatabaseFailure.never(String.valueOf(failure.getMessage()));
        };
    }

    /** A file that was deleted can still be written by who has it open, and is gone when he ends. */
    @Override
    void confirm() {
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
        return FileContestLock.of(lock());
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

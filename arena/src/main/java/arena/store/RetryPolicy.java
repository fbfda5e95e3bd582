package arena.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Does work with a database that may be away: tries again until it is done, and tells people once that it waits and
 * once that it goes on. What can never be done ends with a sentence at once.
 *
 * <p>Work may be begun more often than once, so it must find out by itself whether it is done already.
 */
final class RetryPolicy {

    private static final Duration FIRST_PAUSE = Duration.ofMillis(20);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

    /** What is done. */
    @FunctionalInterface
    interface Work<T> {
        T run() throws SQLException;
    }

    /** How time passes between two tries. */
    @FunctionalInterface
    interface Pause {
        void of(Duration length) throws InterruptedException;
    }

    private final Database database;
    private final Consumer<String> remarks;
    private final Pause pause;
    private final Optional<Duration> limit;
    private boolean announced;

    /**
     * Makes one.
     *
     * @param limit for how long a database may be away; nothing for as long as it likes
     */
    RetryPolicy(Database database, Consumer<String> remarks, Optional<Duration> limit) {
        this(database, remarks, length -> Thread.sleep(length.toMillis()), limit);
    }

    RetryPolicy(Database database, Consumer<String> remarks, Pause pause, Optional<Duration> limit) {
        this.database = database;
        this.remarks = remarks;
        this.pause = pause;
        this.limit = limit;
    }

    /**
     * Returns what the work returns, however long the database is away. Who is interrupted already gets one try, so
     * that an arena that is being stopped can still write down what it has.
     *
     * @param opening whether a store is being opened, when a setting may still be wrong
     * @throws StoreException with a sentence if it can never be done, or if the thread is interrupted meanwhile
     */
    <T> T retry(boolean opening, Work<T> work) {
        boolean interrupted = Thread.interrupted();
        try {
            Duration length = FIRST_PAUSE;
            long began = System.nanoTime();
            for (int failures = 0; ; failures++) {
                try {
                    T done = work.run();
                    announceRecovery(failures);
                    return done;
                } catch (SQLException | RuntimeException failure) {
                    handle(opening, failure, Duration.ofNanos(System.nanoTime() - began));
                    if (interrupted) {
                        throw stopped(failure);
                    }
                }
                pause.of(length);
                length = longer(length);
            }
        } catch (InterruptedException stop) {
            interrupted = true;
            throw stopped(stop);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static Duration longer(Duration length) {
        Duration twice = length.multipliedBy(2);
        return twice.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : twice;
    }

    /** Throws what waiting does not help against, and tells of the rest. */
    private void handle(boolean opening, Exception failure, Duration waited) {
        DatabaseFailure outlook = classify(failure);
        boolean hopeless = outlook.kind() == DatabaseFailure.Kind.FINAL
                || (opening && outlook.kind() == DatabaseFailure.Kind.PASSING_ONCE_OPEN);
        if (!hopeless && limit.filter(most -> waited.compareTo(most) >= 0).isPresent()) {
            throw new StoreException(
                    "The database " + database.words() + " cannot be used: " + outlook.words()
                            + ", and that has lasted for "
                            + waited.toSeconds() + " s; see that its server runs and can be reached, and try again.",
                    failure);
        }
        if (hopeless) {
            throw new StoreException(
                    "The database " + database.words() + " cannot be used: " + outlook.words() + ".", failure);
        }
        if (outlook.kind() != DatabaseFailure.Kind.AGAIN) {
            announceOutage(outlook);
        }
    }

    /** Finds what the driver said below what the libraries made of it. */
    private DatabaseFailure classify(Exception failure) {
        return Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
                .filter(SQLException.class::isInstance)
                .map(SQLException.class::cast)
                .reduce((above, below) -> below)
                .map(this::classify)
                .orElseThrow(() -> unexpected(failure));
    }

    /**
     * Where a network swallows everything, as after a pulled cable, the pool ends its wait before the driver has
     * anything to say.
     */
    private DatabaseFailure classify(SQLException said) {
        return said instanceof SQLTransientConnectionException && said.getSQLState() == null
                ? DatabaseFailure.passing("it does not answer")
                : database.classify(said);
    }

    /** What is no failure of a database is nothing to be patient about. */
    private static RuntimeException unexpected(Exception failure) {
        return failure instanceof RuntimeException mistake ? mistake : new IllegalStateException(failure);
    }

    private synchronized void announceOutage(DatabaseFailure outlook) {
        if (!announced) {
            announced = true;
            remarks.accept("The database " + database.words() + " cannot be used just now, " + outlook.words()
                    + limit.map(most -> "; the arena tries again for " + most.toSeconds() + " s.")
                            .orElse("; the arena waits for it, and nothing is lost."));
        }
    }

    /** Only who has waited knows that it is over: reading works while a disk is full. */
    private synchronized void announceRecovery(int failures) {
        if (failures > 0 && announced) {
            announced = false;
            remarks.accept("The database " + database.words() + " can be used again; the arena goes on.");
        }
    }

    private StoreException stopped(Exception failure) {
        return new StoreException(
                "The arena was stopped while it waited for the database " + database.words()
                        + "; what it was about to keep is not kept.",
                failure);
    }
}

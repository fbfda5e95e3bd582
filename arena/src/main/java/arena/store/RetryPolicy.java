package arena.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A retry policy for a database that may be away: it repeats the work until it succeeds, and reports once that it waits
 * and once that it continues. A failure that no retry can mend ends with a sentence at once.
 *
 * <p>The work may run more than once, so it must itself detect that it is done already.
 */
final class RetryPolicy {

    private static final Duration FIRST_PAUSE = Duration.ofMillis(20);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

    /** The work to be done. */
    @FunctionalInterface
    interface Work<T> {
        T run() throws SQLException;
    }

    /** The pause between two tries. */
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
     * Creates a retry policy.
     *
     * @param limit how long a database may be away; absent for no limit
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
     * Runs the work until it succeeds and returns its value. A thread that is already interrupted gets one try, so that
     * an arena that is being stopped can still store what it has.
     *
     * @param opening whether a store is being opened, when a failure may be a wrong setting
     * @throws StoreException with a sentence if no retry can help, or if the thread is interrupted while it waits
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

    /** Throws if waiting cannot help; else reports the outage once. */
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

    /** Classifies the innermost exception of the driver, which the libraries have wrapped. */
    private DatabaseFailure classify(Exception failure) {
        return Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
                .filter(SQLException.class::isInstance)
                .map(SQLException.class::cast)
                .reduce((above, below) -> below)
                .map(this::classify)
                .orElseThrow(() -> unexpected(failure));
    }

    /**
     * Classifies an exception of the driver. If a network drops all packets, as after a pulled cable, the pool's limit
     * ends before the driver reports anything.
     */
    private DatabaseFailure classify(SQLException said) {
        return said instanceof SQLTransientConnectionException && said.getSQLState() == null
                ? DatabaseFailure.transientFailure("it does not answer")
                : database.classify(said);
    }

    /** An exception that is not a database failure is not retried. */
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

    /** Reports the recovery only after a failed try of its own: reading works while a disk is full. */
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

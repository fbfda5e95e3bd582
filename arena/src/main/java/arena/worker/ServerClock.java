package arena.worker;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * The clock of the database's server, as this machine knows it from its last request. It goes on while the database is
 * away, and a change of this machine's own clock does not move it. Thread-safe.
 */
final class ServerClock {

    /** The time without an answer after which the database counts as away. */
    private static final Duration OUTAGE = Duration.ofSeconds(2);

    /** The time that workers have after an outage to report again. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final LongSupplier nanos;
    private OptionalLong server = OptionalLong.empty();
    private long readNanos;
    private long heldMillis;
    private long recoveredNanos;

    /**
     * Creates a clock that has not been read.
     *
     * @param nanos supplies the nanoseconds since any moment, as {@link System#nanoTime} does
     */
    ServerClock(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Takes the time of the server. */
    synchronized void read(long serverMillis) {
        long now = nanos.getAsLong();
        long silent = server.isPresent() ? now - readNanos : OUTAGE.toNanos();
        if (silent >= OUTAGE.toNanos()) {
            heldMillis = Duration.ofNanos(silent).toMillis() + GRACE.toMillis();
            recoveredNanos = now;
        }
        server = OptionalLong.of(serverMillis);
        readNanos = now;
    }

    /** Returns the time of the server in milliseconds since 1970. */
    synchronized long millis() {
        return server.orElseThrow()
                + Duration.ofNanos(nanos.getAsLong() - readNanos).toMillis();
    }

    /**
     * Returns the time by which workers are judged: after an outage it is held back for a moment, since no worker could
     * report meanwhile, and stands still while the database is away.
     */
    synchronized long judgingMillis() {
        long now = nanos.getAsLong();
        boolean isAway = now - readNanos >= OUTAGE.toNanos();
        boolean isHeld = now - recoveredNanos < GRACE.toNanos();
        return (isAway ? server.orElseThrow() : millis()) - (isHeld ? heldMillis : 0);
    }

    /** Returns by how much this machine's clock is ahead of the server's; negative if it is behind. */
    synchronized Duration lead(long ownMillis) {
        return Duration.ofMillis(ownMillis - millis());
    }
}

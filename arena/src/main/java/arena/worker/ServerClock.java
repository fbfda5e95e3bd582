package arena.worker;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * The clock of the database's server, as this machine knows it from its last request. It goes on while the database is
 * away, and a change of this machine's own clock does not move it. Thread-safe.
 */
final class ServerClock {

    /** The time without an answer after which the database counts as away. */
    private static final Duration OUTAGE = Duration.ofSeconds(2);

    /** The time that workers have after an outage to report again. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private OptionalLong server = OptionalLong.empty();
    private long readNanos;
    private long heldMillis;
    private long recoveredNanos;

    /** Takes the time of the server. */
    synchronized void read(long serverMillis) {
        long now = System.nanoTime();
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
                + Duration.ofNanos(System.nanoTime() - readNanos).toMillis();
    }

    /**
     * Returns the time by which workers are judged: after an outage it is held back for a moment, since no worker could
     * report meanwhile, and stands still while the database is away.
     */
    synchronized long judgingMillis() {
        long now = System.nanoTime();
        boolean isAway = now - readNanos >= OUTAGE.toNanos();
        boolean isHeld = now - recoveredNanos < GRACE.toNanos();
        return (isAway ? server.orElseThrow() : millis()) - (isHeld ? heldMillis : 0);
    }

    /** Returns by how much this machine's clock is ahead of the server's; negative if it is behind. */
    synchronized Duration lead(long ownMillis) {
        return Duration.ofMillis(ownMillis - millis());
    }
}

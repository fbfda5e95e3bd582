package arena.exchange;

import arena.match.Timestamps;
import java.util.Optional;

/**
 * An observer of the heartbeat after a prompt: a bot stops renewing {@code ready.txt} when it has found its input, so
 * the last renewal shows when that was. It looks a few times at growing distances, and only while a prompt is open.
 */
final class Heartbeat {

    static final long FIRST_LOOK_NANOS = 5_000_000;

    private static final long[] LOOK_MILLIS = {5, 15, 30, 60, 125, 250, 500, 1_000, 2_000};
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final FolderWatch watch;
    private Optional<FolderEntry> last = Optional.empty();
    private long promptNanos;
    private long lastBeatNanos = Timestamps.NEVER;
    private int looks;

    Heartbeat(FolderWatch watch) {
        this.watch = watch;
    }

    /** Starts anew for a prompt that was published. */
    void prompted(long publishedNanos) {
        promptNanos = publishedNanos;
        lastBeatNanos = Timestamps.NEVER;
        looks = 0;
        last = Optional.empty();
    }

    /** Looks if a look is due. */
    void look(long nowNanos) {
        if (nowNanos < wakeNanos()) {
            return;
        }
        while (nowNanos >= wakeNanos()) {
            looks++;
        }
        Optional<FolderEntry> now = watch.folder().entry(FileName.READY);
        if (last.isPresent() && !now.equals(last)) {
            lastBeatNanos = nowNanos;
        }
        last = now;
    }

    long wakeNanos() {
        return looks < LOOK_MILLIS.length ? promptNanos + LOOK_MILLIS[looks] * NANOS_PER_MILLI : Long.MAX_VALUE;
    }

    /** Returns when a renewal was last seen after the prompt; {@link Timestamps#NEVER} if none was. */
    long lastBeatNanos() {
        return lastBeatNanos;
    }
}

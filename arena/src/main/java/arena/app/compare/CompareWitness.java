package arena.app.compare;

import arena.app.play.MatchObserver;
import arena.match.Event;
import arena.record.Evidence;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.SortedMap;
import java.util.TreeMap;

/** Looks at one match for what its verdict does not tell: who was late, who left, and how it went. */
final class CompareWitness implements MatchObserver {

    private static final double NANOS_PER_MILLI = 1e6;

    private final MessageDigest answers = CompareDigest.begin();
    private final SortedMap<Integer, Long> limitsMillis = new TreeMap<>();
    private final SortedMap<Integer, Integer> late = new TreeMap<>();
    private final SortedMap<Integer, String> left = new TreeMap<>();
    private long millis;

    @Override
    public void write(Event event) {
        if (event instanceof Event.Prompted prompted) {
            limitsMillis.put(prompted.seat(), prompted.limitMillis());
        } else if (event instanceof Event.Ruled ruled) {
            take(ruled);
        } else if (event instanceof Event.Left gone) {
            left.put(gone.seat(), gone.why().words());
        } else if (event instanceof Event.Ended ended) {
            millis = Math.round(ended.atNanos() / NANOS_PER_MILLI);
        }
    }

    private void take(Event.Ruled ruled) {
        byte[] bytes = ruled.reply().bytes().orElse(new byte[0]);
        // Nothing came of a program that has ended, either; that is no matter of time.
        if (bytes.length == 0 && Evidence.hasWaited(ruled, limitsMillis.getOrDefault(ruled.seat(), 0L))) {
            late.merge(ruled.seat(), 1, Integer::sum);
        }
        answers.update(ByteBuffer.allocate(2 * Integer.BYTES)
                .putInt(ruled.seat())
                .putInt(bytes.length)
                .flip());
        answers.update(bytes);
    }

    /** Returns how many answers of a seat did not come in time. */
    int late(int seat) {
        return late.getOrDefault(seat, 0);
    }

    /** Returns why a seat ended where it did: that it has left, or else why the match ended. */
    String cause(int seat, String reason) {
        return left.getOrDefault(seat, reason);
    }

    long millis() {
        return millis;
    }

    /** Returns a digest of all answers; asked for once, when the match has ended. */
    String digest() {
        return CompareDigest.end(answers);
    }

    @Override
    public void close() {
        // What was seen is asked for later.
    }
}

package arena.app.share;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The times that one operation has taken in several tries. */
final class Latencies {

    private static final double NANOS_PER_MILLI = 1e6;

    private final List<Long> nanos = new ArrayList<>();

    void add(long taken) {
        nanos.add(taken);
        nanos.sort(null);
    }

    boolean isEmpty() {
        return nanos.isEmpty();
    }

    /** Returns the median in milliseconds. */
    double medianMillis() {
        return nanos.get(nanos.size() / 2) / NANOS_PER_MILLI;
    }

    /** Returns the longest time in milliseconds. */
    double maxMillis() {
        return nanos.get(nanos.size() - 1) / NANOS_PER_MILLI;
    }

    /** Returns median and longest time in words. */
    String words() {
        return String.format(Locale.ROOT, "%s ms, at most %s ms", shown(medianMillis()), shown(maxMillis()));
    }

    private static String shown(double millis) {
        return String.format(Locale.ROOT, millis < 10 ? "%.1f" : "%.0f", millis);
    }
}

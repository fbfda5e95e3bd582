package arena.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** How often each address asks: some questions a second over a longer time, and ten times as many at once. */
final class Rates {

    private static final int SECONDS_AT_ONCE = 10;
    private static final int MOST_ADDRESSES = 10_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final int perSecond;
    private final LongSupplier nanos;
    private final Map<String, Credit> credits = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Credit> eldest) {
            return size() > MOST_ADDRESSES;
        }
    };

    private record Credit(double questions, long atNanos) {}

    Rates(int perSecond, LongSupplier nanos) {
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    /** Returns whether an address may ask once more. */
    synchronized boolean admit(String address) {
        long now = nanos.getAsLong();
        double most = (double) perSecond * SECONDS_AT_ONCE;
        Credit before = credits.getOrDefault(address, new Credit(most, now));
        double grown = Math.min(most, before.questions() + (now - before.atNanos()) / NANOS_PER_SECOND * perSecond);
        boolean admitted = grown >= 1;
        credits.put(address, new Credit(admitted ? grown - 1 : grown, now));
        return admitted;
    }
}

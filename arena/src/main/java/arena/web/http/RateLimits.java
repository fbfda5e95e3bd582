package arena.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** How often each address may do something: so often at once, and so often in a second over a longer time. */
public final class RateLimits {

    private static final int MOST_ADDRESSES = 10_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final double atOnce;
    private final double perSecond;
    private final LongSupplier nanos;
    private final Map<String, Credit> credits = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Credit> eldest) {
            return size() > MOST_ADDRESSES;
        }
    };

    private record Credit(double times, long atNanos) {}

    public RateLimits(double atOnce, double perSecond, LongSupplier nanos) {
        this.atOnce = atOnce;
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    /** Returns whether an address may once more. */
    public synchronized boolean admit(String address) {
        long now = nanos.getAsLong();
        Credit before = credits.getOrDefault(address, new Credit(atOnce, now));
        double grown = Math.min(atOnce, before.times() + (now - before.atNanos()) / NANOS_PER_SECOND * perSecond);
        boolean admitted = grown >= 1;
        credits.put(address, new Credit(admitted ? grown - 1 : grown, now));
        return admitted;
    }
}

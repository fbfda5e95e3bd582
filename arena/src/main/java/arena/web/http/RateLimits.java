package arena.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * A rate limiter that gives each address a token bucket: a burst of requests at once, and a number per second over a
 * longer time.
 */
public final class RateLimits {

    private static final int MOST_ADDRESSES = 10_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final double atOnce;
    private final double perSecond;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_ADDRESSES;
        }
    };

    private record Bucket(double tokens, long atNanos) {}

    public RateLimits(double atOnce, double perSecond, LongSupplier nanos) {
        this.atOnce = atOnce;
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    /** Returns whether an address is within its limit, and counts one request if it is. */
    public synchronized boolean admit(String address) {
        long now = nanos.getAsLong();
        Bucket before = buckets.getOrDefault(address, new Bucket(atOnce, now));
        double grown = Math.min(atOnce, before.tokens() + (now - before.atNanos()) / NANOS_PER_SECOND * perSecond);
        boolean admitted = grown >= 1;
        buckets.put(address, new Bucket(admitted ? grown - 1 : grown, now));
        return admitted;
    }
}

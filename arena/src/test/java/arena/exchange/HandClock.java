package arena.exchange;

import arena.match.Bell;
import arena.match.Clock;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that stands still until the test moves it, and counts the rings of its bell. */
final class HandClock implements Clock, Bell {

    private final AtomicLong nanos = new AtomicLong(1_000_000_000);
    private final AtomicInteger rings = new AtomicInteger();

    void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    int rings() {
        return rings.get();
    }

    @Override
    public long nanos() {
        return nanos.get();
    }

    @Override
    public Bell bell() {
        return this;
    }

    @Override
    public void ring() {
        rings.incrementAndGet();
    }

    @Override
    public void await(long untilNanos) {
        throw new UnsupportedOperationException("no match waits in these tests");
    }
}

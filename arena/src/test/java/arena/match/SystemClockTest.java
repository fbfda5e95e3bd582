package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests of the signal of the machine's clock. No test here asserts a time; a lost signal makes a test hang. */
@Timeout(60)
final class SystemClockTest {

    private final SystemClock clock = new SystemClock();

    @Test
    void aSignalWithoutAWaitingThreadIsNotLost() throws InterruptedException {
        clock.signal().wake();
        clock.signal().wake();

        clock.signal().await(Long.MAX_VALUE);
    }

    @Test
    void aTimeThatHasComeIsNotWaitedFor() throws InterruptedException {
        clock.signal().await(clock.nanos());
        clock.signal().await(0);
    }

    @Test
    void anotherThreadCanWakeTheOneThatWaits() throws Exception {
        FutureTask<Boolean> waiting = new FutureTask<>(() -> {
            clock.signal().await(Long.MAX_VALUE);
            return true;
        });
        Thread match = new Thread(waiting, "waiting");
        match.start();
        clock.signal().wake();

        assertThat(waiting.get()).isTrue();
    }

    @Test
    void timeDoesNotGoBack() {
        long before = clock.nanos();
        assertThat(clock.nanos()).isGreaterThanOrEqualTo(before);
    }
}

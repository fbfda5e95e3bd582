package arena.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.RequestFailure;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class MatchPaceTest {

    private final MatchPace pace = new MatchPace();
    private final AtomicInteger begun = new AtomicInteger();

    /** Plays steps as a match does, until it is stopped. */
    private Thread match() {
        CountDownLatch ready = new CountDownLatch(1);
        Thread match = new Thread(() -> {
            try {
                ready.countDown();
                for (int step = 1; !Thread.currentThread().isInterrupted(); step++) {
                    pace.await(step);
                    begun.incrementAndGet();
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
        match.setDaemon(true);
        match.start();
        return match;
    }

    @Test
    void aHeldMatchMakesTheStepsThatItIsToldToAndGoesOnWhenItMay() throws InterruptedException {
        pace.hold();
        Thread match = match();
        Awaitility.await().until(() -> match.getState() == Thread.State.WAITING);
        assertThat(begun).hasValue(0);

        pace.step();
        pace.step();
        Awaitility.await().until(() -> begun.get() == 2 && match.getState() == Thread.State.WAITING);

        pace.goOn();
        Awaitility.await().until(() -> begun.get() > 100);
        match.interrupt();
        match.join();
    }

    @Test
    void aSlowMatchRestsBetweenItsSteps() throws InterruptedException {
        pace.speed(10);
        long begin = System.nanoTime();
        Thread match = match();
        Awaitility.await().until(() -> begun.get() >= 4);
        assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(299_000_000L);
        pace.speed(0);
        Awaitility.await().until(() -> begun.get() > 100);
        match.interrupt();
        match.join();
    }

    @Test
    void aStopEndsTheWaiting() throws InterruptedException {
        pace.hold();
        Thread match = match();
        match.interrupt();
        match.join();
        assertThat(begun).hasValue(0);
    }

    @Test
    void noOtherSpeedIsTaken() {
        assertThatExceptionOfType(RequestFailure.class).isThrownBy(() -> pace.speed(1_001));
        assertThatExceptionOfType(RequestFailure.class).isThrownBy(() -> pace.speed(-1));
        assertThat(pace.state()).isEqualTo(new MatchPace.State(false, 0));
    }
}

package arena.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.RequestFailure;
import arena.game.Choices;
import arena.match.Clock;
import arena.match.SystemClock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HostedMatchTest {

    private final HostedMatch hosted = new HostedMatch();
    private final Clock clock = new SystemClock();
    private final AtomicInteger begun = new AtomicInteger();

    private void rest(int step) throws InterruptedException {
        while (true) {
            if (hosted.isHeld()) {
                clock.signal().await(Long.MAX_VALUE);
                continue;
            }
            long rest = hosted.restNanos(step);
            if (rest == 0) {
                return;
            }
            clock.signal().await(clock.nanos() + rest);
        }
    }

    /** Plays steps as a match does, until it is stopped. */
    private Thread match() {
        CountDownLatch ready = new CountDownLatch(1);
        Thread match = new Thread(() -> {
            try {
                ready.countDown();
                hosted.begins(clock.signal());
                for (int step = 1; !Thread.currentThread().isInterrupted(); step++) {
                    rest(step);
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
    void aHeldMatchPlaysSingleStepsUntilItIsContinued() throws InterruptedException {
        hosted.hold();
        Thread match = match();
        Awaitility.await().until(() -> match.getState() == Thread.State.TIMED_WAITING);
        assertThat(begun).hasValue(0);

        hosted.step();
        hosted.step();
        Awaitility.await().until(() -> begun.get() == 2 && match.getState() == Thread.State.TIMED_WAITING);

        hosted.goOn();
        Awaitility.await().until(() -> begun.get() > 100);
        match.interrupt();
        match.join();
    }

    @Test
    void aSlowMatchRestsBetweenItsSteps() throws InterruptedException {
        hosted.speed(10);
        long begin = System.nanoTime();
        Thread match = match();
        Awaitility.await().until(() -> begun.get() >= 4);
        assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(299_000_000L);
        hosted.speed(0);
        Awaitility.await().until(() -> begun.get() > 100);
        match.interrupt();
        match.join();
    }

    @Test
    void aSlowMatchMakesUpForSmallDelaysOnly() {
        assertThat(HostedMatch.stepBegin(1_000, 100, 1_130)).isEqualTo(1_100);
        assertThat(HostedMatch.stepBegin(1_000, 100, 5_000)).isEqualTo(1_100);
        assertThat(HostedMatch.stepBegin(1_000, 100, 60_000_000))
                .as("it was held")
                .isEqualTo(60_000_000);
        assertThat(HostedMatch.stepBegin(1_000, 0, 5_000)).as("at full speed").isEqualTo(5_000);
    }

    @Test
    void aStopEndsTheWaiting() throws InterruptedException {
        hosted.hold();
        Thread match = match();
        match.interrupt();
        match.join();
        assertThat(begun).hasValue(0);
    }

    @Test
    void aSpeedOutOfRangeIsRefused() {
        assertThatExceptionOfType(RequestFailure.class).isThrownBy(() -> hosted.speed(1_001));
        assertThatExceptionOfType(RequestFailure.class).isThrownBy(() -> hosted.speed(-1));
        assertThat(hosted.state())
                .isEqualTo(new HostedMatch.State(false, 0, Optional.empty(), List.of(), Choices.COMPLETE));
    }
}

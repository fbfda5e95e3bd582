package arena.worker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of the time by which workers are judged. */
class ServerClockTest {

    private static final long SECOND = 1_000_000_000;

    private long nanos = 17;
    private final ServerClock clock = new ServerClock(() -> nanos);

    private void pass(int seconds) {
        nanos += seconds * SECOND;
    }

    @Test
    void theClockGoesOnWhileTheDatabaseIsAway() {
        clock.read(1_000_000);
        pass(60);

        assertThat(clock.millis()).isEqualTo(1_060_000);
        assertThat(clock.lead(1_063_000)).hasSeconds(3);
    }

    @Test
    void anOutageCostsNoWorkerItsGames() {
        clock.read(1_000_000);
        pass(1);
        clock.read(1_001_000);
        pass(30);
        assertThat(clock.judgingMillis()).as("during the outage").isLessThanOrEqualTo(1_001_000);
        clock.read(1_031_000);

        assertThat(clock.judgingMillis())
                .as("a heartbeat of the moment before the outage is not old yet")
                .isLessThanOrEqualTo(1_001_000);
        for (int second = 1; second <= 6; second++) {
            pass(1);
            clock.read(1_031_000 + second * 1_000);
        }
        assertThat(clock.judgingMillis()).as("once workers could report again").isEqualTo(1_037_000);
    }
}

package arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arena.match.UseSample;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class UseSamplesTest {

    private static final long STARTED = -2_000_000_000L;
    private static final Offset<Double> ROUNDED = within(1e-9);

    private final UseSamples samples = new UseSamples(
            STARTED,
            List.of(
                    UseSample.HEADER.strip(),
                    new UseSample(1_000, 400, 5_000_000).line().strip(),
                    "damaged,line",
                    new UseSample(1_100, 480, 9_000_000).line().strip(),
                    new UseSample(3_000, 2_380, 9_500_000).line().strip()));

    private UseSamples.TurnUse between(long fromMillis, long toMillis) {
        return samples.between(STARTED + fromMillis * 1_000_000, STARTED + toMillis * 1_000_000)
                .orElseThrow();
    }

    @Test
    void aTurnUsesWhatWasUsedBetweenItsBeginAndItsEnd() {
        assertThat(between(1_000, 1_100).processorSeconds()).isEqualTo(0.08, ROUNDED);
        assertThat(between(1_000, 1_100).seconds()).isEqualTo(0.1, ROUNDED);
        assertThat(between(0, 1_000).processorSeconds()).isEqualTo(0.4, ROUNDED);
        assertThat(between(1_100, 3_000).memoryBytes()).isEqualTo(9_500_000);
        assertThat(between(1_000, 1_100).words())
                .isEqualTo("used 0.080 s of processor time in 0.100 s; memory: at most 8.6 MiB");
    }

    @Test
    void betweenTwoSamplesTheUseGrowsEvenly() {
        assertThat(between(1_025, 1_050).processorSeconds()).isEqualTo(0.02, ROUNDED);
        assertThat(between(1_050, 2_050).processorSeconds()).isEqualTo(0.99, ROUNDED);
        assertThat(between(1_050, 2_050).memoryBytes()).isEqualTo(9_500_000);
    }

    @Test
    void outsideTheSamplesNothingIsUsed() {
        assertThat(between(3_000, 9_000).processorSeconds()).isZero();
        assertThat(between(-500, 0).processorSeconds()).isZero();
        assertThat(new UseSamples(STARTED, List.of(UseSample.HEADER.strip())).between(0, 1))
                .isEmpty();
    }
}

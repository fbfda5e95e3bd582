package arena.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceSampleTest {

    private static final double EXACT = 1e-12;

    private static ChanceSample sample(List<List<Double>> rounds) {
        ChanceSample sample = new ChanceSample();
        rounds.forEach(sample::add);
        return sample;
    }

    /** The differences are 0.1, 0.3, 0.2 and 0.2; their sample variance is 0.02 / 3. */
    @Test
    void theLeadIsTheMeanOfTheDifferencesInEachRound() {
        ChanceSample sample =
                sample(List.of(List.of(0.1, 0.2), List.of(0.5, 0.8), List.of(0.0, 0.2), List.of(0.4, 0.6)));

        ChanceSample.Mean lead = sample.lead(1, 0);

        assertThat(sample.rounds()).isEqualTo(4);
        assertThat(sample.answers()).isEqualTo(2);
        assertThat(sample.chance(0).value()).isCloseTo(0.25, within(EXACT));
        assertThat(sample.chance(1).value()).isCloseTo(0.45, within(EXACT));
        assertThat(lead.value()).isCloseTo(0.2, within(EXACT));
        assertThat(lead.error()).isCloseTo(Math.sqrt(0.02 / 3 / 4), within(EXACT));
        assertThat(lead.atLeast()).isCloseTo(0.2 - 2.353 * lead.error(), within(EXACT));
        assertThat(lead.atMost()).isCloseTo(0.2 + 2.353 * lead.error(), within(EXACT));
        assertThat(sample.lead(0, 1).value()).isCloseTo(-0.2, within(EXACT));
    }

    /** The bounds of Student's distribution with 1 and 10 degrees of freedom; with 11 the normal one counts. */
    @Test
    void fewRoundsAreLessCertainThanTheirErrorTells() {
        assertThat(new ChanceSample.Mean(0, 1, 2).atMost()).isEqualTo(6.314);
        assertThat(new ChanceSample.Mean(0, 1, 11).atMost()).isEqualTo(1.812);
        assertThat(new ChanceSample.Mean(0, 1, 12).atMost()).isEqualTo(1.645);
    }

    @Test
    void oneRoundIsCertainOfNothing() {
        ChanceSample sample = sample(List.of(List.of(0.0, 1.0)));

        assertThat(sample.lead(1, 0).value()).isEqualTo(1);
        assertThat(sample.lead(1, 0).atLeast()).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void equalRoundsAreCertain() {
        ChanceSample sample = sample(List.of(List.of(0.0, 1.0), List.of(0.0, 1.0)));

        assertThat(sample.lead(1, 0).atLeast()).isEqualTo(1);
        assertThat(sample.lead(0, 0)).isEqualTo(new ChanceSample.Mean(0, 0, 2));
    }
}

package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EvidenceTest {

    @Test
    void timesHaveADecimalWhileTheyAreShort() {
        assertThat(Evidence.millis(0)).isEqualTo("0.00 ms");
        assertThat(Evidence.millis(414_999)).isEqualTo("0.41 ms");
        assertThat(Evidence.millis(415_000)).isEqualTo("0.42 ms");
        assertThat(Evidence.millis(9_995_000)).isEqualTo("10.00 ms");
        assertThat(Evidence.millis(10_499_999)).isEqualTo("10 ms");
        assertThat(Evidence.millis(-1_050_000)).isEqualTo("-1.05 ms");
    }

    @Test
    void timesAreRoundedAsByAPattern() {
        Random random = new Random(55);
        for (int time = 0; time < 10_000; time++) {
            long nanos = random.nextLong(20_000_000) - 1_000_000;
            String pattern = Math.abs(nanos) < 10_000_000 ? "%.2f ms" : "%.0f ms";
            assertThat(Evidence.millis(nanos)).isEqualTo(String.format(Locale.ROOT, pattern, nanos / 1e6));
        }
    }
}

package arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PointsTest {

    private static final long THOUSANDTH = 18_018;

    @Test
    void thousandthsThatDecideAreWrittenAndSharesAreRounded() {
        assertThat(new Points(82 * THOUSANDTH)).hasToString("0.082");
        assertThat(new Points(14_080 * THOUSANDTH)).hasToString("14.08");
        assertThat(Points.of(3)).hasToString("3");
        assertThat(Points.of(5).among(2)).hasToString("2.5");
        assertThat(Points.of(4).among(3)).hasToString("1.33");
    }
}

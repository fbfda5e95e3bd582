package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContestEstimateTest {

    @Test
    void sixTeamsFillOneGameOfSixSeatsWhateverTheLimit() {
        assertThat(ContestEstimate.atOnce(6, 6, 8)).isEqualTo(1);
        assertThat(ContestEstimate.atOnce(13, 6, 8)).isEqualTo(2);
        assertThat(ContestEstimate.atOnce(6, 2, 2)).isEqualTo(2);
        assertThat(ContestEstimate.atOnce(2, 6, 1))
                .as("a contest with places to fill")
                .isEqualTo(1);
    }

    @Test
    void theDurationIsThatOfTheGamesInSequence() {
        ContestEstimate measured = ContestEstimate.of(
                        List.of(new ProgramMeasurement.Game(10_000, 1, 60), new ProgramMeasurement.Game(6_000, 1, 60)))
                .orElseThrow();

        assertThat(measured.duration(10, 2)).isEqualTo(Duration.ofSeconds(40));
    }
}

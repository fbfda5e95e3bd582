package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExpectationTest {

    @Test
    void sixTeamsFillOneTableOfSixHoweverManyGamesAreAllowed() {
        assertThat(Expectation.atOnce(6, 6, 8)).isEqualTo(1);
        assertThat(Expectation.atOnce(13, 6, 8)).isEqualTo(2);
        assertThat(Expectation.atOnce(6, 2, 2)).isEqualTo(2);
        assertThat(Expectation.atOnce(2, 6, 1))
                .as("a contest with places to fill")
                .isEqualTo(1);
    }

    @Test
    void aContestLastsAsManyGamesAsItHasOneAfterTheOtherOnEachTable() {
        Expectation measured = Expectation.of(
                        List.of(new ProgramMeasurement.Game(10_000, 1, 60), new ProgramMeasurement.Game(6_000, 1, 60)))
                .orElseThrow();

        assertThat(measured.duration(10, 2)).isEqualTo(Duration.ofSeconds(40));
    }
}

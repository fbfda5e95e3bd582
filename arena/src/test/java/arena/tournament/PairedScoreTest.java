package arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PairedScoreTest {

    /** Figures of fastchess in public test reports. */
    @ParameterizedTest
    @CsvSource({
        "40,67,295,123,54, 53.63, 25.25, 13.92",
        "19,23,269,81,108, 61.80, 83.57, 16.15",
        "73,79,296,91,118, 53.88, 27.02, 15.81"
    })
    void publishedFiguresOfPairedGamesAreMet(
            long losses,
            long lostDrawn,
            long even,
            long wonDrawn,
            long wins,
            double percent,
            double elo,
            double error) {
        PairedScore score = PairedScore.of(BlockScores.of(losses, lostDrawn, even, wonDrawn, wins));

        assertThat(100 * score.score()).isEqualTo(percent, Offset.offset(0.005));
        assertThat(score.elo()).isEqualTo(elo, Offset.offset(0.005));
        assertThat(score.eloError()).as("± with two blocks more").isCloseTo(error, Percentage.withPercentage(0.5));
    }

    @Test
    void threeEvenBlocksAreNoCertainty() {
        PairedScore score = PairedScore.of(BlockScores.of(0, 0, 3, 0, 0));

        assertThat(score.score()).isEqualTo(0.5);
        assertThat(score.interval().high() - score.interval().low()).isGreaterThan(0.5);
    }

    @Test
    void aContestantThatHasWonAllGamesHasAnUnboundedDifferenceWithAPositiveLowEnd() {
        PairedScore score = PairedScore.of(BlockScores.of(0, 0, 0, 0, 20));

        assertThat(score.score()).isEqualTo(1);
        assertThat(score.eloHigh()).isInfinite();
        assertThat(score.eloLow()).isBetween(200.0, 400.0);
    }

    @Test
    void withoutABlockNothingIsKnown() {
        PairedScore score = PairedScore.of(BlockScores.of(0, 0, 0, 0, 0));

        assertThat(score.score()).isEqualTo(0.5);
        assertThat(score.interval()).isEqualTo(new Interval(0, 1));
    }

    /** Simulates 2,000 duels of 30 blocks each, with known true scores. */
    @ParameterizedTest
    @ValueSource(ints = {50, 65, 80, 95})
    void theIntervalContainsTheTrueScoreInAboutNinetyFiveOfAHundredDuels(int percent) {
        SimulatedDuels duels = new SimulatedDuels(percent / 100.0, Chance.of(percent, "coverage"));
        int held = 0;
        for (int duel = 0; duel < 2_000; duel++) {
            Interval interval = PairedScore.of(duels.blocks(30)).interval();
            held += interval.low() <= duels.truth() && duels.truth() <= interval.high() ? 1 : 0;
        }
        assertThat(held / 2_000.0).isBetween(0.93, 0.995);
    }

    @Test
    void wilsonsIntervalFollowsTheFormula() {
        Interval interval = Interval.wilson(81, 263);

        assertThat(interval.low()).as("Newcombe 1998, table I").isEqualTo(0.2553, Offset.offset(0.00005));
        assertThat(interval.high()).isEqualTo(0.3662, Offset.offset(0.00005));
        assertThat(Interval.wilson(0, 20).high()).isEqualTo(0.1611, Offset.offset(0.00005));
    }

    @ParameterizedTest
    @CsvSource({"0.5,0", "0.64,100", "0.76,200", "0.24,-200"})
    void theScaleOfEloIsTheUsualOne(double score, double difference) {
        assertThat(Elo.difference(score)).isEqualTo(difference, Offset.offset(1.0));
        assertThat(Elo.score(difference)).isEqualTo(score, Offset.offset(0.002));
    }
}

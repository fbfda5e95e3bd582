package arena.games.windwardopolis.trip;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of the laws of trips: in any course of events nothing is lost or doubled. */
class TripLawsTest {

    private static final int SEEDS = 8;
    private static final int SEATS = 10;
    private static final int MOST_STEPS = 20_000;

    @ParameterizedTest
    @EnumSource(Edition.class)
    void passengersCoffeeCardsAndPointsAreConservedUntilTheEighthDelivery(Edition edition) {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomRound round = new RandomRound(edition, SEATS, seed);
            int steps = 0;
            while (!round.trips().isOver() && steps < MOST_STEPS) {
                Trips before = round.trips();
                round.step();
                steps++;
                Trips after = round.trips();
                long from = seed;
                int step = steps;
                Supplier<String> where = () -> "seed " + from + ", step " + step + ": " + round.last();
                TripLaws.check(where, before, after);
            }
            assertThat(round.trips().isOver()).as("the round of seed " + seed).isTrue();
        }
    }

    @Test
    void theHandIsWithinItsLimitAfterEveryStopAtACompany() {
        RandomRound round = new RandomRound(Edition.DOCUMENT, SEATS, 77);
        int stops = 0;
        while (!round.trips().isOver()) {
            round.step();
            for (TripReport report : round.reports()) {
                if (report.status().name().startsWith("PASSENGER_")) {
                    stops++;
                    Seat seat = report.about();
                    double score = Score.of(round.trips(), seat, round.places().get(seat.index()));
                    assertThat(round.trips().limo(seat).cards().hand())
                            .hasSizeLessThanOrEqualTo(Score.mostInHand(score))
                            .allMatch(Cards.Held::ready);
                }
            }
        }
        assertThat(stops).isGreaterThan(20);
    }
}

package arena.app.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arena.game.Chance;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpsaTest {

    private static final int STEPS = 400;

    private static Spsa begun(double... positions) {
        List<Double> begin = IntStream.range(0, positions.length)
                .mapToObj(at -> positions[at])
                .toList();
        return new Spsa(begin, begin.stream().map(position -> 0.001).toList(), 7);
    }

    /** Returns the strength of a bot that is best at 0.7 and 0.2, in units of a large difference. */
    private static double strength(List<Double> positions) {
        return -Math.abs(positions.get(0) - 0.7) - Math.abs(positions.get(1) - 0.2);
    }

    /** Returns the lead after two games, each won with a probability that grows with the strength. */
    private static double lead(Spsa.Trial trial, long seed) {
        double better = strength(trial.plus()) - strength(trial.minus());
        double won = 1 / (1 + Math.exp(-4 * better));
        Chance chance = Chance.of(seed, "games " + trial.number());
        Chance.Drawn first = chance.below(1_000);
        Chance.Drawn second = first.rest().below(1_000);
        return ((first.number() < 1_000 * won ? 1 : -1) + (second.number() < 1_000 * won ? 1 : -1)) / 2.0;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void noisyGamesLeadToTheBestValues(long seed) {
        Spsa spsa = begun(0.05, 0.95);

        for (int number = 1; number <= STEPS; number++) {
            spsa.add(number, lead(spsa.trial(number), seed));
        }

        assertThat(spsa.settled().get(0)).isCloseTo(0.7, within(0.2));
        assertThat(spsa.settled().get(1)).isCloseTo(0.2, within(0.2));
    }

    @Test
    void bothSidesOfATrialDifferAndLieWithinTheRange() {
        Spsa spsa = new Spsa(List.of(0.0, 1.0, 0.5), List.of(1.0, 0.001, 0.5), 3);

        for (int number = 1; number <= STEPS; number++) {
            Spsa.Trial trial = spsa.trial(number);
            for (int at = 0; at < 3; at++) {
                assertThat(trial.plus().get(at))
                        .isBetween(0.0, 1.0)
                        .isNotEqualTo(trial.minus().get(at));
                assertThat(trial.minus().get(at)).isBetween(0.0, 1.0);
            }
        }
    }

    @Test
    void aParameterOfTwoValuesIsTriedAtBoth() {
        TuneParameter parameter = new TuneParameter("ON", BigDecimal.ZERO, BigDecimal.ONE, BigDecimal.ZERO);
        Spsa spsa = new Spsa(List.of(parameter.position()), List.of(parameter.resolution()), 3);

        Spsa.Trial trial = spsa.trial(1);

        assertThat(List.of(
                        parameter.value(trial.plus().get(0)),
                        parameter.value(trial.minus().get(0))))
                .containsExactlyInAnyOrder("0", "1");
    }

    @Test
    void stepsThatTellNothingMoveNothing() {
        Spsa spsa = begun(0.3, 0.4);

        spsa.add(1, 0);
        spsa.add(2, 0);

        assertThat(spsa.positions()).containsExactly(0.3, 0.4);
        assertThat(spsa.settled()).containsExactly(0.3, 0.4);
    }
}

package arena.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.Elo;
import arena.tournament.GameResult;
import arena.tournament.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of ratings by the distance from a mark, of few contestants and of many. */
class DistancesTest {

    private static final int MARK = 3;
    private static final Offset<Double> EXACT = Offset.offset(1e-4);

    private final SplittableRandom random = new SplittableRandom(20261128);

    /** Returns true ratings, over 1,500 points, in random order. */
    private List<Double> strengths(int contestants) {
        List<Double> strengths = new ArrayList<>();
        IntStream.range(0, contestants)
                .forEach(one -> strengths.add(random.nextInt(strengths.size() + 1), 1_500.0 * one / contestants));
        return strengths;
    }

    /** Plays games of two, or of four, between contestants that are at most 400 points apart. */
    private List<GameResult> games(List<Double> strengths, int games, int seats) {
        List<GameResult> results = new ArrayList<>();
        while (results.size() < games) {
            List<Integer> table = random.ints(0, strengths.size())
                    .distinct()
                    .limit(seats)
                    .boxed()
                    .toList();
            double least = table.stream().mapToDouble(strengths::get).min().orElseThrow();
            double most = table.stream().mapToDouble(strengths::get).max().orElseThrow();
            if (most - least <= 400 || seats > 2) {
                results.add(played(table, strengths));
            }
        }
        return results;
    }

    private GameResult played(List<Integer> table, List<Double> strengths) {
        List<Integer> left = new ArrayList<>(table);
        List<Integer> order = new ArrayList<>();
        while (!left.isEmpty()) {
            double all =
                    left.stream().mapToDouble(one -> odds(strengths.get(one))).sum();
            double lot = random.nextDouble() * all;
            int chosen = 0;
            for (double sum = odds(strengths.get(left.get(0))); sum < lot; chosen++) {
                sum += odds(strengths.get(left.get(chosen + 1)));
            }
            order.add(left.remove(chosen));
        }
        return GameResult.of(
                table, table.stream().map(one -> order.indexOf(one) + 1).toList());
    }

    private static double odds(double rating) {
        double score = Elo.score(rating - 750);
        return score / (1 - score);
    }

    private static double width(Interval interval) {
        return interval.high() - interval.low();
    }

    private void assertSampledAgreesWithExact(int contestants, List<GameResult> games) {
        Distances exact = Distances.of(contestants, games, MARK);
        Distances sampled = Distances.sampled(contestants, games, MARK);
        List<Double> shares = new ArrayList<>();
        for (int one = 0; one < contestants; one++) {
            assertThat(sampled.value(one)).isEqualTo(exact.value(one), EXACT);
            assertThat(sampled.games(one)).isEqualTo(exact.games(one));
            if (one != MARK) {
                shares.add(width(sampled.interval(one)) / width(exact.interval(one)));
            }
        }
        assertThat(sampled.interval(MARK)).isEqualTo(new Interval(0, 0));
        assertThat(shares).allMatch(share -> share > 0.8 && share < 1.25);
        assertThat(shares.stream().filter(share -> Math.abs(share - 1) < 0.06).count())
                .as("half of %s", shares)
                .isGreaterThanOrEqualTo(contestants / 2 - 2);
    }

    @Test
    void manyContestantsGetTheDistancesAndNearlyTheIntervalsOfFew() {
        List<Double> strengths = strengths(120);
        assertSampledAgreesWithExact(120, games(strengths, 1_500, 2));
    }

    @Test
    void gamesOfSeveralSeatsToo() {
        List<Double> strengths = strengths(80);
        assertSampledAgreesWithExact(80, games(strengths, 500, 4));
    }

    @Tag("slow")
    @Test
    void ofThousandsMostTrueDistancesAreInTheirIntervals() {
        List<Double> strengths = strengths(1_500);
        Distances distances = Distances.of(1_500, games(strengths, 45_000, 2), MARK);
        long right = IntStream.range(0, 1_500)
                .filter(one -> one != MARK)
                .filter(one -> {
                    double truth = strengths.get(one) - strengths.get(MARK);
                    return distances.interval(one).low() < truth
                            && truth < distances.interval(one).high();
                })
                .count();
        assertThat(right / 1_499.0).isBetween(0.9, 1.0);
    }

    @Test
    void theSameGamesGiveTheSameIntervals() {
        List<GameResult> games = games(strengths(300), 3_000, 2);
        Distances first = Distances.of(300, games, MARK);
        Distances second = Distances.of(300, games, MARK);
        for (int one = 0; one < 300; one++) {
            assertThat(second.interval(one)).isEqualTo(first.interval(one));
        }
    }
}

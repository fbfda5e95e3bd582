package arena.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A comparison of strengths and errors with independent methods of computation. */
class OtherMethodsTest {

    private static final int CONTESTANTS = 5;

    /** D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", 2004, section 2, a draw being half a win. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void gamesOfTwoSeatsHaveTheStrengthsOfBradleyAndTerry(long seed) {
        double[][] wins = new double[CONTESTANTS][CONTESTANTS];
        List<GameResult> games = new ArrayList<>();
        Chance chance = Chance.of(seed, "two seats");
        for (int one = 0; one < CONTESTANTS; one++) {
            for (int other = 0; other < one; other++) {
                Chance.Drawn won = chance.below(9);
                Chance.Drawn lost = won.rest().below(9);
                chance = lost.rest();
                games.addAll(SampleGames.won(one, other, won.whole()));
                games.addAll(SampleGames.won(other, one, lost.whole()));
                games.addAll(SampleGames.drawn(one, other, 3));
                wins[one][other] = won.whole() + 1.5;
                wins[other][one] = lost.whole() + 1.5;
            }
        }
        double[] strengths = minorizedAndMaximized(wins);

        Ratings ratings = Ratings.of(CONTESTANTS, games, Prior.NONE);
        for (int one = 1; one < CONTESTANTS; one++) {
            assertThat(LogScale.advantage(ratings, one, 0))
                    .isEqualTo(Math.log(strengths[one] / strengths[0]), Offset.offset(1e-8));
        }
    }

    private static double[] minorizedAndMaximized(double[][] wins) {
        double[] strengths = DoubleStream.generate(() -> 1).limit(wins.length).toArray();
        for (int step = 0; step < 500; step++) {
            for (int one = 0; one < wins.length; one++) {
                double won = 0;
                double games = 0;
                for (int other = 0; other < wins.length; other++) {
                    won += wins[one][other];
                    games += (wins[one][other] + wins[other][one]) / (strengths[one] + strengths[other]);
                }
                strengths[one] = won / games;
            }
        }
        return strengths;
    }

    /** Computes the likelihood order by order, and its derivatives numerically. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void gamesOfMoreSeatsAreOnTopOfTheLikelihoodOfAllOrdersWithItsCurvature(long seed) {
        List<GameResult> games = gamesWithTies(seed);
        Ratings ratings = Ratings.of(CONTESTANTS, games, Prior.NONE);
        List<WeightedOrder> seen =
                games.stream().flatMap(OtherMethodsTest::seen).toList();

        int last = CONTESTANTS - 1;
        double[] top = IntStream.range(0, CONTESTANTS)
                .mapToDouble(one -> LogScale.strength(ratings, one))
                .toArray();
        for (int one = 0; one < last; one++) {
            assertThat(slope(seen, top, one)).isEqualTo(0, Offset.offset(1e-5));
            for (int other = 0; other < last; other++) {
                double product = 0;
                for (int between = 0; between < last; between++) {
                    product -= curvature(seen, top, one, between) * covariance(ratings, between, other);
                }
                assertThat(product).isEqualTo(one == other ? 1 : 0, Offset.offset(1e-3));
            }
        }
    }

    /** Games of two to five seats; places are drawn from a few, so that many are shared. */
    private static List<GameResult> gamesWithTies(long seed) {
        List<GameResult> games = new ArrayList<>();
        Chance chance = Chance.of(seed, "ties");
        for (int number = 0; number < 25; number++) {
            List<Integer> contestants = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            for (int seat = 0; seat < 2 + number % 4; seat++) {
                Chance.Drawn place = chance.below(4);
                chance = place.rest();
                contestants.add((number + seat) % CONTESTANTS);
                places.add(place.whole());
            }
            games.add(GameResult.of(contestants, places));
        }
        return games;
    }

    /** An order, best first, that counts as a part of a game. */
    private record WeightedOrder(List<Integer> order, double weight) {

        double logarithm(double[] strengths) {
            double sum = 0;
            for (int next = 0; next < order.size(); next++) {
                double left = 0;
                for (int index = next; index < order.size(); index++) {
                    left += Math.exp(strengths[order.get(index)]);
                }
                sum += strengths[order.get(next)] - Math.log(left);
            }
            return weight * sum;
        }
    }

    /** Returns all orders that agree with the places. */
    private static Stream<WeightedOrder> seen(GameResult game) {
        List<List<Integer>> orders = orders(game.places().size());
        orders.removeIf(order -> !keepsPlaces(order, game.places()));
        return orders.stream()
                .map(order -> new WeightedOrder(
                        order.stream().map(game.contestants()::get).toList(), 1.0 / orders.size()));
    }

    private static boolean keepsPlaces(List<Integer> order, List<Integer> places) {
        return IntStream.range(1, order.size())
                .allMatch(next -> places.get(order.get(next - 1)) <= places.get(order.get(next)));
    }

    private static List<List<Integer>> orders(int seats) {
        if (seats == 0) {
            return new ArrayList<>(List.of(List.of()));
        }
        List<List<Integer>> orders = new ArrayList<>();
        for (List<Integer> shorter : orders(seats - 1)) {
            for (int at = 0; at < seats; at++) {
                List<Integer> order = new ArrayList<>(shorter);
                order.add(at, seats - 1);
                orders.add(order);
            }
        }
        return orders;
    }

    private static double slope(List<WeightedOrder> seen, double[] at, int one) {
        double step = 1e-4;
        return (logarithm(seen, moved(at, one, step)) - logarithm(seen, moved(at, one, -step))) / (2 * step);
    }

    private static double curvature(List<WeightedOrder> seen, double[] at, int one, int other) {
        double step = 1e-3;
        return (slope(seen, moved(at, other, step), one) - slope(seen, moved(at, other, -step), one)) / (2 * step);
    }

    private static double[] moved(double[] at, int one, double step) {
        double[] moved = at.clone();
        moved[one] += step;
        return moved;
    }

    private static double logarithm(List<WeightedOrder> seen, double[] strengths) {
        return seen.stream().mapToDouble(order -> order.logarithm(strengths)).sum();
    }

    /** Returns the covariance of the differences to the last contestant, by the variances of differences. */
    private static double covariance(Ratings ratings, int one, int other) {
        int last = CONTESTANTS - 1;
        return (variance(ratings, one, last) + variance(ratings, other, last) - variance(ratings, one, other)) / 2;
    }

    private static double variance(Ratings ratings, int one, int other) {
        return Math.pow(LogScale.error(ratings.difference(one, other)), 2);
    }
}

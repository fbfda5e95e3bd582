package arena.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.tournament.GameResult;
import arena.tournament.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Laws that hold for the ratings of any games. */
class RatingLawsTest {

    private static final double[] TRUTH = {1.5, 0.9, 0.6, 0.2, -0.1, -0.4, -1.0, -1.7};
    private static final int CONTESTANTS = TRUTH.length;
    private static final Offset<Double> EXACT = Offset.offset(1e-6);

    /** Returns games of all contestants, in each round at other tables; contestants that do not fit are left out. */
    private static List<GameResult> games(int seats, int rounds, Chance source) {
        List<GameResult> games = new ArrayList<>();
        Chance chance = source;
        for (int round = 0; round < rounds; round++) {
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, CONTESTANTS).boxed().toList());
            for (int first = 0; first < CONTESTANTS; first++) {
                Chance.Drawn drawn = chance.below(CONTESTANTS - first);
                Collections.swap(order, first, first + drawn.whole());
                chance = drawn.rest();
            }
            for (int first = 0; first + seats <= CONTESTANTS; first += seats) {
                Chance.Drawn drawn = chance.bits();
                games.add(SampleGames.played(TRUTH, order.subList(first, first + seats), new Chance(drawn.number())));
                chance = drawn.rest();
            }
        }
        return games;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void theMeanOfAllIs1500(int seats) {
        List<Rating> ratings = Ratings.of(CONTESTANTS, games(seats, 20, Chance.of(seats, "mean")), Prior.USUAL)
                .all();

        assertThat(ratings.stream().mapToDouble(Rating::value).average().orElseThrow())
                .isEqualTo(1500, EXACT);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void contestantsByOtherNumbersHaveTheSameRatings(int seats) {
        List<GameResult> games = games(seats, 20, Chance.of(seats, "numbers"));
        List<GameResult> others = games.stream()
                .map(game -> GameResult.of(
                        game.contestants().stream()
                                .map(RatingLawsTest::renumbered)
                                .toList(),
                        game.places()))
                .toList();

        Ratings ratings = Ratings.of(CONTESTANTS, games, Prior.USUAL);
        Ratings renumbered = Ratings.of(CONTESTANTS, others, Prior.USUAL);
        for (Rating rating : ratings.all()) {
            Rating same = renumbered.all().get(renumbered(rating.contestant()));
            assertThat(same.value()).isEqualTo(rating.value(), EXACT);
            assertThat(same.games()).isEqualTo(rating.games());
            assertSame(same.interval(), rating.interval());
            assertSame(
                    renumbered.difference(renumbered(rating.contestant()), renumbered(0)),
                    ratings.difference(rating.contestant(), 0));
        }
    }

    private static int renumbered(int contestant) {
        return (3 * contestant + 5) % CONTESTANTS;
    }

    private static void assertSame(Interval one, Interval other) {
        assertThat(one.low()).isEqualTo(other.low(), EXACT);
        assertThat(one.high()).isEqualTo(other.high(), EXACT);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void theSameGamesTwiceGiveTheSameRatingsWithIntervalsSmallerByTheRootOfTwo(int seats) {
        List<GameResult> games = games(seats, 40, Chance.of(seats, "twice"));
        List<GameResult> twice = new ArrayList<>(games);
        twice.addAll(games);

        Ratings once = Ratings.of(CONTESTANTS, games, Prior.NONE);
        Ratings doubled = Ratings.of(CONTESTANTS, twice, Prior.NONE);
        for (int one = 0; one < CONTESTANTS; one++) {
            assertThat(doubled.all().get(one).value())
                    .isEqualTo(once.all().get(one).value(), EXACT);
            assertThat(LogScale.error(doubled.all().get(one).interval()) * Math.sqrt(2))
                    .isEqualTo(LogScale.error(once.all().get(one).interval()), EXACT);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void aVictoryMoreRaisesTheWinnerMostAndLowersTheLoserMost(int seats) {
        List<GameResult> games = games(seats, 15, Chance.of(seats, "victory"));
        List<Rating> before = Ratings.of(CONTESTANTS, games, Prior.USUAL).all();
        for (int winner = 0; winner < CONTESTANTS; winner++) {
            int loser = (winner + 3) % CONTESTANTS;
            List<GameResult> more = new ArrayList<>(games);
            more.add(SampleGames.ranked(winner, loser));
            List<Rating> after = Ratings.of(CONTESTANTS, more, Prior.USUAL).all();
            List<Double> gains = IntStream.range(0, CONTESTANTS)
                    .mapToObj(one -> after.get(one).value() - before.get(one).value())
                    .toList();

            assertThat(gains.get(winner)).isPositive().isEqualTo(Collections.max(gains));
            assertThat(gains.get(loser)).isNegative().isEqualTo(Collections.min(gains));
        }
    }

    /** Simulates whole contests with known true strengths. */
    @ParameterizedTest
    @CsvSource({"2, 25", "4, 15", "8, 12"})
    void theIntervalContainsTheTrueStrengthInAboutNinetyFiveOfAHundredContests(int seats, int rounds) {
        int contests = 250;
        double mean = Arrays.stream(TRUTH).average().orElseThrow();
        int held = 0;
        int heldDifferences = 0;
        for (int contest = 0; contest < contests; contest++) {
            Chance chance = Chance.of(contest, "coverage of " + seats);
            Ratings ratings = Ratings.of(CONTESTANTS, games(seats, rounds, chance), Prior.USUAL);
            for (int one = 0; one < CONTESTANTS; one++) {
                int next = (one + 1) % CONTESTANTS;
                held += holds(ratings.all().get(one).interval(), 1500 + LogScale.points(TRUTH[one] - mean));
                heldDifferences += holds(ratings.difference(one, next), LogScale.points(TRUTH[one] - TRUTH[next]));
            }
        }
        assertThat((double) held / (contests * CONTESTANTS)).isBetween(0.93, 0.97);
        assertThat((double) heldDifferences / (contests * CONTESTANTS)).isBetween(0.93, 0.97);
    }

    private static int holds(Interval interval, double truth) {
        return interval.low() <= truth && truth <= interval.high() ? 1 : 0;
    }

    @Test
    void fortyContestantsAndFiveThousandGamesOfSixWithTiesAreRated() {
        List<GameResult> games = new ArrayList<>();
        Chance chance = Chance.of(1, "large");
        for (int game = 0; game < 5_000; game++) {
            List<Integer> seats = new ArrayList<>();
            for (int seat = 0; seat < 6; seat++) {
                Chance.Drawn drawn = chance.below(40);
                chance = drawn.rest();
                seats.add(drawn.whole());
            }
            games.add(GameResult.of(seats, List.of(1, 2, 2, 4, 4, 4)));
        }
        List<Rating> ratings = Ratings.of(40, games, Prior.USUAL).all();

        assertThat(ratings.stream().mapToInt(Rating::games).sum()).isBetween(25_000, 30_000);
        assertThat(ratings).allSatisfy(rating -> assertThat(rating.value()).isBetween(1400.0, 1600.0));
    }
}

package arena.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import arena.tournament.Elo;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingsTest {

    private static final Offset<Double> EXACT = Offset.offset(1e-6);

    /** In closed form: the logarithm of the odds, and 1 / (n p q). */
    @ParameterizedTest
    @CsvSource({"3, 4", "50, 100", "71, 100", "1, 1000"})
    void twoContestantsDifferByTheOddsOfTheirWinsWithTheVarianceOfThem(int wins, int games) {
        List<GameResult> all = new ArrayList<>(SampleGames.won(0, 1, wins));
        all.addAll(SampleGames.won(1, 0, games - wins));
        Ratings ratings = Ratings.of(2, all, Prior.NONE);

        double share = (double) wins / games;
        double error = 1 / Math.sqrt(games * share * (1 - share));
        assertThat(ratings.all().get(0).value() - ratings.all().get(1).value()).isEqualTo(Elo.difference(share), EXACT);
        assertThat(LogScale.error(ratings.difference(0, 1))).isEqualTo(error, EXACT);
        assertThat(LogScale.error(ratings.all().get(0).interval()))
                .as("each is half as far from the mean")
                .isEqualTo(error / 2, EXACT);
    }

    @Test
    void aDrawIsHalfAWinAndHalfALoss() {
        List<GameResult> draws = new ArrayList<>(SampleGames.won(0, 1, 7));
        draws.addAll(SampleGames.drawn(0, 1, 6));
        List<GameResult> none = new ArrayList<>(SampleGames.won(0, 1, 10));
        none.addAll(SampleGames.won(1, 0, 3));

        Ratings drawn = Ratings.of(2, draws, Prior.NONE);
        Ratings decided = Ratings.of(2, none, Prior.NONE);
        assertThat(drawn.all().get(0).value()).isEqualTo(decided.all().get(0).value(), EXACT);
        assertThat(drawn.difference(0, 1).high())
                .isEqualTo(decided.difference(0, 1).high(), EXACT);
    }

    @Test
    void aContestantWithoutGamesHasTheMeanRating() {
        List<Rating> ratings =
                Ratings.of(3, SampleGames.won(0, 1, 5), Prior.USUAL).all();

        assertThat(ratings).extracting(Rating::games).containsExactly(5, 5, 0);
        assertThat(ratings.get(2).value()).isEqualTo(1500, EXACT);
        assertThat(width(ratings.get(2))).isGreaterThan(width(ratings.get(0)));
    }

    @Test
    void aContestantThatHasWonAllGamesIsRatedHigherWithMoreGamesAndNeverInfinitely() {
        double after = Ratings.MEAN;
        for (int games : new int[] {1, 10, 100, 10_000}) {
            Ratings ratings = Ratings.of(2, SampleGames.won(0, 1, games), Prior.USUAL);
            assertThat(ratings.all().get(0).value()).isGreaterThan(after).isLessThan(4000);
            assertThat(width(ratings.all().get(0))).isFinite();
            after = ratings.all().get(0).value();
        }
    }

    /** Forty in a row, each of which always wins against the next: the strongest are some thousand points apart. */
    @Test
    void aLongChainOfCertainWinsIsRatedInItsOrder() {
        List<GameResult> games = new ArrayList<>();
        for (int one = 0; one + 1 < 40; one++) {
            games.addAll(SampleGames.won(one, one + 1, 125));
        }
        List<Rating> ratings = Ratings.of(40, games, Prior.USUAL).all();

        assertThat(ratings).isSortedAccordingTo((one, other) -> Double.compare(other.value(), one.value()));
        assertThat(ratings).allSatisfy(rating -> assertThat(width(rating)).isFinite());
    }

    @Test
    void groupsThatNeverMetHaveEqualMeanRatings() {
        List<GameResult> games = new ArrayList<>(SampleGames.won(0, 1, 10));
        games.addAll(SampleGames.won(2, 3, 10));
        Ratings ratings = Ratings.of(4, games, Prior.USUAL);

        assertThat(ratings.all().get(0).value()).isEqualTo(ratings.all().get(2).value(), EXACT);
        assertThat(LogScale.error(ratings.difference(0, 2)))
                .as("so they may well differ")
                .isGreaterThan(LogScale.error(
                        Ratings.of(2, games.subList(0, 10), Prior.USUAL).difference(0, 1)));
    }

    /** In closed form: a / (2 a + b) times b / (a + b) has its maximum at b = a times the root of two. */
    @Test
    void aContestantOnTwoSeatsIsThereTwice() {
        GameResult twice = GameResult.of(List.of(0, 0, 1), List.of(1, 3, 2));
        Ratings ratings = Ratings.of(2, Collections.nCopies(20, twice), Prior.NONE);

        assertThat(LogScale.advantage(ratings, 1, 0)).isEqualTo(Math.log(2) / 2, EXACT);
        assertThat(ratings.all()).extracting(Rating::games).containsExactly(20, 20);
    }

    @Test
    void aGameAgainstOneselfSaysNothing() {
        GameResult alone = GameResult.of(List.of(1, 1), List.of(1, 2));
        Ratings ratings = Ratings.of(2, Collections.nCopies(20, alone), Prior.USUAL);

        assertThat(ratings.all().get(1).value()).isEqualTo(1500, EXACT);
        assertThat(ratings.difference(0, 1))
                .isEqualTo(Ratings.of(2, List.of(), Prior.USUAL).difference(0, 1));
    }

    @Test
    void oneContestantIsTheMean() {
        Rating only = Ratings.of(1, List.of(), Prior.NONE).all().get(0);

        assertThat(only.value()).isEqualTo(1500);
        assertThat(width(only)).isZero();
        assertThat(Ratings.of(1, List.of(), Prior.USUAL).all().get(0).value()).isEqualTo(1500);
    }

    @Test
    void onlyContestantsAndPlacesOfAGameCount() {
        GameResult bare = GameResult.of(List.of(1, 0), List.of(2, 1));
        GameResult whole = new GameResult(
                List.of(
                        new SeatResult(1, 2, -7, "lost", "too late", new MoveTally(31, 2, 1, 900, 300)),
                        new SeatResult(0, 1, 7, "won", "", new MoveTally(32, 0, 0, 800, 200))),
                63);

        assertThat(Ratings.of(2, List.of(whole), Prior.USUAL).all())
                .isEqualTo(Ratings.of(2, List.of(bare), Prior.USUAL).all());
    }

    @Test
    void withoutAPriorUnconnectedContestantsAreNamed() {
        List<GameResult> games = new ArrayList<>(SampleGames.drawn(0, 1, 1));
        games.addAll(SampleGames.won(1, 2, 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ratings.of(4, games, Prior.NONE))
                .withMessageEndingWith("from contestant 0 to these and back: [2, 3]");

        games.addAll(List.of(SampleGames.ranked(2, 3, 0), SampleGames.ranked(3, 0)));
        assertThat(Ratings.of(4, games, Prior.NONE).all()).hasSize(4);
    }

    @Test
    void invalidGamesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> GameResult.of(List.of(0, 1), List.of(1)));
        List.of(
                        GameResult.of(List.of(0), List.of(1)),
                        GameResult.of(List.of(0, -1), List.of(1, 2)),
                        GameResult.of(Collections.nCopies(11, 0), Collections.nCopies(11, 1)))
                .forEach(none -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> Ratings.of(2, List.of(none), Prior.USUAL)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Prior(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Ratings.of(0, List.of(), Prior.USUAL));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ratings.of(1, SampleGames.won(0, 1, 1), Prior.USUAL))
                .withMessageContaining("there are 1 contestants");
    }

    private static double width(Rating rating) {
        return rating.interval().high() - rating.interval().low();
    }
}

package arena.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** A comparison with published ratings of published games. */
class WorkedExamplesTest {

    /** Wins of the row against the column: Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore. */
    private static final int[][] BASEBALL = {
        {0, 7, 9, 7, 7, 9, 11},
        {6, 0, 7, 5, 11, 9, 9},
        {4, 6, 0, 7, 7, 8, 12},
        {6, 8, 6, 0, 6, 7, 10},
        {6, 2, 6, 7, 0, 7, 12},
        {4, 4, 5, 6, 6, 0, 6},
        {2, 4, 1, 3, 1, 7, 0}
    };

    /** First brand, second brand, preferred the first, preferred the second, no preference. */
    private static final int[][] PUDDINGS = {
        {1, 2, 19, 22, 16},
        {1, 3, 16, 19, 12},
        {2, 3, 19, 19, 10},
        {1, 4, 18, 23, 13},
        {2, 4, 23, 19, 9},
        {3, 4, 19, 20, 15},
        {1, 5, 13, 19, 18},
        {2, 5, 16, 20, 12},
        {3, 5, 16, 15, 17},
        {4, 5, 17, 14, 16},
        {1, 6, 18, 21, 12},
        {2, 6, 22, 20, 12},
        {3, 6, 13, 18, 10},
        {4, 6, 14, 19, 18},
        {5, 6, 11, 21, 12}
    };

    /** Five games of four contestants, of which the last has lost its only one. */
    private static final List<GameResult> TOY = List.of(
            SampleGames.ranked(0, 1),
            SampleGames.ranked(2, 0),
            SampleGames.ranked(0, 3),
            SampleGames.ranked(1, 0),
            SampleGames.ranked(1, 2));

    /**
     * A. Agresti, "Categorical Data Analysis", 2nd edition, 2002, section 10.6, table 10.11, column 3, and its errors.
     */
    @Test
    void baseballOf1987IsThatOfAgresti() {
        List<GameResult> games = new ArrayList<>();
        for (int team = 0; team < 7; team++) {
            for (int other = 0; other < 7; other++) {
                games.addAll(SampleGames.won(team, other, BASEBALL[team][other]));
            }
        }
        Ratings ratings = Ratings.of(7, games, Prior.NONE);

        double[] published = {1.58, 1.44, 1.29, 1.25, 1.11, 0.68};
        for (int team = 0; team < 6; team++) {
            assertThat(LogScale.advantage(ratings, team, 6)).isEqualTo(published[team], Offset.offset(0.005));
            assertThat(LogScale.error(ratings.difference(team, 6))).isEqualTo(0.3, Offset.offset(0.05));
        }
    }

    /**
     * "Introduction to PlackettLuce", the vignette of that package for R, section 2.3, without the fourth contestant.
     */
    @Test
    void aRingOfThreeHasTheStrengthsAndTheErrorsOfPlackettLuceForR() {
        List<GameResult> games =
                TOY.stream().filter(game -> !game.contestants().contains(3)).toList();
        Ratings ratings = Ratings.of(3, games, Prior.NONE);

        assertThat(LogScale.advantage(ratings, 1, 0)).isEqualTo(0.8392, Offset.offset(0.00005));
        assertThat(LogScale.error(ratings.difference(1, 0))).isEqualTo(1.3596, Offset.offset(0.00005));
        assertThat(LogScale.advantage(ratings, 2, 0)).isEqualTo(0.4196, Offset.offset(0.00005));
        assertThat(LogScale.error(ratings.difference(2, 0))).isEqualTo(1.5973, Offset.offset(0.00005));
    }

    /** The same section: its default assumes half a win and half a loss against a ghost. */
    @Test
    void aContestantWithOnlyLossesIsRatedAsInPlackettLuceForRWithItsGhost() {
        Ratings ratings = Ratings.of(4, TOY, Prior.USUAL);

        assertThat(LogScale.advantage(ratings, 1, 0)).isEqualTo(0.5184185, Offset.offset(1e-6));
        assertThat(LogScale.advantage(ratings, 2, 0)).isEqualTo(0.1354707, Offset.offset(1e-6));
        assertThat(LogScale.advantage(ratings, 3, 0)).isEqualTo(-1.1537565, Offset.offset(1e-6));
    }

    /**
     * The second test case for rankings of choix for Python (tests/data/testcase-rankings-2.json), which are good to
     * four digits.
     */
    @Test
    void rankingsOfDifferentLengthsAreThoseOfChoixForPython() {
        List<GameResult> games =
                List.of(SampleGames.ranked(0, 1, 2), SampleGames.ranked(3, 2, 0), SampleGames.ranked(1, 3));
        Ratings ratings = Ratings.of(4, games, Prior.NONE);

        double[] published = {-0.44328117, 0.69506219, -0.67061442, 0.4188334};
        for (int one = 0; one < 4; one++) {
            assertThat(LogScale.strength(ratings, one)).isEqualTo(published[one], Offset.offset(5e-5));
        }
    }

    /**
     * R. R. Davidson, "On extending the Bradley-Terry model to accommodate ties in paired comparison experiments",
     * 1970, example 2; figures of the vignette above, section 2.2. Davidson's strengths are odds of a win against a
     * loss, ours give the expected score, draws included. At equal strength that is a factor of 1 + d / 2, where d is
     * Davidson's parameter for draws.
     */
    @Test
    void ratingsOfPuddingsAreDavidsonsStrengthsShrunkByTheDraws() {
        List<GameResult> games = new ArrayList<>();
        for (int[] pair : PUDDINGS) {
            games.addAll(SampleGames.won(pair[0] - 1, pair[1] - 1, pair[2]));
            games.addAll(SampleGames.won(pair[1] - 1, pair[0] - 1, pair[3]));
            games.addAll(SampleGames.drawn(pair[0] - 1, pair[1] - 1, pair[4]));
        }
        Ratings ratings = Ratings.of(6, games, Prior.NONE);

        double[] published = {-0.176581, 0.043664, -0.023617, -0.001295, -0.042726, 0.200555};
        double[] errors = {0.121949, 0.121818, 0.126823, 0.122003, 0.127054, 0.126594};
        double factor = 1 + 0.7468147 / 2;
        for (int one = 0; one < 6; one++) {
            assertThat(factor * LogScale.strength(ratings, one)).isEqualTo(published[one], Offset.offset(0.001));
            assertThat(factor * LogScale.error(ratings.all().get(one).interval()))
                    .as("errors are too wide rather than too narrow where draws are many")
                    .isBetween(errors[one], 1.2 * errors[one]);
        }
    }
}

package arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtTest {

    private static final int SIMULATIONS = 400;
    private static final int MOST_BLOCKS = 5_000;

    private static Sprt sprt(double elo0, double elo1) {
        return new Sprt(elo0, elo1, Sprt.USUAL_ERROR, Sprt.USUAL_ERROR);
    }

    @Test
    void theBoundsAreWaldsForNineTenthsOfEitherError() {
        assertThat(sprt(0, 5).lowerBound()).isEqualTo(Math.log(0.045 / 0.95), Offset.offset(1e-9));
        assertThat(sprt(0, 5).upperBound()).isEqualTo(Math.log(0.95 / 0.045), Offset.offset(1e-9));
        assertThat(new Sprt(0, 5, 0.01, 0.2).upperBound()).isEqualTo(Math.log(0.8 / 0.009), Offset.offset(1e-9));
    }

    @Test
    void aClearCaseIsDecidedEarlyInBothDirectionsAndAClearerOneEarlier() {
        assertThat(blocksUntilDecided(0, 0, 0, 0, 1)).as("all won, in blocks").isBetween(8, 12);
        assertThat(blocksUntilDecided(1, 0, 0, 0, 0)).as("all lost").isBetween(7, 12);
        assertThat(blocksUntilDecided(0, 0, 1, 0, 4))
                .as("nine games of ten are won")
                .isBetween(12, 20);
        assertThat(blocksUntilDecided(0, 0, 1, 0, 1))
                .as("three games of four are won")
                .isBetween(18, 40);
    }

    /** Plays blocks of these scores in turn until a test of 0 against 50 Elo is decided. */
    private static int blocksUntilDecided(long... pattern) {
        long[] counts = new long[5];
        for (int blocks = 1; blocks < MOST_BLOCKS; blocks++) {
            int at = blocks - 1;
            int period = (int) Arrays.stream(pattern).sum();
            int rest = at % period;
            int score = 0;
            while (rest >= pattern[score]) {
                rest -= (int) pattern[score++];
            }
            counts[score]++;
            if (sprt(0, 50).decision(BlockScores.of(counts)) != Sprt.Decision.OPEN) {
                return blocks;
            }
        }
        throw new AssertionError("not decided after " + MOST_BLOCKS + " blocks");
    }

    /** Both games of a block have the same result, so that blocks hold the least information. */
    @Tag("slow")
    @Test
    void theErrorsHoldAlsoWhereABlockIsWonOrLostAsAWhole() {
        assertThat(acceptedH1OfWholeBlocks(0)).as("though H0 is true").isLessThan(0.08);
        assertThat(acceptedH1OfWholeBlocks(60)).as("and H1 is true").isGreaterThan(0.92);
    }

    private static double acceptedH1OfWholeBlocks(double elo) {
        Chance chance = Chance.of(7, "whole blocks " + elo);
        int accepted = 0;
        for (int simulation = 0; simulation < SIMULATIONS; simulation++) {
            long[] counts = new long[5];
            Sprt.Decision decision = Sprt.Decision.OPEN;
            while (decision == Sprt.Decision.OPEN) {
                Chance.Drawn drawn = chance.below(1_000_000);
                chance = drawn.rest();
                counts[drawn.whole() < 1_000_000 * Elo.score(elo) ? 4 : 0]++;
                decision = sprt(0, 60).decision(BlockScores.of(counts));
            }
            accepted += decision == Sprt.Decision.H1 ? 1 : 0;
        }
        return (double) accepted / SIMULATIONS;
    }

    /** Tests of Stockfish that passed in 2020, with the figures of Fishtest: the counts, the hypotheses, the ratio. */
    @ParameterizedTest
    @CsvSource({
        "253,4282,17604,4431,286, -0.25,1.25, 2.94",
        "17,253,1042,337,39, -0.50,1.50, 2.96",
        "11,407,3238,513,11, 0.25,1.75, 2.93",
        "59,754,2467,865,75, -0.50,1.50, 2.95",
        "424,2948,5832,3045,460, -1.00,3.00, 2.94"
    })
    void publishedRatiosOfPairedGamesAreMet(
            long losses, long lostDrawn, long even, long wonDrawn, long wins, double elo0, double elo1, double ratio) {
        BlockScores scores = BlockScores.of(losses, lostDrawn, even, wonDrawn, wins);

        assertThat(sprt(elo0, elo1).logLikelihoodRatio(scores)).isEqualTo(ratio, Offset.offset(0.0051));
    }

    @Test
    void aPublishedRatioOfSingleGamesIsMet() {
        assertThat(sprt(0, 3).logLikelihoodRatio(BlockScores.of(4063, 8620, 4307)))
                .isEqualTo(2.99, Offset.offset(0.0051));
    }

    @Test
    void withoutABlockNothingIsDecided() {
        assertThat(sprt(0, 5).decision(BlockScores.of(0, 0, 0, 0, 0))).isEqualTo(Sprt.Decision.OPEN);
    }

    @Test
    void aContestantThatAlwaysWinsOrAlwaysLosesIsDecidedSoon() {
        assertThat(sprt(0, 100).decision(BlockScores.of(0, 0, 0, 0, 20))).isEqualTo(Sprt.Decision.H1);
        assertThat(sprt(0, 100).decision(BlockScores.of(20, 0, 0, 0, 0))).isEqualTo(Sprt.Decision.H0);
        assertThat(sprt(0, 100).decision(BlockScores.of(0, 0, 0, 0, 4))).isEqualTo(Sprt.Decision.OPEN);
    }

    @Test
    void hypothesesInTheWrongOrderAreRefused() {
        assertThatThrownBy(() -> sprt(5, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sprt(0, 5, 0, 0.05)).isInstanceOf(IllegalArgumentException.class);
    }

    @Tag("slow")
    @Test
    void thereIsAWrongDecisionInAboutOneOfTwentyTestsAtEitherHypothesis() {
        assertThat(acceptedH1(sprt(0, 60), 0)).as("though H0 is true").isLessThan(0.08);
        assertThat(acceptedH1(sprt(0, 60), 60)).as("and H1 is true").isGreaterThan(0.92);
        assertThat(acceptedH1(sprt(0, 60), 30)).as("in the middle").isBetween(0.35, 0.65);
    }

    private static double acceptedH1(Sprt sprt, double elo) {
        int accepted = 0;
        for (int simulation = 0; simulation < SIMULATIONS; simulation++) {
            SimulatedDuels duels = new SimulatedDuels(Elo.score(elo), Chance.of(simulation, "sprt " + elo));
            accepted += decision(sprt, duels) == Sprt.Decision.H1 ? 1 : 0;
        }
        return (double) accepted / SIMULATIONS;
    }

    private static Sprt.Decision decision(Sprt sprt, SimulatedDuels duels) {
        long[] counts = new long[5];
        for (int block = 0; block < MOST_BLOCKS; block++) {
            counts[duels.block()]++;
            Sprt.Decision decision = sprt.decision(BlockScores.of(counts));
            if (decision != Sprt.Decision.OPEN) {
                return decision;
            }
        }
        throw new AssertionError("not decided after " + MOST_BLOCKS + " blocks");
    }

    @Test
    void aSequentialTestCountsBlocksInTheOrderOfTheirNumbers() {
        RoundRobin format = RoundRobin.of(2, new RoundRobin.Seats(2, 2), 80);
        List<Pairing> games = new ArrayList<>();
        format.forEach(games::add);
        Collections.reverse(games);
        Tally tally = new Tally(format);
        SequentialTest test = new SequentialTest(sprt(0, 100), 4);

        for (Pairing game : games) {
            assertThat(test.decision()).as("the first block is played last").isEqualTo(Sprt.Decision.OPEN);
            boolean first = game.seats().get(0) == 0;
            tally.add(game, GameResult.of(game.seats(), first ? List.of(1, 2) : List.of(2, 1)));
            test.follow(tally.duel(0, 1));
        }

        assertThat(test.decision()).isEqualTo(Sprt.Decision.H1);
        assertThat(test.scores().blocks()).as("no more than were needed").isLessThan(20);
    }
}

package arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class TallyTest {

    private static final Offset<Double> EXACT = Offset.offset(1e-12);

    private static void play(Tally tally, Pairing pairing, String cause, Integer... places) {
        tally.add(pairing, result(pairing, cause, places));
    }

    private static GameResult result(Pairing pairing, String cause, Integer... places) {
        return new GameResult(
                IntStream.range(0, places.length)
                        .mapToObj(seat -> SeatResult.of(pairing.seats().get(seat), places[seat], 0)
                                .withCause(cause, ""))
                        .toList(),
                0);
    }

    @Test
    void aDuelCountsGamesAndTheScoresOfWholeBlocks() {
        RoundRobin format = RoundRobin.of(2, new RoundRobin.Seats(2, 2), 6);
        Tally tally = new Tally(format);
        Iterator<Pairing> games = format.iterator();
        play(tally, games.next(), "king hit", 1, 2);
        play(tally, games.next(), "king hit", 2, 1);
        play(tally, games.next(), "time out", 1, 2);
        play(tally, games.next(), "agreed", 1, 1);
        play(tally, games.next(), "king hit", 2, 1);

        Duel duel = tally.duel(0, 1);
        assertThat(List.of(duel.wins(), duel.draws(), duel.losses(), duel.games()))
                .containsExactly(3, 1, 1, 5);
        assertThat(duel.scores())
                .as("a won block, a block of one and a half points, and one that has begun")
                .isEqualTo(BlockScores.of(0, 0, 0, 1, 1));
        assertThat(tally.duel(1, 0).scores()).isEqualTo(BlockScores.of(1, 1, 0, 0, 0));
    }

    @Test
    void resultsHoldTheScoreOnEachSeatAndTheCausesOfLosses() {
        RoundRobin format = RoundRobin.of(2, new RoundRobin.Seats(2, 2), 4);
        Tally tally = new Tally(format);
        Iterator<Pairing> games = format.iterator();
        play(tally, games.next(), "king hit", 1, 2);
        play(tally, games.next(), "time out", 1, 2);
        play(tally, games.next(), "king hit", 1, 2);
        play(tally, games.next(), "turn limit", 1, 1);

        Results results = tally.results(0);
        assertThat(results.score()).isEqualTo(2.5 / 4, EXACT);
        assertThat(results.scoreBySeat()).hasToString("{1=1.0, 2=0.25}");
        assertThat(results.lossesByCause()).hasToString("{time out=1}");
        assertThat(tally.results(1).lossesByCause()).hasToString("{king hit=2}");
        assertThat(List.of(results.wins(), results.draws(), results.losses())).containsExactly(2, 1, 1);
    }

    @Test
    void atALargeTableTheScoreIsTheShareOfTheOthersThatWereBeaten() {
        RoundRobin format = RoundRobin.of(3, new RoundRobin.Seats(2, 6), 3);
        Tally tally = new Tally(format);
        Iterator<Pairing> games = format.iterator();
        play(tally, games.next(), "rounds over", 1, 2, 3);
        play(tally, games.next(), "rounds over", 1, 2, 2);
        play(tally, games.next(), "rounds over", 1, 3, 1);

        assertThat(tally.results(0).score()).isEqualTo((1 + 0.25 + 0) / 3, EXACT);
        assertThat(tally.results(1).score()).isEqualTo((0.5 + 1 + 0.75) / 3, EXACT);
        assertThat(tally.results(2).wins()).isZero();
        assertThat(tally.results(2).draws()).isOne();
        assertThat(tally.duel(1, 0).scores())
                .as("contestant 2 beat contestant 1 twice of three times")
                .isEqualTo(BlockScores.of(0, 0, 0, 0, 1, 0, 0));
    }

    @Test
    void aContestantOnSeveralSeatsIsNotComparedWithItself() {
        RoundRobin format = RoundRobin.of(2, new RoundRobin.Seats(4, 4), 4);
        Tally tally = new Tally(format);
        format.forEach(pairing -> play(tally, pairing, "over", 1, 2, 3, 4));

        assertThat(tally.results(0).games()).isEqualTo(4);
        assertThat(tally.duel(0, 1).games()).isEqualTo(4);
        assertThat(tally.duel(0, 1).scores().mean()).isEqualTo(0.5, EXACT);
    }

    @Test
    void placesAndLeadsAreMeansOfWholeBlocks() {
        RoundRobin format = RoundRobin.of(2, new RoundRobin.Seats(3, 3), 6);
        Tally tally = new Tally(format);
        Iterator<Pairing> games = format.iterator();
        play(tally, games.next(), "over", 1, 2, 3);
        play(tally, games.next(), "over", 1, 2, 3);
        assertThat(tally.place(1).mean()).as("no complete block").isNaN();
        assertThat(tally.place(1).interval()).isEqualTo(new Interval(1, 3));
        play(tally, games.next(), "over", 1, 2, 3);
        play(tally, games.next(), "over", 3, 2, 1);

        assertThat(tally.place(0).mean()).isEqualTo(2, EXACT);
        // Three values: the block with place 2, and the extremes of two seats of three, 1.5 and 2.5.
        assertThat(tally.place(0).interval().high())
                .isEqualTo(2 + Interval.TWO_SIDED_95 * Math.sqrt(0.5 / 3 / 3), EXACT);
        assertThat(tally.place(1).mean()).isEqualTo(2, EXACT);
        assertThat(tally.lead(1, 0).mean()).isEqualTo(0, EXACT);
        assertThat(tally.lead(1, 0).interval().high())
                .as("with a lead of 1.5 and of -1.5")
                .isEqualTo(Interval.TWO_SIDED_95 * Math.sqrt(4.5 / 3 / 3), EXACT);
        assertThat(tally.results(1).placeBySeat()).hasToString("{1=1.0, 2=2.0, 3=3.0}");
    }

    @Test
    void theIntervalOfAPlaceAddsTheBestAndTheWorstBlock() {
        RoundRobin format = RoundRobin.of(3, new RoundRobin.Seats(3, 3), 30);
        Tally tally = new Tally(format);
        format.forEach(pairing -> play(
                tally,
                pairing,
                "over",
                pairing.seats().stream().map(one -> one + 1).toArray(Integer[]::new)));

        // Twelve blocks: ten with place 1, one with 1 and one with 3; the variance is 11/36.
        double middle = 14 / 12.0;
        assertThat(tally.place(0).mean()).isEqualTo(1, EXACT);
        assertThat(tally.place(0).interval().low()).isEqualTo(1, EXACT);
        assertThat(tally.place(0).interval().high())
                .isEqualTo(middle + Interval.TWO_SIDED_95 * Math.sqrt(11 / 36.0 / 12), EXACT);
        assertThat(tally.lead(2, 0).mean()).isEqualTo(-2, EXACT);
        assertThat(tally.lead(2, 0).interval().high()).isNegative();
    }

    @Test
    void theOrderInWhichGamesEndChangesNothing() {
        RoundRobin format = RoundRobin.of(2, new RoundRobin.Seats(2, 2), 4);
        Iterator<Pairing> games = format.iterator();
        List<Pairing> inOrder = List.of(games.next(), games.next(), games.next(), games.next());
        List<Integer> winners = List.of(1, 1, 2, 1);
        Tally forwards = new Tally(format);
        Tally backwards = new Tally(format);
        for (int game = 0; game < inOrder.size(); game++) {
            play(forwards, inOrder.get(game), "x", winners.get(game), 3 - winners.get(game));
            int last = inOrder.size() - 1 - game;
            play(backwards, inOrder.get(last), "x", winners.get(last), 3 - winners.get(last));
        }
        assertThat(backwards.duel(0, 1).scores()).isEqualTo(forwards.duel(0, 1).scores());
        assertThat(backwards.results(0).scoreBySeat())
                .isEqualTo(forwards.results(0).scoreBySeat());
    }
}

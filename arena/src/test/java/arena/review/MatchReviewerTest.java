package arena.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Seat;
import arena.game.tiny.Nim;
import arena.games.chainreaction.ChainReaction;
import arena.games.windwardopolis.Windwardopolis;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchReviewerTest {

    private static final MatchReviewer.Terms QUICK = new MatchReviewer.Terms(Duration.ofMillis(20), 2);

    @TempDir
    private static Path shared;

    private static MatchRecord random;
    private static MatchReview ofRandom;

    @TempDir
    private Path root;

    @BeforeAll
    static void review() throws InterruptedException {
        random = MatchRecord.read(PlayedMatch.play(shared, ChainReaction.definition(), Map.of(), 4));
        ofRandom = MatchReviewer.review(random, new Seat(1), QUICK);
    }

    @Test
    void everyDecisionOfARandomPlayerHasItsChancesAndSomeAreWrong() {
        long judged = random.turns(1).stream()
                .filter(turn -> turn.turn().ruling().isPresent())
                .count();

        assertThat(ofRandom.name()).isEqualTo("Amber_1");
        assertThat(ofRandom.turns())
                .extracting(ReviewedTurn::turn)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, (int) judged).boxed().toList());
        assertThat(ofRandom.turns()).allSatisfy(turn -> {
            assertThat(turn.chances().played())
                    .isBetween(0.0, 1.0)
                    .isLessThanOrEqualTo(turn.chances().best());
            assertThat(turn.better().isPresent()).isEqualTo(turn.chances().lost() > 0);
            assertThat(turn.chances().lostAtLeast())
                    .isBetween(0.0, turn.chances().lost());
            assertThat(turn.mark()).isEqualTo(Mark.of(turn.chances().lostAtLeast(), 2));
        });
        assertThat(ofRandom.turns())
                .as("a loss that is not certain in full")
                .anyMatch(turn -> turn.chances().lostAtLeast() < turn.chances().lost());
        assertThat(ofRandom.worst(3))
                .isNotEmpty()
                .allMatch(ReviewedTurn::isWrong)
                .isSortedAccordingTo((one, other) ->
                        Double.compare(other.chances().lost(), one.chances().lost()));
    }

    /** From turn 33 on this player could hit the king, whose cell it knows, with one coin. */
    @Test
    void aMissedWinIsABlunder() {
        ReviewedTurn missed = ofRandom.turns().get(32);

        assertThat(missed.turn()).isEqualTo(33);
        assertThat(missed.mark()).isEqualTo(Mark.BLUNDER);
        assertThat(missed.chances().best()).isEqualTo(1);
        assertThat(missed.better())
                .hasValueSatisfying(better -> assertThat(better.why()).contains("wins in 1 move"));
    }

    @Test
    void aMatchThatCannotBeReviewedIsRefusedWithTheReason() {
        MatchRecord realTime = MatchRecord.read(PlayedMatch.play(
                root.resolve("city"),
                Windwardopolis.definition(),
                Map.of("most-ticks", "60", "time", "real-time", "speed", "0"),
                1));
        assertThatThrownBy(() -> MatchReviewer.review(realTime, new Seat(1), QUICK))
                .isInstanceOf(ReviewException.class)
                .hasMessageContaining("(seat 1) was not asked for an answer in this match. A match in real time");

        MatchRecord unknown = MatchRecord.read(PlayedMatch.play(root.resolve("nim"), Nim.definition(), Map.of(), 1));
        assertThatThrownBy(() -> MatchReviewer.review(unknown, new Seat(1), QUICK))
                .isInstanceOf(ReviewException.class)
                .hasMessageContaining("has no super bot, so its matches cannot be reviewed.");
    }

    /** The inputs after the first one do not tell the map, and most of them require no decision. */
    @Tag("slow")
    @Test
    void aRoundOfWindwardopolisIsReviewedWhereSomethingHappensToTheCar() throws InterruptedException {
        MatchRecord round = MatchRecord.read(PlayedMatch.play(
                root.resolve("round"), Windwardopolis.definition(), Map.of("most-ticks", "12000"), 2, Map.of(1, 60)));
        MatchReview review = MatchReviewer.review(round, new Seat(1), QUICK);

        assertThat(round.turns(1)).hasSize(60);
        assertThat(review.turns()).hasSizeBetween(2, 30);
        assertThat(review.turns().get(0).turn()).isEqualTo(1);
        assertThat(review.turns())
                .anySatisfy(turn -> assertThat(turn.better())
                        .hasValueSatisfying(better -> assertThat(better.why()).isNotBlank()));
    }

    @Test
    void aRecordWithAnotherInputIsRefusedWithItsTurn() throws IOException {
        Path forged = PlayedMatch.play(root, ChainReaction.definition(), Map.of("turn-limit", "8"), 4);
        Files.writeString(forged, Files.readString(forged).replace("Expecting = C", "Expecting = X"));
        assertThatThrownBy(() -> MatchReviewer.review(MatchRecord.read(forged), new Seat(1), QUICK))
                .isInstanceOf(ReviewException.class)
                .hasMessageContaining("The input of turn 2 in ")
                .hasMessageContaining("`arena verify` says where the record leaves the rules.");
    }

    @Test
    void aTurningPointIsAChangeAsLargeAsABlunder() {
        MatchReview review = new MatchReview(
                "m", 2, new Seat(1), "Amber_1", List.of(turn(1, 0.5), turn(2, 0.45), turn(3, 0.7), turn(4, 0.4)));

        assertThat(review.turningPoints())
                .extracting(point -> point.after().turn())
                .containsExactly(3, 4);
    }

    private static ReviewedTurn turn(int number, double chance) {
        return new ReviewedTurn(
                number, Optional.empty(), 0, Optional.empty(), new ReviewedTurn.Chances(chance, chance, 0), Mark.FINE);
    }

    @Test
    void aMarkIsALossOfChanceInProportionToTheSeats() {
        assertThat(Mark.of(0, 2)).isEqualTo(Mark.FINE);
        assertThat(Mark.of(0.049, 2)).isEqualTo(Mark.FINE);
        assertThat(Mark.of(0.05, 2)).isEqualTo(Mark.INACCURATE);
        assertThat(Mark.of(0.1, 2)).isEqualTo(Mark.MISTAKE);
        assertThat(Mark.of(0.2, 2)).isEqualTo(Mark.BLUNDER);
        assertThat(Mark.of(0.05, 4)).isEqualTo(Mark.MISTAKE);
    }
}

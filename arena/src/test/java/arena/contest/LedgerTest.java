package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.store.Attempt;
import arena.store.DecisionEntry;
import arena.tournament.GameResult;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the result of a game that counts. */
class LedgerTest {

    @TempDir
    private Path folder;

    private TestContest cup;
    private Fixture game;

    @BeforeEach
    void draw() {
        cup = TestContest.of(folder, 4);
        game = cup.game("A", "B");
    }

    @AfterEach
    void close() {
        cup.close();
    }

    @Test
    void aGameThatWasNotPlayedHasNoResult() {
        assertThat(cup.score(game)).isEmpty();
        cup.begin(game);
        assertThat(cup.score(game)).isEmpty();
    }

    @Test
    void aGameThatWasBrokenOffHasNoResultAndTheNextAttemptCounts() {
        cup.play(game, TestContest.broken(AttemptCauses.INFRASTRUCTURE));
        assertThat(cup.score(game)).isEmpty();
        cup.play(game, cup.won(game, "B"));
        assertThat(cup.place(game, "B")).isEqualTo(1);
    }

    @Test
    void theFirstResultCountsThoughASecondOneCame() {
        cup.play(game, cup.won(game, "A"));
        cup.play(game, cup.won(game, "B"));
        assertThat(cup.place(game, "A")).isEqualTo(1);
    }

    @Test
    void anAwardCountsWhateverWasPlayedBeforeAndAfter() {
        cup.play(game, cup.won(game, "A"));
        cup.award(game, "B");
        assertThat(cup.place(game, "B")).isEqualTo(1);
        assertThat(cup.place(game, "A")).isEqualTo(2);
        cup.play(game, cup.won(game, "A"));
        assertThat(cup.place(game, "B")).isEqualTo(1);
        assertThat(cup.state().ledger().counted(game.id())).isEmpty();
        assertThat(cup.state().ledger().attempts(game.id())).hasSize(2);
    }

    @Test
    void anEnteredResultCountsToTheLetter() {
        GameResult score = GameResult.of(game.seats(), List.of(2, 1), List.of(-4L, 17L), 34);
        cup.decide(new RefereeDecision.ResultEntered(game.id(), score));
        assertThat(cup.score(game)).contains(score);
    }

    @Test
    void theLastWordOfTheRefereeCounts() {
        cup.award(game, "A");
        cup.award(game, "B");
        assertThat(cup.place(game, "B")).isEqualTo(1);
    }

    @Test
    void aReplayThrowsOutWhatWasPlayedBefore() {
        cup.play(game, cup.won(game, "A"));
        cup.replay(game);
        assertThat(cup.score(game)).isEmpty();
        assertThat(cup.state().open()).contains(game);
        cup.play(game, cup.won(game, "B"));
        assertThat(cup.place(game, "B")).isEqualTo(1);
    }

    @Test
    void aReplayThrowsOutAnAttemptThatEndsOnlyAfterwards() {
        Attempt running = cup.begin(game);
        cup.replay(game);
        cup.store().end(running, cup.won(game, "A"));
        assertThat(cup.score(game)).isEmpty();
    }

    @Test
    void aReplayTakesBackAnAward() {
        cup.play(game, cup.won(game, "A"));
        cup.award(game, "B");
        cup.replay(game);
        assertThat(cup.score(game)).isEmpty();
        cup.play(game, cup.won(game, "A"));
        assertThat(cup.place(game, "A")).isEqualTo(1);
    }

    @Test
    void whoIsDisqualifiedKeepsWhatItHasPlayedAndLosesTheRest() {
        cup.play(game, cup.won(game, "A"));
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        assertThat(cup.place(game, "A")).isEqualTo(1);
        Fixture later = cup.game("A", "C");
        assertThat(cup.place(later, "C")).isEqualTo(1);
        assertThat(cup.place(later, "A")).isEqualTo(2);
        assertThat(cup.score(cup.game("B", "C"))).isEmpty();
    }

    @Test
    void whoIsDisqualifiedWhileItPlaysKeepsThatGameToo() {
        Attempt running = cup.begin(game);
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        // A result that may still change would start games of the next round between the wrong teams.
        assertThat(cup.score(game)).isEmpty();
        cup.store().end(running, cup.won(game, "A"));
        assertThat(cup.place(game, "A")).isEqualTo(1);
    }

    @Test
    void whoIsDisqualifiedWhileItPlaysLosesIfThatGameIsBrokenOff() {
        Attempt running = cup.begin(game);
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        cup.store().end(running, TestContest.broken(AttemptCauses.ARENA_ENDED));
        assertThat(cup.place(game, "B")).isEqualTo(1);
    }

    @Test
    void whoIsClearedPlaysOn() {
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        cup.decide(DecisionKind.CLEARED, "A");
        assertThat(cup.score(game)).isEmpty();
    }

    @Test
    void betweenTwoDisqualifiedNobodyWins() {
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        cup.decide(DecisionKind.DISQUALIFIED, "B");
        assertThat(cup.score(game)).contains(GameResult.of(game.seats(), List.of(1, 1), List.of(0L, 0L), 0));
    }

    @Test
    void anAwardHoldsForWhoIsDisqualifiedLater() {
        cup.award(game, "A");
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        assertThat(cup.place(game, "A")).isEqualTo(1);
    }

    @Test
    void aReplayOfAGameOfSomebodyDisqualifiedIsLostForHim() {
        cup.play(game, cup.won(game, "A"));
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        cup.replay(game);
        assertThat(cup.place(game, "B")).isEqualTo(1);
    }

    @Test
    void aDecisionOfANewerArenaIsPassedOver() {
        cup.store()
                .decide(new DecisionEntry(
                        "something-new",
                        Optional.of(game.id()),
                        OptionalInt.of(0),
                        "referee",
                        "since",
                        new TreeMap<>(),
                        1));
        assertThat(cup.score(game)).isEmpty();
    }

    @Test
    void sixPlayOnWithoutOneUntilOnlyOneIsLeft(@TempDir Path other) {
        try (TestContest six =
                TestContest.of(other, "round-robin", 6, 6, TestContest.runSettings(3, 3, NobodyReady.ASK))) {
            Fixture table = six.game("A", "B", "C", "D", "E", "F");
            six.decide(DecisionKind.DISQUALIFIED, "A");
            assertThat(six.score(table)).isEmpty();
            List.of("B", "C", "D", "E").forEach(team -> six.decide(DecisionKind.DISQUALIFIED, team));
            assertThat(six.place(table, "F")).isEqualTo(1);
            assertThat(six.place(table, "A")).isEqualTo(2);
        }
    }

    @Test
    void anAwardedGameOfSixHasOneWinnerAndFiveSeconds(@TempDir Path other) {
        try (TestContest six =
                TestContest.of(other, "round-robin", 6, 6, TestContest.runSettings(3, 3, NobodyReady.ASK))) {
            Fixture table = six.game("A", "B", "C", "D", "E", "F");
            six.award(table, "C");
            assertThat(six.place(table, "C")).isEqualTo(1);
            assertThat(six.score(table).orElseThrow().places())
                    .filteredOn(place -> place == 2)
                    .hasSize(5);
        }
    }

    @Test
    void theOrderOfWhatHappenedCountsAndNotTheClock() {
        Attempt late = cup.store().begin(game.id(), game.seats(), "test", 9_000);
        cup.store().end(late, cup.won(game, "A"));
        Attempt early = cup.store().begin(game.id(), game.seats(), "test", -5);
        cup.store().end(early, cup.won(game, "B"));
        assertThat(cup.place(game, "A")).isEqualTo(1);
        cup.store()
                .decide(new DecisionEntry(
                        DecisionKind.REPLAY_ORDERED.key(),
                        Optional.of(game.id()),
                        OptionalInt.empty(),
                        "referee",
                        "since",
                        new TreeMap<>(),
                        -1_000_000));
        assertThat(cup.score(game)).isEmpty();
    }
}

package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Fact;
import arena.game.Ruling;
import arena.game.TimeLimit;
import arena.game.tiny.Auction;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of a refused answer that may be corrected while the clock runs. */
final class RepeatedPromptTest {

    private static final String TOO_HIGH = "bid 999\nEnd\n";
    private static final String FINE = "bid 7\nEnd\n";

    private final SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
            new SimulatedMatch<>(Auction.definition()).with("lots", "1").with("mistakes", "again");

    /** Returns a script that writes these texts one after the other, each at a time after its prompt. */
    private static PlayerScript writing(Duration after, String... texts) {
        Iterator<String> rest = List.of(texts).iterator();
        return PlayerScript.doing(prompt ->
                rest.hasNext() ? List.of(ScriptedAction.write(rest.next()).after(after)) : List.of());
    }

    @Test
    void aRefusedAnswerIsAskedForAgainInANewInputWithTheTimeThatIsLeft() {
        ScriptedPlayer clumsy = auction.seat("Clumsy", writing(Duration.ofMillis(300), TOO_HIGH, TOO_HIGH, FINE));
        auction.seat("Usual", PlayerScript.answering("bid 5\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(clumsy.codes()).containsExactly(2, 2, 0);
        assertThat(clumsy.prompts()).extracting(Prompt::number).containsExactly(1, 2, 3);
        assertThat(clumsy.prompts())
                .extracting(Prompt::limit)
                .containsExactly(TimeLimit.ofMillis(1_000), TimeLimit.ofMillis(700), TimeLimit.ofMillis(400));
        assertThat(clumsy.prompts())
                .extracting(Prompt::text)
                .containsOnly(clumsy.prompts().get(0).text());
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(1);
        assertThat(decided.moves()).as("what was refused is no move").isEqualTo(2);
        assertThat(auction.events(Event.Ruled.class))
                .filteredOn(ruled -> ruled.seat() == 1)
                .extracting(Event.Ruled::again)
                .containsExactly(true, true, false);
    }

    @Test
    void aRepeatedPromptHasOnlyTheRestOfTheTime() {
        ScriptedPlayer clumsy =
                auction.seat("Clumsy", writing(Duration.ofMillis(300), TOO_HIGH, TOO_HIGH, TOO_HIGH, TOO_HIGH));
        auction.seat("Usual", PlayerScript.answering("bid 5\nEnd\n"));

        auction.play();

        assertThat(clumsy.codes()).containsExactly(2, 2, 2, Ruling.LATE);
        assertThat(auction.clock.nanos()).isEqualTo(Duration.ofSeconds(1).toNanos());
    }

    @Test
    void anAnswerThatIsRefusedWhenTheTimeIsOverCountsAsTheRulesSay() {
        ScriptedPlayer late = auction.seat("Late", writing(Duration.ofSeconds(1), TOO_HIGH, FINE));
        auction.seat("Usual", PlayerScript.answering("bid 5\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(late.codes()).containsExactly(2);
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
    }

    @Test
    void theExplanationNamesTheInputThatFollows() {
        auction.explaining(MatchTerms.Explanations.ERRORS);
        ScriptedPlayer clumsy = auction.seat("Clumsy", writing(Duration.ofMillis(10), TOO_HIGH, FINE));
        auction.seat("Usual", PlayerScript.answering("bid 5\nEnd\n"));

        auction.play();

        assertThat(clumsy.acknowledgements().get(0).explanation())
                .contains(new Fact("Again", "input_2.txt"), new Fact("LimitMillis", "1000"));
        assertThat(clumsy.acknowledgements().get(1).explanation()).isEmpty();
    }

    @Test
    void withoutAClockTheNumberOfRefusalsIsLimited() {
        auction.clock(1, new SeatClock.Off());
        ScriptedPlayer stubborn = auction.seat("Stubborn", PlayerScript.answering(TOO_HIGH));
        auction.seat("Usual", PlayerScript.answering("bid 5\nEnd\n"));

        auction.play();

        assertThat(stubborn.codes())
                .hasSize(MatchPosition.PromptRepetitions.MOST)
                .containsOnly(2);
    }

    @Test
    void aPlayerThatLeavesAfterARefusalHasLeft() {
        auction.seat(
                "Leaver",
                PlayerScript.doing(prompt -> prompt.number() == 1
                        ? List.of(
                                ScriptedAction.write(TOO_HIGH),
                                ScriptedAction.die().afterMillis(50))
                        : List.of()));
        auction.seat("Usual", writing(Duration.ofMillis(500), FINE));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(decided.over().reason()).isEqualTo("nobody left to bid");
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
    }
}

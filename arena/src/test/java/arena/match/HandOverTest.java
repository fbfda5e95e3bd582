package arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arena.game.Departure;
import arena.game.Seat;
import arena.game.TimeLimit;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of a host who holds a match, and hands seats over. */
final class HandOverTest {

    private static final String BID = "bid 7\nEnd\n";

    private final SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
            new SimulatedMatch<>(Auction.definition()).with("lots", "2");
    private final SimulatedMatch<ChainReactionState, ChainReactionView, ChainReactionMove> duel =
            new SimulatedMatch<>(ChainReaction.definition());

    private static ScriptedHost host(SimulatedMatch<?, ?, ?> simulation) {
        ScriptedHost host = new ScriptedHost(simulation.clock);
        simulation.hostedBy(host);
        return host;
    }

    /** Makes a player that has not joined yet. */
    private static ScriptedPlayer spare(SimulatedMatch<?, ?, ?> simulation, PlayerScript script) {
        return new ScriptedPlayer("Spare", simulation.clock, script, words -> {});
    }

    private static List<String> kinds(SimulatedMatch<?, ?, ?> simulation) {
        return simulation.events().stream()
                .filter(event -> event instanceof Event.Held
                        || event instanceof Event.WentOn
                        || event instanceof Event.HandedOver
                        || event instanceof Event.Left)
                .map(event -> event.getClass().getSimpleName() + " " + event.seat())
                .toList();
    }

    @Test
    void theSeatOfAPlayerThatDiesDuringItsPromptIsHandedOverIfTheHostIsAsked() {
        ScriptedPlayer spare = spare(auction, PlayerScript.answering(BID));
        host(auction).asked().handOverAt(500, 1, spare).goOnAt(900);
        ScriptedPlayer dying = auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        ScriptedPlayer other = auction.seat("Other", PlayerScript.answering("bid 5\nEnd\n"));

        MatchConclusion conclusion = auction.play();

        EventLaws.hold(auction.events(), conclusion);
        assertThat(kinds(auction)).containsExactly("Held 1", "HandedOver 1", "WentOn 0");
        assertThat(((MatchConclusion.Decided) conclusion)
                        .over()
                        .standings()
                        .get(0)
                        .seat())
                .isEqualTo(new Seat(1));
        Event.HandedOver handed = auction.events(Event.HandedOver.class).get(0);
        assertThat(handed.usedNanos()).isEqualTo(Duration.ofMillis(50).toNanos());
        assertThat(handed.gone()).contains(new Presence.Gone(Departure.ENDED, "exit code 1"));
        assertThat(handed.to().name()).isEqualTo("Spare");
        assertThat(spare.prompts())
                .as("it is asked anew, under the next number, with all the time that the game gives")
                .extracting(Prompt::number, Prompt::limit)
                .startsWith(tuple(2, TimeLimit.ofMillis(1_000)));
        assertThat(other.codes()).containsOnly(0);
        assertThat(dying.farewells()).isOne();
        assertThat(dying.gameovers()).singleElement().asString().contains("Reason = handed over");
        assertThat(spare.gameovers()).singleElement().asString().contains("Winner = Dying");
        assertThat(spare.farewells()).isOne();
    }

    @Test
    void aPlayerThatJoinsInTheMiddleReceivesTheFirstTextOfTheSeat() {
        List<String> begun = new ArrayList<>();
        Player spare = new InProcessPlayer("Spare", TestMinds.INFO, invitation -> new Responder() {
            @Override
            public void begun(String first) {
                begun.add(first);
            }

            @Override
            public String answer(String input) {
                return BID;
            }
        });
        host(auction).asked().handOverAt(500, 1, spare).goOnAt(900);
        ScriptedPlayer dying = auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        auction.seat("Other", PlayerScript.answering("bid 5\nEnd\n"));

        auction.play();

        assertThat(begun).containsExactly(dying.prompts().get(0).text());
    }

    @Test
    void noSeatIsAskedAnewBeforeTheMatchGoesOn() {
        ScriptedPlayer spare = spare(auction, PlayerScript.answering(BID));
        host(auction).asked().handOverAt(500, 1, spare).goOnAt(900);
        auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        auction.seat("Other", PlayerScript.answering(BID));

        auction.play();

        assertThat(auction.events(Event.Prompted.class).get(2).atNanos())
                .isEqualTo(Duration.ofMillis(900).toNanos());
    }

    @Test
    void theOthersAnswerFirstAndHaveTheirFullTime() {
        host(auction)
                .asked()
                .handOverAt(950, 1, spare(auction, PlayerScript.answering(BID)))
                .goOnAt(960);
        auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        ScriptedPlayer slow = auction.seat(
                "Slow",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.write(BID).afterMillis(800))));

        MatchConclusion conclusion = auction.play();

        EventLaws.hold(auction.events(), conclusion);
        assertThat(slow.codes()).containsExactly(0, 0);
    }

    @Test
    void theRulesDecideWhenTheHostContinuesWithoutANewPlayer() {
        host(duel).asked().goOnAt(60_000);
        duel.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        duel.seat("Other", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) duel.play();

        EventLaws.hold(duel.events(), decided);
        assertThat(kinds(duel)).containsExactly("Held 1", "WentOn 0", "Left 1");
        assertThat(decided.over().reason()).isEqualTo("process ended");
        SeatTally tally = MatchStatus.of(duel.events()).seat(1);
        assertThat(tally.turn().noAnswerCause())
                .as("not late: it was not waited for")
                .contains(SeatTurn.NoAnswerCause.GONE);
        assertThat(tally.times().slowestMillis()).isEqualTo(50);
        assertThat(tally.rulings().late()).isZero();
    }

    @Test
    void aDeathWhileTheMatchIsHeldIsNotDecidedBeforeItGoesOn() {
        ScriptedPlayer spare = spare(duel, PlayerScript.mute());
        host(duel).holdAt(0).handOverAt(200, 2, spare).goOnAt(300);
        duel.seat(
                "First",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("K 3\n").afterMillis(10))));
        duel.seat(
                "Dying",
                PlayerScript.mute()
                        .arriving(ScriptedAction.appear(), ScriptedAction.die().afterMillis(100)));

        MatchConclusion conclusion = duel.play();

        EventLaws.hold(duel.events(), conclusion);
        assertThat(kinds(duel)).containsExactly("Held 0", "Held 2", "HandedOver 2", "WentOn 0");
        assertThat(duel.events(Event.Prompted.class).get(0).atNanos())
                .as("no seat's time has run")
                .isEqualTo(Duration.ofMillis(300).toNanos());
        assertThat(spare.prompts()).isNotEmpty();
    }

    @Test
    void theSeatOfABotThatHangsIsHandedOverDuringItsPrompt() {
        ScriptedPlayer spare = spare(duel, PlayerScript.answering("K 3\n"));
        host(duel).handOverAt(700, 1, spare);
        duel.clock(1, new SeatClock.Off());
        ScriptedPlayer hung = duel.seat("Hung", PlayerScript.mute());
        duel.seat("Other", PlayerScript.mute());

        MatchConclusion conclusion = duel.play();

        EventLaws.hold(duel.events(), conclusion);
        assertThat(kinds(duel)).startsWith("HandedOver 1");
        assertThat(duel.events(Event.HandedOver.class).get(0).gone()).isEmpty();
        assertThat(hung.codes()).isEmpty();
        assertThat(hung.farewells()).isOne();
        assertThat(spare.codes()).startsWith(0);
        assertThat(MatchStatus.of(duel.events()).seat(1).handedOver()).isPresent();
    }

    @Test
    void theUsedPartOfABudgetStaysUsed() {
        SeatClock budget = new SeatClock.Budget(Duration.ofMillis(1_500));
        ScriptedPlayer spare = spare(auction, PlayerScript.answering(BID));
        host(auction).asked().handOverAt(5_000, 1, spare, budget).goOnAt(5_000);
        auction.clock(1, budget);
        auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(900))));
        auction.seat("Other", PlayerScript.answering(BID));

        auction.play();

        assertThat(spare.prompts().get(0).limit()).isEqualTo(TimeLimit.ofMillis(600));
    }

    @Test
    void aSeatThatWasLeftIsNotHandedOver() {
        ScriptedPlayer spare = spare(auction, PlayerScript.answering(BID));
        host(auction).handOverAt(300, 1, spare);
        auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        auction.seat(
                "Other",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.write(BID).afterMillis(200))));
        auction.seat(
                "Third",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.write(BID).afterMillis(200))));

        MatchConclusion conclusion = auction.play();

        EventLaws.hold(auction.events(), conclusion);
        assertThat(kinds(auction)).containsExactly("Left 1");
        assertThat(spare.prompts()).isEmpty();
    }

    @Test
    void aSeatIsHandedOnMoreThanOnce() {
        ScriptedPlayer second = spare(duel, PlayerScript.answering("K 3\n"));
        host(duel).handOverAt(100, 1, spare(duel, PlayerScript.mute())).handOverAt(200, 1, second);
        duel.seat("Hung", PlayerScript.mute());
        duel.seat("Other", PlayerScript.mute());

        MatchConclusion conclusion = duel.play();

        EventLaws.hold(duel.events(), conclusion);
        assertThat(second.prompts().get(0).number()).isEqualTo(3);
    }

    @Test
    void inRealTimeTheNextUpdateIsForTheNewPlayer() {
        SimulatedMatch<Race.State, Race.View, Race.Order> race =
                new SimulatedMatch<>(Race.definition()).with("ticks", "6").with("tick-time", "10ms");
        ScriptedPlayer spare = spare(
                race,
                PlayerScript.mute()
                        .arriving(
                                ScriptedAction.appear(),
                                ScriptedAction.order("speed 5\n").afterMillis(8)));
        host(race).handOverAt(15, 1, spare);
        ScriptedPlayer hung = race.seat("Hung", PlayerScript.mute());
        race.seat("Other", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) race.play();

        EventLaws.hold(race.events(), decided);
        assertThat(hung.updates()).extracting(Update::number).containsExactly(1);
        assertThat(spare.updates()).extracting(Update::number).containsExactly(2, 3);
        assertThat(decided.over().standings().get(0).points()).isPositive();
    }
}

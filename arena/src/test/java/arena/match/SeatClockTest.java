package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Ruling;
import arena.game.TimeLimit;
import arena.game.tiny.Auction;
import arena.games.chainreaction.ChainReaction;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of a seat whose time runs otherwise than the game says. */
final class SeatClockTest {

    private static final Duration USUAL = Duration.ofSeconds(1);

    private final SimulatedMatch<?, ?, ?> auction = new SimulatedMatch<>(Auction.definition()).with("lots", "4");

    @Test
    void aSeatWithoutAClockHasNoLimitAndTheOthersHave() {
        ScriptedAction bid = ScriptedAction.write("bid 5\nEnd\n").after(Duration.ofDays(2));
        ScriptedPlayer person =
                auction.clock(1, new SeatClock.Off()).seat("Person", PlayerScript.doing(prompt -> List.of(bid)));
        ScriptedPlayer bot = auction.seat("Bot", PlayerScript.doing(prompt -> List.of(bid)));

        auction.play();

        assertThat(person.codes()).containsOnly(0);
        assertThat(bot.codes()).containsOnly(Ruling.LATE);
        assertThat(limits(1)).containsOnly(TimeLimit.NONE);
        assertThat(limits(2)).containsOnly(TimeLimit.of(USUAL));
    }

    @Test
    void anAllowanceIsAddedToWhatTheGameGives() {
        ScriptedAction bid = ScriptedAction.write("bid 5\nEnd\n").after(USUAL.plusMillis(400));
        ScriptedPlayer far = auction.clock(1, new SeatClock.ByGame(Duration.ofMillis(500)))
                .seat("Far", PlayerScript.doing(prompt -> List.of(bid)));
        ScriptedPlayer near = auction.seat("Near", PlayerScript.doing(prompt -> List.of(bid)));

        auction.play();

        assertThat(far.codes()).containsOnly(0);
        assertThat(near.codes()).containsOnly(Ruling.LATE);
        assertThat(limits(1)).containsOnly(TimeLimit.of(USUAL.plusMillis(500)));
    }

    @Test
    void aSeatWithoutAClockReceivesTheSameTexts() {
        List<String> with = inputs(new SeatClock.ByGame());
        List<String> without = inputs(new SeatClock.Off());

        assertThat(without).isEqualTo(with);
    }

    private static List<String> inputs(SeatClock clock) {
        SimulatedMatch<?, ?, ?> simulation = new SimulatedMatch<>(ChainReaction.definition())
                .with("turn-limit", "2")
                .clock(1, clock);
        simulation.seat("First", PlayerScript.answering("K 1\n"));
        simulation.seat("Second", PlayerScript.answering("K 49\n"));
        simulation.play();
        return simulation.events(Event.Prompted.class).stream()
                .map(Event.Prompted::text)
                .toList();
    }

    @Test
    void aBudgetForTheMatchShortensTheTimeOfAnAnswerAndIsUsedUpByAnswersAndByWaiting() {
        auction.clock(1, new SeatClock.Budget(Duration.ofMillis(1_700))).explaining(MatchTerms.Explanations.ON);
        ScriptedPlayer slow = auction.seat(
                "Slow",
                PlayerScript.doing(prompt -> prompt.number() == 1
                        ? List.of(ScriptedAction.write("bid 5\nEnd\n").afterMillis(600))
                        : List.of()));
        auction.seat("Usual", PlayerScript.answering("bid 1\nEnd\n"));

        auction.play();

        assertThat(limits(1)).extracting(TimeLimit::millis).containsExactly(1_000L, 1_000L, 100L, 1L);
        assertThat(slow.codes()).containsExactly(0, Ruling.LATE, Ruling.LATE, Ruling.LATE);
        assertThat(slow.acknowledgements().get(0).explanation())
                .filteredOn(fact -> fact.key().equals("LeftMillis"))
                .extracting(fact -> fact.value())
                .containsExactly("1100");
        assertThat(limits(2)).containsOnly(TimeLimit.of(USUAL));
    }

    @Test
    void theRecordSaysHowTimeRunsForASeat() {
        auction.clock(2, new SeatClock.Off());
        auction.seat("First", PlayerScript.mute());
        auction.seat("Second", PlayerScript.answering("bid 1\nEnd\n"));

        auction.play();

        assertThat(auction.events(Event.Began.class).get(0).sittings())
                .extracting(Event.SeatAssignment::clock)
                .containsExactly(new SeatClock.ByGame(), new SeatClock.Off());
    }

    private List<TimeLimit> limits(int seat) {
        Stream<Event.Prompted> all = auction.events(Event.Prompted.class).stream();
        return all.filter(prompted -> prompted.seat() == seat)
                .map(Event.Prompted::limit)
                .toList();
    }
}

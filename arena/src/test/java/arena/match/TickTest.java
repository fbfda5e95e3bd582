package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.AnswerForm;
import arena.game.Fact;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.tiny.Race;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of real time: updates without an awaited answer, and orders that arrive at any time. */
final class TickTest {

    private final SimulatedMatch<Race.State, Race.View, Race.Order> simulation =
            new SimulatedMatch<>(Race.definition()).with("ticks", "6").with("tick-time", "10ms");

    @Test
    void aMatchOfSixTicksLastsSixTicksWithAnUpdateAtEverySecondOne() {
        ScriptedPlayer idle = simulation.seat("Idle", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(simulation.clock.nanos()).isEqualTo(Duration.ofMillis(60).toNanos());
        assertThat(idle.updates()).extracting(Update::number).containsExactly(1, 2, 3);
        assertThat(simulation.events(Event.UpdateSent.class))
                .extracting(Event.UpdateSent::step)
                .containsExactly(1, 3, 5);
        assertThat(decided.moves()).isZero();
    }

    @Test
    void ordersComeAtAnyTimeAndAreAcknowledgedUnderTheirOwnNumbers() {
        ScriptedPlayer driver = simulation.seat(
                "Driver",
                PlayerScript.mute()
                        .arriving(
                                ScriptedAction.appear(),
                                ScriptedAction.order("speed 1\n").afterMillis(3),
                                ScriptedAction.order("speed 99\n").afterMillis(4),
                                ScriptedAction.order("nonsense\n").afterMillis(27),
                                ScriptedAction.order("speed 5\n").afterMillis(41)));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(driver.acknowledgements())
                .containsExactly(
                        new Acknowledgement(1, 0, List.of()),
                        new Acknowledgement(2, 2, List.of()),
                        new Acknowledgement(3, 1, List.of()),
                        new Acknowledgement(4, 0, List.of()));
        assertThat(simulation.events(Event.Ruled.class))
                .extracting(ruled -> ruled.step() + "#" + ruled.reply().number() + " at "
                        + Duration.ofNanos(ruled.atNanos()).toMillis())
                .containsExactly("1#1 at 3", "1#2 at 4", "3#3 at 27", "5#4 at 41");
        assertThat(decided.over().standings().get(0).points()).isEqualTo(4 + 2 * 5);
        assertThat(decided.moves()).isEqualTo(4);
    }

    @Test
    void ordersThatAreFoundAtOneLookCountInTheOrderOfTheirArrivalAndNotOfTheirSeats() {
        ScriptedAction pause = ScriptedAction.call(() -> simulation.clock.pass(Duration.ofMillis(500)));
        simulation.seat(
                "Late",
                PlayerScript.mute()
                        .arriving(
                                ScriptedAction.appear(),
                                ScriptedAction.order("speed 1\n").afterMillis(200),
                                pause.afterMillis(5)));
        simulation.seat(
                "Early",
                PlayerScript.mute()
                        .arriving(
                                ScriptedAction.appear(),
                                ScriptedAction.order("speed 2\n").afterMillis(100)));

        simulation.play();

        assertThat(simulation.events(Event.Ruled.class))
                .extracting(Event.Ruled::seat)
                .containsExactly(2, 1);
    }

    @Test
    void anOrderAtTheEndOfATickStillBelongsToIt() {
        simulation.seat(
                "Driver",
                PlayerScript.mute()
                        .arriving(
                                ScriptedAction.appear(),
                                ScriptedAction.order("speed 1\n").afterMillis(10)));

        simulation.play();

        assertThat(simulation.events(Event.Ruled.class))
                .singleElement()
                .satisfies(ruled -> assertThat(ruled.step()).isEqualTo(1));
    }

    @Test
    void atFullSpeedNoTimePasses() {
        simulation.with("tick-time", "0ms").with("ticks", "1000");
        ScriptedPlayer idle = simulation.seat("Idle", PlayerScript.mute());

        simulation.play();

        assertThat(simulation.clock.nanos()).isZero();
        assertThat(idle.updates()).hasSize(500);
    }

    @Test
    void aTickThatWasSlowIsMadeUpForButNotMoreThanOne() {
        simulation.seat(
                "Slow",
                PlayerScript.following(update -> update.number() == 1
                        ? List.of(ScriptedAction.call(() -> simulation.clock.pass(Duration.ofMillis(500)))
                                .afterMillis(5))
                        : List.of()));

        simulation.play();

        assertThat(simulation.events(Event.UpdateSent.class))
                .extracting(told -> Duration.ofNanos(told.atNanos()).toMillis())
                .containsExactly(0L, 505L, 525L);
    }

    @Test
    void timeBeginsToRunWhenAllHaveTheFirstUpdate() {
        Duration slow = Duration.ofMillis(25);
        simulation.seat(
                new ForwardingPlayer(new ScriptedPlayer("Far", simulation.clock, PlayerScript.mute(), words -> {})) {
                    @Override
                    public long sendUpdate(Update update) {
                        simulation.clock.pass(update.number() == 1 ? slow : Duration.ZERO);
                        return super.sendUpdate(update);
                    }
                });

        simulation.play();

        assertThat(simulation.events(Event.UpdateSent.class))
                .extracting(told -> Duration.ofNanos(told.atNanos()).toMillis())
                .containsExactly(25L, 45L, 65L);
    }

    @Test
    void anExplainedOrderHasNoLimit() {
        simulation.explaining(MatchTerms.Explanations.ON);
        ScriptedPlayer driver = simulation.seat(
                "Driver",
                PlayerScript.mute()
                        .arriving(
                                ScriptedAction.appear(),
                                ScriptedAction.order("speed 1\n").afterMillis(3)));

        simulation.play();

        assertThat(driver.acknowledgements().get(0).explanation())
                .containsExactly(new Fact("Code", "0"), new Fact("Words", "fine"), new Fact("UsedMillis", "0"));
    }

    @Test
    void anOrderOfManyLinesIsExplainedWithoutBreakingTheMatch() {
        simulation.explaining(MatchTerms.Explanations.ON);
        ScriptedPlayer driver = simulation.seat(
                "Driver",
                PlayerScript.mute()
                        .arriving(
                                ScriptedAction.appear(),
                                ScriptedAction.order("speed\n1\r\n\n").afterMillis(3)));

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(driver.codes()).containsExactly(1);
    }

    @Test
    void aTickThatFollowsATurnHasItsFullLength() {
        Duration limit = Duration.ofSeconds(1);
        AlteredGame<Race.State, Race.View, Race.Order> rules = AlteredGame.of(Race.definition())
                .withPhase(state -> state.tick() == 3
                        ? Optional.of(Phase.Turn.of(new Seat(1), limit, AnswerForm.ONE_ORDER))
                        : Optional.empty());
        SimulatedMatch<Race.State, Race.View, Race.Order> mixed =
                new SimulatedMatch<>(rules.definition()).with("ticks", "6").with("tick-time", "10ms");
        mixed.seat("Driver", PlayerScript.mute());

        mixed.play();

        assertThat(mixed.clock.nanos())
                .isEqualTo(Duration.ofMillis(20 + 1000 + 30).toNanos());
    }
}

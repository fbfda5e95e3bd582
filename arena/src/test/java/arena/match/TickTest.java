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

/** Real time: updates that nobody waits for, and orders that come when they come. */
final class TickTest {

    private final Stage<Race.State, Race.View, Race.Order> stage =
            new Stage<>(Race.box()).with("ticks", "6").with("tick-time", "10ms");

    @Test
    void aMatchOfSixTicksLastsSixTicksAndTellsAtEverySecondOne() {
        ScriptedPlayer idle = stage.seat("Idle", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(stage.clock.nanos()).isEqualTo(Duration.ofMillis(60).toNanos());
        assertThat(idle.updates()).extracting(Update::number).containsExactly(1, 2, 3);
        assertThat(stage.events(Event.UpdateSent.class))
                .extracting(Event.UpdateSent::step)
                .containsExactly(1, 3, 5);
        assertThat(decided.moves()).isZero();
    }

    @Test
    void ordersComeAtAnyTimeAndAreAcknowledgedUnderTheirOwnNumbers() {
        ScriptedPlayer driver = stage.seat(
                "Driver",
                Conduct.mute()
                        .arriving(
                                Deed.appear(),
                                Deed.order("speed 1\n").afterMillis(3),
                                Deed.order("speed 99\n").afterMillis(4),
                                Deed.order("nonsense\n").afterMillis(27),
                                Deed.order("speed 5\n").afterMillis(41)));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(driver.acknowledgements())
                .containsExactly(
                        new Acknowledgement(1, 0, List.of()),
                        new Acknowledgement(2, 2, List.of()),
                        new Acknowledgement(3, 1, List.of()),
                        new Acknowledgement(4, 0, List.of()));
        assertThat(stage.events(Event.Ruled.class))
                .extracting(ruled -> ruled.step() + "#" + ruled.reply().number() + " at "
                        + Duration.ofNanos(ruled.atNanos()).toMillis())
                .containsExactly("1#1 at 3", "1#2 at 4", "3#3 at 27", "5#4 at 41");
        assertThat(decided.over().standings().get(0).points()).isEqualTo(4 + 2 * 5);
        assertThat(decided.moves()).isEqualTo(4);
    }

    @Test
    void ordersThatAreFoundAtOneLookCountInTheOrderOfTheirArrivalAndNotOfTheirSeats() {
        Deed pause = Deed.call(() -> stage.clock.pass(Duration.ofMillis(500)));
        stage.seat(
                "Late",
                Conduct.mute().arriving(Deed.appear(), Deed.order("speed 1\n").afterMillis(200), pause.afterMillis(5)));
        stage.seat(
                "Early",
                Conduct.mute().arriving(Deed.appear(), Deed.order("speed 2\n").afterMillis(100)));

        stage.play();

        assertThat(stage.events(Event.Ruled.class))
                .extracting(Event.Ruled::seat)
                .containsExactly(2, 1);
    }

    @Test
    void anOrderAtTheEndOfATickStillBelongsToIt() {
        stage.seat(
                "Driver",
                Conduct.mute().arriving(Deed.appear(), Deed.order("speed 1\n").afterMillis(10)));

        stage.play();

        assertThat(stage.events(Event.Ruled.class))
                .singleElement()
                .satisfies(ruled -> assertThat(ruled.step()).isEqualTo(1));
    }

    @Test
    void atFullSpeedNoTimePasses() {
        stage.with("tick-time", "0ms").with("ticks", "1000");
        ScriptedPlayer idle = stage.seat("Idle", Conduct.mute());

        stage.play();

        assertThat(stage.clock.nanos()).isZero();
        assertThat(idle.updates()).hasSize(500);
    }

    @Test
    void aTickThatWasSlowIsMadeUpForButNotMoreThanOne() {
        stage.seat(
                "Slow",
                Conduct.following(update -> update.number() == 1
                        ? List.of(Deed.call(() -> stage.clock.pass(Duration.ofMillis(500)))
                                .afterMillis(5))
                        : List.of()));

        stage.play();

        assertThat(stage.events(Event.UpdateSent.class))
                .extracting(told -> Duration.ofNanos(told.atNanos()).toMillis())
                .containsExactly(0L, 505L, 525L);
    }

    @Test
    void timeBeginsToRunWhenAllAreToldWhereItBegins() {
        Duration slow = Duration.ofMillis(25);
        stage.seat(new ForwardingPlayer(new ScriptedPlayer("Far", stage.clock, Conduct.mute(), words -> {})) {
            @Override
            public long tell(Update update) {
                stage.clock.pass(update.number() == 1 ? slow : Duration.ZERO);
                return super.tell(update);
            }
        });

        stage.play();

        assertThat(stage.events(Event.UpdateSent.class))
                .extracting(told -> Duration.ofNanos(told.atNanos()).toMillis())
                .containsExactly(25L, 45L, 65L);
    }

    @Test
    void anExplainedOrderHasNoLimit() {
        stage.explaining(MatchTerms.Explanations.ON);
        ScriptedPlayer driver = stage.seat(
                "Driver",
                Conduct.mute().arriving(Deed.appear(), Deed.order("speed 1\n").afterMillis(3)));

        stage.play();

        assertThat(driver.acknowledgements().get(0).explanation())
                .containsExactly(new Fact("Code", "0"), new Fact("Words", "fine"), new Fact("UsedMillis", "0"));
    }

    @Test
    void anOrderOfManyLinesIsExplainedWithoutBreakingTheMatch() {
        stage.explaining(MatchTerms.Explanations.ON);
        ScriptedPlayer driver = stage.seat(
                "Driver",
                Conduct.mute()
                        .arriving(Deed.appear(), Deed.order("speed\n1\r\n\n").afterMillis(3)));

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(driver.codes()).containsExactly(1);
    }

    @Test
    void aTickThatFollowsATurnHasItsWholeLength() {
        Duration limit = Duration.ofSeconds(1);
        Altered<Race.State, Race.View, Race.Order> rules = Altered.of(Race.box())
                .withPhase(state -> state.tick() == 3
                        ? Optional.of(Phase.Turn.of(new Seat(1), limit, AnswerForm.ONE_ORDER))
                        : Optional.empty());
        Stage<Race.State, Race.View, Race.Order> mixed =
                new Stage<>(rules.box()).with("ticks", "6").with("tick-time", "10ms");
        mixed.seat("Driver", Conduct.mute());

        mixed.play();

        assertThat(mixed.clock.nanos())
                .isEqualTo(Duration.ofMillis(20 + 1000 + 30).toNanos());
    }
}

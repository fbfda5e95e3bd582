package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Choices;
import arena.game.Choices.Chosen;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Passenger;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of the interventions of an organiser in a paused round (Right Mouse Button). */
class WindwardopolisInterventionsTest {

    private static final WindwardopolisInterventions CONSOLE = new WindwardopolisInterventions();
    private static final Windwardopolis GAME =
            (Windwardopolis) Windwardopolis.definition().rules();
    private static final Seat FIRST = new Seat(1);
    private static final Seat SECOND = new Seat(2);

    private static WindwardopolisState start() {
        return GAME.start(new Setup(List.of("Red", "Blue"), 7, Settings.of(GAME.info(), Map.of())));
    }

    private static WindwardopolisState does(WindwardopolisState state, String line) {
        Chosen chosen = Chosen.of(line).orElseThrow();
        Choices.Kind kind = CONSOLE.choices(state).kinds().stream()
                .filter(one -> one.key().equals(chosen.kind()))
                .findFirst()
                .orElseThrow();
        assertThat(kind.parts())
                .allSatisfy(part -> assertThat(part.allows(chosen.values().getOrDefault(part.key(), List.of())))
                        .as("%s of %s", part.key(), line)
                        .isTrue());
        return CONSOLE.intervene(state, chosen);
    }

    private static String firstValue(WindwardopolisState state, String kind, String part) {
        return values(state, kind, part).findFirst().orElseThrow();
    }

    private static Stream<String> values(WindwardopolisState state, String kind, String part) {
        return CONSOLE.choices(state).kinds().stream()
                .filter(one -> one.key().equals(kind))
                .flatMap(one -> one.parts().stream())
                .filter(one -> one.key().equals(part))
                .flatMap(Choices.ChoicePart::values)
                .map(values -> values.get(0));
    }

    private static WindwardopolisState update(WindwardopolisState state) {
        return GAME.next(
                state,
                new Actions<>(List.of(
                        new Actions.Action<>(FIRST, WindwardopolisOrders.NONE),
                        new Actions.Action<>(SECOND, WindwardopolisOrders.NONE))));
    }

    @Test
    void aCarIsPutElsewhereAndFindsTheWayToWhereItDrives() {
        WindwardopolisState sent =
                does(start(), "set-destination car=1 stop=" + firstValue(start(), "set-destination", "stop"));
        MapTile goal = sent.traffic().pathEnd(0).orElseThrow();
        List<String> places = values(sent, "move-car", "place").toList();
        String far = places.get(places.size() - 1);
        WindwardopolisState moved = does(sent, "move-car car=1 heading=NORTH place=" + far);
        assertThat(moved.traffic().tile(0).text()).isEqualTo(far);
        assertThat(moved.traffic().pathEnd(0)).contains(goal);
        assertThat(moved.traffic().path(0).get(0).distance(moved.traffic().tile(0)))
                .isEqualTo(1);
        assertThat(moved.traffic().tile(1)).isEqualTo(sent.traffic().tile(1));
        assertThat(places)
                .doesNotContain(
                        sent.traffic().tile(0).text(), sent.traffic().tile(1).text());
        assertThat(update(moved).clock().tick()).isEqualTo(16);
    }

    @Test
    void aCarIsSentToAStopThatOnlyItsPlayerKnows() {
        WindwardopolisState state = start();
        for (String stop : values(state, "set-destination", "stop").toList()) {
            WindwardopolisState sent = does(state, "set-destination car=2 stop=" + stop);
            assertThat(sent.traffic().pathEnd(1).orElseThrow().text()).isEqualTo(stop);
            assertThat(CONSOLE.words(
                            state,
                            Chosen.of("set-destination car=2 stop=" + stop).orElseThrow()))
                    .isEqualTo("the car of Blue is sent to another stop");
        }
    }

    @Test
    void aPassengerIsTakenOutOfALobbyOrAnotherCarAndThePreviousPassengerWaitsAgain() {
        WindwardopolisState one = does(start(), "set-passenger-1 passenger=3");
        Passenger third = one.trips().passengers().get(2);
        assertThat(one.trips().onBoard(FIRST)).contains(third);
        assertThat(third.lobby()).isEmpty();
        assertThat(values(one, "set-passenger-1", "passenger")).doesNotContain("3");
        assertThat(one.traffic().pathEnd(0)).isEqualTo(start().traffic().pathEnd(0));

        WindwardopolisState swapped = does(does(one, "set-passenger-2 passenger=5"), "set-passenger-2 passenger=3");
        assertThat(swapped.trips().onBoard(FIRST)).isEmpty();
        assertThat(swapped.trips().onBoard(SECOND).map(Passenger::name)).contains(third.name());
        assertThat(swapped.trips().limo(SECOND).ride().map(Limo.Ride::from))
                .isEqualTo(one.trips().limo(FIRST).ride().map(Limo.Ride::from));
        assertThat(swapped.trips().passengers().get(4))
                .isEqualTo(start().trips().passengers().get(4));
    }

    @Test
    void anyCardIsPlayedForAnyPlayerAlsoOneThatIsNotInTheHand() {
        WindwardopolisState state = start();
        WindwardopolisState played = does(state, "STOP_CAR car=2 player=1");
        assertThat(played.trips().limo(FIRST).cards().count())
                .isEqualTo(state.trips().limo(FIRST).cards().count());
        WindwardopolisState later = update(played);
        assertThat(later.trips().limo(SECOND).stoppedTicks(later.clock().tick()))
                .isPositive();
        assertThat(later.traffic().tile(1)).isEqualTo(state.traffic().tile(1));

        WindwardopolisState again = update(does(later, "STOP_CAR car=2 player=1"));
        assertThat(again.trips().limo(SECOND).stoppedTicks(again.clock().tick()))
                .isGreaterThan(
                        later.trips().limo(SECOND).stoppedTicks(later.clock().tick()));

        WindwardopolisState next = does(state, "MULT_DELIVER_AT_COMPANY company=2 player=2");
        String second = state.trips().busStops().companies().get(1);
        assertThat(next.trips().limo(SECOND).cards().nextStop())
                .contains(new Card(Card.Kind.MULT_DELIVER_AT_COMPANY, second));
    }
}

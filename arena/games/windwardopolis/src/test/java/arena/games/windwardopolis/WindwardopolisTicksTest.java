package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.traffic.CarView;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.Status;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the effects of cards and stops on the cars in one tick, and of the players who receive updates. */
class WindwardopolisTicksTest {

    private static final Windwardopolis GAME =
            new Windwardopolis(List.of(new TextFile("own1", MapText.write(ServerRecordings.city("own1")))));
    private static final Seat FIRST = new Seat(1);
    private static final Seat SECOND = new Seat(2);

    /** A card takes effect in the tick after its order, and its timer counts down in that tick already. */
    private static final int CARD_TICKS = 1_799;

    /** A quarter of the top speed on straights. */
    private static final float SLOW_SPEED = 1.5f;

    private static WindwardopolisState start(String time, String updates) {
        Map<String, String> changed = Map.of("time", time, "speed", "0", "updates", updates);
        return GAME.start(new Setup(List.of("Red", "Blue"), 5, Settings.of(GAME.info(), changed)));
    }

    private static WindwardopolisState start() {
        return start("real-time", "document");
    }

    private static WindwardopolisState tick(WindwardopolisState state) {
        return GAME.next(state, Actions.none());
    }

    /** Draws a card of the first seat and plays it, before the first point. */
    private static WindwardopolisState play(WindwardopolisState state, Card.Kind kind, String target) {
        Card card = Card.of(kind);
        return cards(state, new CardOrder.Draw(card), new CardOrder.Play(new Cards.Play(card, target)));
    }

    private static WindwardopolisState cards(WindwardopolisState state, CardOrder... orders) {
        return GAME.order(
                state,
                FIRST,
                WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.OfCards(List.of(orders)))));
    }

    private static CarView car(WindwardopolisState state, Seat seat) {
        return state.traffic().car(seat.index());
    }

    @Test
    void aStoppedCarStandsFromTheTickOfTheCardToTheEndOfItsTime() {
        WindwardopolisState state = start();
        for (int tick = 0; tick < 30; tick++) {
            state = tick(state);
        }
        CarView before = car(state, SECOND);
        assertThat(before.speed()).isGreaterThan(1);
        state = play(state, Card.Kind.STOP_CAR, "2");
        for (int tick = 0; tick < CARD_TICKS; tick++) {
            state = tick(state);
            assertThat(car(state, SECOND).x()).isEqualTo(before.x());
            assertThat(car(state, SECOND).y()).isEqualTo(before.y());
            assertThat(car(state, SECOND).speed()).isZero();
        }
        assertThat(car(tick(state), SECOND).speed()).isPositive();
    }

    @Test
    void othersDriveAtAQuarterOfTheSpeedForTheTimeOfTheCardAndItsPlayerDoesNot() {
        WindwardopolisState state = play(start(), Card.Kind.ALL_OTHER_CARS_QUARTER_SPEED, "");
        float own = 0;
        for (int tick = 0; tick < CARD_TICKS; tick++) {
            state = tick(state);
            assertThat(car(state, SECOND).speed()).isLessThanOrEqualTo(SLOW_SPEED);
            own = Math.max(own, car(state, FIRST).speed());
        }
        assertThat(own).isGreaterThan(SLOW_SPEED + 1);
        float after = 0;
        for (int tick = 0; tick < 300; tick++) {
            state = tick(state);
            after = Math.max(after, car(state, SECOND).speed());
        }
        assertThat(after).isGreaterThan(SLOW_SPEED + 1);
    }

    @Test
    void allCarsAreElsewhereAfterTheTickOfTheirCard() {
        WindwardopolisState before = tick(start());
        WindwardopolisState after = tick(play(before, Card.Kind.RELOCATE_ALL_CARS, ""));
        for (Seat seat : List.of(FIRST, SECOND)) {
            assertThat(car(after, seat).tile().distance(car(before, seat).tile()))
                    .isGreaterThan(1);
            assertThat(car(after, seat).step()).isBetween(12, 13);
            assertThat(after.field().city().straights())
                    .contains(car(after, seat).tile());
        }
    }

    @Test
    void aCarIsSlowFromThePickUpWithACardUntilItsPassengerHasLeft() {
        Card card = Card.of(Card.Kind.MULT_DELIVERY_QUARTER_SPEED);
        WindwardopolisState state =
                cards(start(), new CardOrder.Draw(card), new CardOrder.Play(new Cards.Play(card, "")));
        Passenger guest = state.trips().passengers().get(0);
        state = drive(state, guest.lobby().orElseThrow(), guest.name());
        float fastest = 0;
        while (state.trips().limo(FIRST).ride().isEmpty()) {
            state = tick(state);
            fastest = Math.max(fastest, car(state, FIRST).speed());
        }
        assertThat(fastest).isGreaterThan(SLOW_SPEED + 1);
        state = tick(drive(state, guest.destination().orElseThrow(), guest.name()));
        while (state.trips().limo(FIRST).ride().isPresent()) {
            assertThat(car(state, FIRST).speed()).isLessThanOrEqualTo(SLOW_SPEED);
            state = tick(state);
        }
        assertThat(state.trips().limo(FIRST).account().tenths()).isEqualTo(15 * guest.points());
        state = drive(state, guest.lobby().orElseThrow(), guest.name());
        for (int tick = 0; tick < 120; tick++) {
            state = tick(state);
        }
        assertThat(car(state, FIRST).speed()).isGreaterThan(SLOW_SPEED + 1);
    }

    private static WindwardopolisState drive(WindwardopolisState state, String company, String guest) {
        MapTile stop = state.trips().busStops().stop(company);
        List<MapTile> path =
                SampleDriver.path(state.field().city(), car(state, FIRST).tile(), stop);
        return GAME.order(
                state,
                FIRST,
                WindwardopolisOrders.of(List.of(
                        new WindwardopolisOrders.LineOrder.Path(path),
                        new WindwardopolisOrders.LineOrder.Pickup(List.of(guest)))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"document", "server"})
    void allAreUpdatedAtEachStopAndEachEffectiveCard(String updates) {
        WindwardopolisState state = play(start("lock-step", updates), Card.Kind.RELOCATE_ALL_PASSENGERS, "");
        state = GAME.next(state, Actions.none());
        assertThat(state.clock().tick()).as("the card works").isEqualTo(1);
        int events = 0;
        while (events < 5) {
            Phase.Turn turn = (Phase.Turn) GAME.phase(state);
            if (state.reports().now().stream().anyMatch(report -> report.to().isEmpty())) {
                assertThat(turn.asked()).containsExactly(FIRST, SECOND);
                events++;
            }
            state = GAME.next(state, Actions.none());
        }
    }

    @Test
    void anEventOfOnePlayerUpdatesThatPlayerAlone() {
        WindwardopolisState state = start("lock-step", "document");
        WindwardopolisOrders nowhere =
                WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.Path(List.of(new MapTile(0, 0)))));
        WindwardopolisState updated = GAME.next(state, new Actions<>(List.of(new Actions.Action<>(FIRST, nowhere))));
        assertThat(updated.clock().tick()).isEqualTo(1);
        assertThat(((Phase.Turn) GAME.phase(updated)).asked()).containsExactly(FIRST);
        assertThat(updated.reports().now())
                .extracting(report -> report.status())
                .containsExactly(Status.NO_PATH);
    }

    @Test
    void theServerCountsFromTheLastStopAgain() {
        WindwardopolisState state = start("real-time", "server");
        long last = 0;
        int updates = 0;
        int events = 0;
        while (updates < 10 || events < 3) {
            state = tick(state);
            if (state.reports().now().stream().anyMatch(report -> report.to().isEmpty())) {
                events++;
                last = state.clock().tick();
            } else if (state.clock().tick() - last == 97) {
                assertThat(state.updatedSeats()).containsExactly(FIRST, SECOND);
                updates++;
                last = state.clock().tick();
            } else {
                assertThat(state.clock().lastForAll()).isEqualTo(last);
            }
        }
    }
}

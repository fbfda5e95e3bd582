package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Choices;
import arena.game.Choices.Chosen;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrderCodec;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.games.windwardopolis.view.WindwardopolisViewCodec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class WindwardopolisChooserTest {

    private static final Seat SEAT = new Seat(2);
    private static final WindwardopolisChooser DRIVING = new WindwardopolisChooser();
    private static final WindwardopolisViewCodec VIEWS = new WindwardopolisViewCodec();
    private static final Windwardopolis GAME = CityScenesTest.GAME;

    private static WindwardopolisView view(WindwardopolisState state) {
        return VIEWS.read(VIEWS.write(GAME.view(state, Viewpoint.of(SEAT))));
    }

    private static Chosen chosen(String kind, Map<String, List<String>> values) {
        return new Chosen(kind, new TreeMap<>(values));
    }

    /** Returns the orders after they were written and read like those of a bot. */
    private static WindwardopolisOrders ordered(WindwardopolisView view, Chosen chosen) {
        assertThat(DRIVING.choices(view, SEAT, List.of()).allows(chosen)).isTrue();
        String text = new WindwardopolisOrderCodec().write(DRIVING.order(view, SEAT, List.of(chosen)));
        Answer<WindwardopolisOrders> answer =
                new WindwardopolisOrderCodec().read(text.getBytes(StandardCharsets.US_ASCII), view);
        return ((Answer.Given<WindwardopolisOrders>) answer).action();
    }

    @Test
    void thePathFinderDrivesToEachStopAndPicksUpTheWaitingPassengers() {
        WindwardopolisState state = CityScenesTest.start(3);
        WindwardopolisView view = view(state);
        WindwardopolisView.Fixed fixed = view.fixed().orElseThrow();
        List<Choices.Alternative> stops = ((Choices.One) DRIVING.choices(view, SEAT, List.of())
                        .kinds()
                        .get(0)
                        .parts()
                        .get(0))
                .alternatives();
        assertThat(stops).hasSize(fixed.companies().size() + fixed.stores().size());
        for (Choices.Alternative stop : stops) {
            WindwardopolisOrders orders = ordered(view, chosen("drive", Map.of("stop", List.of(stop.value()))));
            MapTile end = orders.path().get(orders.path().size() - 1);
            assertThat(end.text()).isEqualTo(stop.value());
            assertThat(orders.path().get(0))
                    .isEqualTo(state.traffic().car(SEAT.index()).next());
            assertThat(GAME.judge(state, SEAT, new Answer.Given<>(orders)).code())
                    .isZero();
            List<String> waiting = view.passengers().stream()
                    .filter(guest -> guest.lobby().stream()
                            .anyMatch(company -> end.equals(fixed.companies().get(company))))
                    .map(WindwardopolisView.Guest::name)
                    .toList();
            assertThat(orders.pickup()).isEqualTo(waiting);
        }
    }

    @Test
    void aLaterViewKnowsTheCityFromTheFirstOneAlone() {
        WindwardopolisState state = CityScenesTest.start(3);
        WindwardopolisView first = view(state);
        WindwardopolisState later = GAME.next(state, Actions.none());
        String text = VIEWS.write(GAME.view(later, Viewpoint.of(SEAT)));
        assertThat(VIEWS.read(text).fixed()).isEmpty();
        assertThat(DRIVING.choices(VIEWS.read(text), SEAT, List.of()).kinds())
                .extracting(Choices.Kind::key)
                .doesNotContain("drive")
                .contains("pickup");
        WindwardopolisView known = VIEWS.read(text, first);
        assertThat(known.tick()).isPositive();
        assertThat(known.fixed()).isEqualTo(first.fixed());
        assertThat(DRIVING.choices(known, SEAT, List.of()).kinds().get(0).key()).isEqualTo("drive");
    }

    @Test
    void cardsAreDrawnAndPlayedOnTheirTargets() {
        WindwardopolisState state = CityScenesTest.start(3);
        WindwardopolisState drawn = GAME.order(state, SEAT, ordered(view(state), chosen("draw STOP_CAR", Map.of())));
        drawn = GAME.order(drawn, SEAT, ordered(view(drawn), chosen("draw MOVE_PASSENGER", Map.of())));
        WindwardopolisView view = view(drawn);
        WindwardopolisOrders stop = ordered(view, chosen("play STOP_CAR", Map.of("car", List.of("3"))));
        assertThat(new WindwardopolisOrderCodec().write(stop)).isEqualTo("play STOP_CAR 3\nEnd\n");
        WindwardopolisOrders move =
                ordered(view, chosen("play MOVE_PASSENGER", Map.of("passenger", List.of("Larry Page"))));
        assertThat(new WindwardopolisOrderCodec().write(move)).isEqualTo("play MOVE_PASSENGER Larry Page\nEnd\n");
        WindwardopolisOrders away = ordered(view, chosen("discard STOP_CAR", Map.of()));
        assertThat(new WindwardopolisOrderCodec().write(away)).isEqualTo("discard STOP_CAR\nEnd\n");
        assertThat(DRIVING.choices(view, SEAT, List.of(chosen("pickup", Map.of()))))
                .isEqualTo(Choices.COMPLETE);
    }

    @Test
    void thePickUpListIsOrdered() {
        WindwardopolisView view = view(CityScenesTest.start(3));
        List<String> wanted = List.of("Tim Cook", "Jeff Bezos");
        assertThat(ordered(view, chosen("pickup", Map.of("passenger", wanted))).pickup())
                .isEqualTo(wanted);
    }

    @Test
    void eventsOfTheOwnCarNeedADecisionAndTheEndOfItsPathAtAStopDoesNot() {
        WindwardopolisView first = view(CityScenesTest.start(3));
        assertThat(DRIVING.needsDecision(first, SEAT)).isTrue();
        MapTile road = first.cars().get(SEAT.index()).tile();
        MapTile stop = first.fixed().orElseThrow().stores().get(0);
        assertThat(DRIVING.needsDecision(later(first, road, Status.UPDATE, SEAT), SEAT))
                .isFalse();
        assertThat(DRIVING.needsDecision(later(first, road, Status.NO_PATH, SEAT), SEAT))
                .isTrue();
        assertThat(DRIVING.needsDecision(later(first, stop, Status.NO_PATH, SEAT), SEAT))
                .isFalse();
        assertThat(DRIVING.needsDecision(later(first, stop, Status.COFFEE_STORE_CAR_RESTOCKED, SEAT), SEAT))
                .isTrue();
        assertThat(DRIVING.needsDecision(later(first, road, Status.PASSENGER_PICKED_UP, new Seat(1)), SEAT))
                .isFalse();
    }

    @Test
    void aPlayerWhoOnlyChoosesStopsBringsPassengersToTheirDestinations() {
        WindwardopolisState state = CityScenesTest.start(2);
        WindwardopolisView first = view(state);
        for (int update = 0;
                GAME.phase(state) instanceof Phase.Turn turn && delivered(state) < 2 && update < 4_000;
                update++) {
            WindwardopolisView view = VIEWS.read(VIEWS.write(GAME.view(state, Viewpoint.of(SEAT))), first);
            WindwardopolisOrders orders = DRIVING.needsDecision(view, SEAT)
                    ? ordered(view, chosen("drive", Map.of("stop", List.of(pressed(view, update)))))
                    : WindwardopolisOrders.NONE;
            state = GAME.next(
                    state,
                    new Actions<>(turn.asked().stream()
                            .map(seat ->
                                    new Actions.Action<>(seat, seat.equals(SEAT) ? orders : WindwardopolisOrders.NONE))
                            .toList()));
        }
        assertThat(delivered(state)).isEqualTo(2);
    }

    private static int delivered(WindwardopolisState state) {
        return state.trips().limos().get(SEAT.index()).account().delivered().size();
    }

    /** Returns the stop of the own passenger, or of one who waits; another one after a refusal. */
    private static String pressed(WindwardopolisView view, int any) {
        WindwardopolisView.Car car = view.cars().get(SEAT.index());
        WindwardopolisView.Fixed fixed = view.fixed().orElseThrow();
        if (car.coffee() == 0 && car.trip().isEmpty()) {
            return fixed.stores().get(0).text();
        }
        boolean refused = view.news().stream()
                .anyMatch(news -> news.seat() == SEAT.number() && news.status() == Status.PASSENGER_REFUSED_ENEMY);
        Optional<String> company = car.trip().isEmpty()
                ? view.passengers().stream()
                        .filter(guest -> !car.delivered().contains(guest.name()))
                        .filter(guest -> guest.destination().isPresent())
                        .flatMap(guest -> guest.lobby().stream())
                        .findFirst()
                : view.passengers().stream()
                        .filter(guest -> guest.name().equals(car.trip().get().passenger()))
                        .flatMap(guest -> guest.destination().stream())
                        .filter(destination -> !refused)
                        .findFirst();
        List<MapTile> stops = List.copyOf(fixed.companies().values());
        return company.map(
                        name -> Optional.ofNullable(fixed.companies().get(name)).orElseThrow())
                .orElse(stops.get(any % stops.size()))
                .text();
    }

    /** Returns a view with an event of a car, and with the seat's own car on a tile. */
    private static WindwardopolisView later(WindwardopolisView first, MapTile tile, Status status, Seat about) {
        List<WindwardopolisView.Car> cars = new ArrayList<>(first.cars());
        WindwardopolisView.Car own = cars.get(SEAT.index());
        cars.set(
                SEAT.index(),
                new WindwardopolisView.Car(
                        tile,
                        own.angle(),
                        own.thousandths(),
                        own.coffee(),
                        own.delivered(),
                        own.trip(),
                        own.effects()));
        return new WindwardopolisView(
                first.names(),
                first.me(),
                16,
                first.fixed(),
                List.of(new WindwardopolisView.ReportLine(status, about.number(), Optional.empty())),
                cars,
                first.passengers(),
                first.own());
    }
}

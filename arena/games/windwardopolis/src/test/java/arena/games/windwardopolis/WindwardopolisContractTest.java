package arena.games.windwardopolis;

import arena.contract.GameContract;
import arena.contract.Golden;
import arena.contract.LevelsContract;
import arena.contract.Playthrough;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.windwardopolis.levels.WindwardopolisLevels;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisErrorCode;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Trips;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.level.Ladder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WindwardopolisContractTest
        implements GameContract<WindwardopolisState, WindwardopolisView, WindwardopolisOrders>,
                LevelsContract<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> {

    private static final CityMap CITY =
            MapText.of(BuiltInMaps.FILES.get(0).content()).city().orElseThrow();

    @Override
    public GameDefinition<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> game() {
        return Windwardopolis.definition();
    }

    @Override
    public Ladder<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> ladder() {
        return WindwardopolisLevels.ladder();
    }

    @Override
    public int mostSteps(Setup setup) {
        return setup.settings().whole(WindwardopolisTerms.MOST_TICKS);
    }

    @Override
    public List<Setup> setups() {
        return List.of(
                setup(2, 1, Map.of("most-ticks", "700")),
                setup(3, 2, Map.of("most-ticks", "500", "edition", "server")),
                setup(2, 3, Map.of("most-ticks", "40", "time", "real-time", "speed", "0")));
    }

    /** Lists orders: none, a drive to a distant tile, a pick-up list, and a card to draw and to play. */
    @Override
    public List<WindwardopolisOrders> orders(WindwardopolisView view, Seat seat) {
        WindwardopolisView.Own own =
                Optional.ofNullable(view.own().get(seat.number())).orElseThrow();
        Chance chance = Chance.of(view.tick(), "orders " + seat);
        List<MapTile> stops = CITY.busStops();
        MapTile goal = stops.get(chance.below(stops.size()).whole());
        List<WindwardopolisOrders> orders = new ArrayList<>();
        orders.add(WindwardopolisOrders.of(List.of(
                new WindwardopolisOrders.LineOrder.Path(
                        SampleDriver.path(CITY, view.cars().get(seat.index()).tile(), goal)),
                new WindwardopolisOrders.LineOrder.Pickup(view.passengers().stream()
                        .map(WindwardopolisView.Guest::name)
                        .toList()))));
        own.deck().stream().findFirst().ifPresent(card -> orders.add(cards(new CardOrder.Draw(card))));
        own.hand().stream().findFirst().ifPresent(held -> {
            orders.add(cards(new CardOrder.Discard(held.card())));
            orders.add(cards(new CardOrder.Play(new Cards.Play(held.card(), target(view, held.card())))));
        });
        return orders;
    }

    private static WindwardopolisOrders cards(CardOrder order) {
        return WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.OfCards(List.of(order))));
    }

    private static String target(WindwardopolisView view, Card card) {
        return switch (card.kind().target()) {
            case PASSENGER -> view.passengers().get(0).name();
            case CAR -> "1";
            case NOTHING, COMPANY -> "";
        };
    }

    /**
     * Surprises: a full hand, a card that is not ready or already played, and a path that no longer joins the car's
     * route.
     */
    @Override
    public Set<Integer> surprises() {
        return Set.of(
                WindwardopolisErrorCode.NOT_IN_DECK.number(),
                WindwardopolisErrorCode.HAND_FULL.number(),
                WindwardopolisErrorCode.NOT_IN_HAND.number(),
                WindwardopolisErrorCode.NOTHING_TO_DISCARD.number(),
                WindwardopolisErrorCode.NOT_READY.number());
    }

    @Override
    public List<byte[]> nonsense() {
        return Stream.concat(
                        GameContract.super.nonsense().stream(),
                        Stream.of(
                                        "path 0,0 0,1\nEnd\n",
                                        "path x\npickup Nobody\nEnd\n",
                                        "draw STOP_CAR\nplay STOP_CAR 99\nEnd\n",
                                        "discard RELOCATE_ALL_CARS; STOP_CAR\nEnd\n",
                                        "path 1,1\npath 1,1\npickup\n")
                                .map(text -> text.getBytes(StandardCharsets.UTF_8)))
                .toList();
    }

    /** Changes the paths, pick-up lists and decks of the other players. */
    @Override
    public Optional<WindwardopolisState> disguised(WindwardopolisState state, Seat viewer, long seed) {
        if (state.over().isPresent()) {
            return Optional.empty();
        }
        WindwardopolisState other = state;
        for (Seat seat : Seat.firstSeats(state.field().names().size())) {
            if (!seat.equals(viewer)) {
                other = withSecrets(other, seat, seed);
            }
        }
        return other.equals(state) ? Optional.empty() : Optional.of(other);
    }

    private static WindwardopolisState withSecrets(WindwardopolisState state, Seat seat, long seed) {
        Limo limo = state.trips().limo(seat);
        Cards cards = limo.cards();
        List<Card> deck = Chance.of(seed, "deck").shuffle(cards.deck()).list();
        List<Limo> limos = new ArrayList<>(state.trips().limos());
        limos.set(
                seat.index(),
                new Limo(
                        limo.ride(),
                        limo.coffee(),
                        List.of(),
                        limo.account(),
                        new Cards(deck, cards.hand(), cards.nextStop(), cards.transit(), cards.atOnce()),
                        limo.timers()));
        Trips trips = state.trips();
        MapTile goal = CITY.busStops()
                .get((int) Math.floorMod(seed, (long) CITY.busStops().size()));
        WindwardopolisOrders drive = WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.Path(
                SampleDriver.path(CITY, state.traffic().tile(seat.index()), goal))));
        WindwardopolisState driven = WindwardopolisTicks.ordered(state, seat, drive);
        return new WindwardopolisState(
                state.field(),
                driven.traffic(),
                new Trips(trips.busStops(), trips.terms(), trips.passengers(), limos, trips.chance()),
                state.clock(),
                state.reports(),
                state.gone(),
                state.over());
    }

    @Test
    void aRoundGoesAsWrittenDown() {
        Golden.check(
                "windwardopolis/playthrough.txt", Playthrough.of(this, setup(2, 1, Map.of("most-ticks", "96")), 5));
    }

    static Setup setup(int players, long seed, Map<String, String> changed) {
        List<String> names = IntStream.rangeClosed(1, players)
                .mapToObj(seat -> "Team_" + seat)
                .toList();
        GameInfo info = Windwardopolis.definition().info();
        return new Setup(names, seed, Settings.of(info, changed));
    }
}

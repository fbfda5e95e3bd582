package arena.games.windwardopolis;

import arena.game.Chance;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.RandomDraws;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A test driver with bad habits. It is mutable, and equal seeds order equally. */
final class ErraticDriver {

    /** The habit of a driver. */
    enum Habit {
        /** Never orders a path. */
        WITHOUT_PATH,
        /** Orders any tiles, of roads and of parks. */
        ANY_TILES,
        /** Orders a random walk, back and forth. */
        WALKS,
        /** Turns round at each update. */
        TURNS,
        /** Stays at the stop that all of them drive to, by turning round before it. */
        WAITS_AT_ONE_STOP,
        /** Drives to any stop, and stays there. */
        WAITS_AT_ANY_STOP
    }

    private static final int WALK = 12;

    private final CityMap city;
    private final Habit habit;
    private final int seat;
    private MapTile goal;
    private final RandomDraws draws;

    ErraticDriver(CityMap city, WindwardopolisView first, Habit habit, long seed) {
        this.city = city;
        this.habit = habit;
        this.seat = first.me();
        this.draws = new RandomDraws(Chance.of(seed, "wild " + seat));
        List<MapTile> stops = city.busStops();
        this.goal =
                stops.get(habit == Habit.WAITS_AT_ONE_STOP ? (int) (seed % stops.size()) : draws.below(stops.size()));
    }

    WindwardopolisOrders orders(WindwardopolisView view) {
        List<WindwardopolisOrders.LineOrder> parts = new ArrayList<>();
        WindwardopolisView.Car car = view.cars().get(seat - 1);
        WindwardopolisView.Own own = Optional.ofNullable(view.own().get(seat)).orElseThrow();
        List<MapTile> path = path(car.tile(), own);
        if (!path.isEmpty()) {
            parts.add(new WindwardopolisOrders.LineOrder.Path(path));
        }
        if (draws.below(20) == 0) {
            parts.add(new WindwardopolisOrders.LineOrder.Pickup(draws.shuffled(view.passengers().stream()
                    .map(WindwardopolisView.Guest::name)
                    .toList())));
        }
        if (draws.below(30) == 0) {
            card(view, own).ifPresent(order -> parts.add(new WindwardopolisOrders.LineOrder.OfCards(List.of(order))));
        }
        return WindwardopolisOrders.of(parts);
    }

    private List<MapTile> path(MapTile car, WindwardopolisView.Own own) {
        return switch (habit) {
            case WITHOUT_PATH -> List.of();
            case ANY_TILES -> draws.below(10) == 0 ? anyTiles() : List.of();
            case WALKS -> draws.below(10) == 0 ? walk(car) : List.of();
            case TURNS -> draws.below(3) == 0 ? back(car) : List.of();
            case WAITS_AT_ONE_STOP -> own.path().isEmpty() ? SampleDriver.path(city, car, goal) : List.of();
            case WAITS_AT_ANY_STOP -> {
                if (draws.below(500) == 0) {
                    goal = draws.shuffled(city.busStops()).get(0);
                    yield SampleDriver.path(city, car, goal);
                }
                yield own.path().isEmpty() ? SampleDriver.path(city, car, goal) : List.of();
            }
        };
    }

    private List<MapTile> anyTiles() {
        return draws.shuffled(city.driveable()).subList(0, 1 + draws.below(5));
    }

    private List<MapTile> walk(MapTile from) {
        List<MapTile> walk = new ArrayList<>(List.of(from));
        for (int at = 0; at < WALK; at++) {
            MapTile last = walk.get(walk.size() - 1);
            List<Heading> exits = city.exits(city.number(last));
            walk.add(last.next(exits.get(draws.below(exits.size()))));
        }
        return walk;
    }

    private List<MapTile> back(MapTile from) {
        List<Heading> exits = city.exits(city.number(from));
        return List.of(from, from.next(exits.get(draws.below(exits.size()))));
    }

    private Optional<CardOrder> card(WindwardopolisView view, WindwardopolisView.Own own) {
        List<Cards.Held> ready = own.hand().stream().filter(Cards.Held::ready).toList();
        if (ready.isEmpty() || draws.below(3) == 0) {
            return draws.shuffled(own.deck()).stream().findFirst().map(CardOrder.Draw::new);
        }
        Card card = draws.shuffled(ready).get(0).card();
        String target = switch (card.kind().target()) {
            case PASSENGER -> draws.shuffled(view.passengers()).get(0).name();
            case CAR -> Integer.toString(1 + draws.below(view.names().size()));
            case NOTHING, COMPANY -> "";
        };
        return Optional.of(
                draws.below(8) == 0 ? new CardOrder.Discard(card) : new CardOrder.Play(new Cards.Play(card, target)));
    }
}

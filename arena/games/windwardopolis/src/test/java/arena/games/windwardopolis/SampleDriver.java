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
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A test driver like the document's sample: a list in random order, then a drive to the first waiting passenger, then
 * to the destination, on the path with the fewest tiles; coffee when there is none; random cards. It is mutable, and
 * equal seeds order equally.
 */
final class SampleDriver {

    private static final int CARDS_IN = 150;

    /** One card in this number was discarded instead of played. */
    private static final int DISCARDED_IN = 10;

    private final CityMap city;
    private final SortedMap<String, MapTile> companies;
    private final List<MapTile> stores;
    private final int seat;
    private final int cardsIn;
    private final RandomDraws draws;

    SampleDriver(CityMap city, WindwardopolisView first, long seed) {
        this(city, first, seed, CARDS_IN);
    }

    /** Creates a driver that uses a card at one in {@code cardsIn} regular updates; never if it is 0. */
    SampleDriver(CityMap city, WindwardopolisView first, long seed, int cardsIn) {
        this.cardsIn = cardsIn;
        WindwardopolisView.Fixed fixed = first.fixed().orElseThrow();
        this.city = city;
        this.companies = fixed.companies();
        this.stores = fixed.stores();
        this.seat = first.me();
        this.draws = new RandomDraws(Chance.of(seed, "chauffeur " + seat));
    }

    WindwardopolisOrders orders(WindwardopolisView view) {
        WindwardopolisView.Car car = view.cars().get(seat - 1);
        WindwardopolisView.Own own = Optional.ofNullable(view.own().get(seat)).orElseThrow();
        List<WindwardopolisOrders.LineOrder> parts = new ArrayList<>();
        boolean refused = view.news().stream()
                .anyMatch(news -> news.seat() == seat && news.status().name().endsWith("ENEMY"));
        if (view.tick() == 0 || plansAgain(view)) {
            List<String> names = draws.shuffled(view.passengers().stream()
                    .filter(guest ->
                            guest.lobby().isPresent() && !car.delivered().contains(guest.name()))
                    .map(WindwardopolisView.Guest::name)
                    .toList());
            goal(view, car, names, refused)
                    .map(goal -> path(city, car.tile(), goal))
                    .filter(path -> !path.isEmpty())
                    .ifPresent(path -> parts.add(new WindwardopolisOrders.LineOrder.Path(path)));
            if (!names.isEmpty()) {
                parts.add(new WindwardopolisOrders.LineOrder.Pickup(names));
            }
        }
        if (cardsIn > 0 && view.news().isEmpty() && (own.hand().isEmpty() || draws.below(cardsIn) == 0)) {
            List<CardOrder> cards = cards(view, car, own);
            if (!cards.isEmpty()) {
                parts.add(new WindwardopolisOrders.LineOrder.OfCards(cards));
            }
        }
        return WindwardopolisOrders.of(parts);
    }

    /** Returns whether an event has happened at a stop, or the path has ended. */
    private boolean plansAgain(WindwardopolisView view) {
        return view.news().stream()
                .filter(news -> news.seat() == seat)
                .anyMatch(news -> !news.status().name().startsWith("POWER_UP"));
    }

    private Optional<MapTile> goal(
            WindwardopolisView view, WindwardopolisView.Car car, List<String> names, boolean refused) {
        if (car.trip().isPresent()) {
            String passenger = car.trip().get().passenger();
            return refused
                    ? Optional.of(
                            draws.shuffled(List.copyOf(companies.values())).get(0))
                    : guest(view, passenger).destination().map(company -> tile(company));
        }
        if (car.coffee() == 0 || names.isEmpty()) {
            return Optional.of(draws.shuffled(stores).get(0));
        }
        return guest(view, names.get(0)).lobby().map(this::tile);
    }

    private MapTile tile(String company) {
        return Optional.ofNullable(companies.get(company)).orElseThrow();
    }

    private static WindwardopolisView.Guest guest(WindwardopolisView view, String name) {
        return view.passengers().stream()
                .filter(guest -> guest.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Draws half of what is missing, as the recorded drivers did; with a full hand the first card is used. */
    private List<CardOrder> cards(WindwardopolisView view, WindwardopolisView.Car car, WindwardopolisView.Own own) {
        int missing = Score.mostInHand((double) car.thousandths() / Score.PARTS)
                - own.hand().size();
        if (missing > 0 && !own.deck().isEmpty()) {
            return draws.shuffled(own.deck()).stream()
                    .limit((missing + 1) / 2)
                    .<CardOrder>map(CardOrder.Draw::new)
                    .toList();
        }
        return own.hand().stream()
                .filter(Cards.Held::ready)
                .map(Cards.Held::card)
                .findFirst()
                .flatMap(card ->
                        draws.below(DISCARDED_IN) == 0 ? Optional.of(new CardOrder.Discard(card)) : play(view, card))
                .stream()
                .toList();
    }

    private Optional<CardOrder> play(WindwardopolisView view, Card card) {
        List<String> targets = switch (card.kind().target()) {
            case PASSENGER ->
                view.passengers().stream()
                        .filter(guest -> guest.lobby().isPresent())
                        .map(WindwardopolisView.Guest::name)
                        .toList();
            case CAR ->
                IntStream.rangeClosed(1, view.names().size())
                        .filter(number -> number != seat
                                && view.cars().get(number - 1).trip().isPresent())
                        .mapToObj(Integer::toString)
                        .toList();
            case NOTHING, COMPANY -> List.of("");
        };
        return draws.shuffled(targets).stream()
                .findFirst()
                .map(target -> new CardOrder.Play(new Cards.Play(card, target)));
    }

    /** Returns the path with the fewest tiles, including both ends; nothing if there is none. */
    static List<MapTile> path(CityMap city, MapTile from, MapTile goal) {
        SortedMap<Integer, MapTile> came = new TreeMap<>();
        Deque<MapTile> open = new ArrayDeque<>(List.of(from));
        came.put(city.number(from), from);
        while (!open.isEmpty()) {
            MapTile tile = open.remove();
            for (Heading exit : city.exits(city.number(tile))) {
                MapTile next = tile.next(exit);
                if (came.putIfAbsent(city.number(next), tile) == null) {
                    open.add(next);
                }
            }
        }
        Deque<MapTile> path = new ArrayDeque<>();
        MapTile at = goal;
        while (!at.equals(from)) {
            path.addFirst(at);
            at = came.getOrDefault(city.number(at), from);
        }
        path.addFirst(from);
        return List.copyOf(path);
    }
}

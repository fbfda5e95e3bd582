package arena.games.windwardopolis.trip;

import arena.game.Chance;
import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * The state of a recorded round that its current line does not contain: offices, passengers with their routes, and the
 * company where each passenger on board boarded. It is mutable and follows the lines of one file. Its seats count from
 * 0, ours from 1.
 */
final class RecordedRound {

    private final BusStopOwners busStops;
    private final SortedMap<String, Passenger> passengers = new TreeMap<>();
    private final SortedMap<Integer, String> from = new TreeMap<>();
    private final List<List<Card>> decks = new ArrayList<>();
    private final int seats;

    RecordedRound(JsonNode setup) {
        SortedMap<String, MapTile> stops = new TreeMap<>();
        for (JsonNode company : setup.get("companies")) {
            if (!company.get("stop").isNull()) {
                stops.put(text(company, "name"), tile(company.get("stop")));
            }
        }
        List<MapTile> stores = new ArrayList<>();
        setup.get("stores").forEach(store -> stores.add(tile(store)));
        busStops = new BusStopOwners(stops, List.of(), stores);
        for (JsonNode one : setup.get("passengers")) {
            passengers.put(
                    text(one, "name"),
                    new Passenger(
                            text(one, "name"),
                            one.get("points").asInt(),
                            new TreeSet<>(texts(one.get("enemies"))),
                            optional(one.get("lobby")),
                            optional(one.get("dest")),
                            texts(one.get("route"))));
        }
        seats = setup.get("cars").size();
        setup.get("cars").forEach(car -> decks.add(deck(car)));
    }

    /** Returns a deck; in a scenario every deck holds all cards. */
    private List<Card> deck(JsonNode car) {
        if (car.has("deck")) {
            return hand(car.get("deck")).stream().map(Cards.Held::card).toList();
        }
        Stream<Card> multipliers = Stream.concat(
                passengers.values().stream()
                        .filter(one -> one.points() == 1)
                        .map(one -> new Card(Card.Kind.MULT_DELIVERING_PASSENGER, one.name())),
                busStops.companies().stream().map(name -> new Card(Card.Kind.MULT_DELIVER_AT_COMPANY, name)));
        Stream<Card> others = Stream.of(Card.Kind.values())
                .filter(kind -> kind.names() == Card.About.NOTHING)
                .map(Card::of);
        return Stream.concat(multipliers, others).toList();
    }

    /** Returns the cards that a seat has not drawn yet. */
    List<Card> deck(int seat) {
        return List.copyOf(decks.get(seat));
    }

    void keepDeck(int seat, List<Card> left) {
        decks.set(seat, left);
    }

    BusStopOwners busStops() {
        return busStops;
    }

    Passenger passenger(String name) {
        return Optional.ofNullable(passengers.get(name)).orElseThrow();
    }

    void keep(Passenger passenger) {
        passengers.put(passenger.name(), passenger);
    }

    void keepFrom(int seat, JsonNode company) {
        optional(company).ifPresentOrElse(name -> from.put(seat, name), () -> from.remove(seat));
    }

    /** Returns the trips with passengers in the given lobbies, and none in a car. */
    Trips trips(TripTerms terms, Map<String, String> lobbies) {
        List<Passenger> everybody = passengers.values().stream()
                .map(known -> new Passenger(
                        known.name(),
                        known.points(),
                        known.enemies(),
                        Optional.ofNullable(lobbies.get(known.name())),
                        known.destination(),
                        known.route()))
                .toList();
        List<Limo> limos = Collections.nCopies(seats, Limo.empty(List.of()));
        return new Trips(busStops, terms, everybody, limos, new Chance(1));
    }

    /** Returns the car of a line. */
    Limo limo(JsonNode recorded, Edition edition) {
        Optional<Card> transit = card(recorded.get("transit_card"));
        Optional<Limo.Ride> ride = optional(recorded.get("passenger")).map(name -> {
            String destination = text(recorded, "dest");
            // A card that does not fit never takes effect on the server; so this one fitted at the pick-up.
            String bound = transit.filter(card -> edition == Edition.SERVER)
                    .filter(card -> card.kind() == Card.Kind.MULT_DELIVER_AT_COMPANY)
                    .map(Card::names)
                    .orElse(destination);
            return new Limo.Ride(name, text(recorded, "from"), bound);
        });
        List<String> delivered = texts(recorded.get("delivered"));
        return new Limo(
                ride,
                recorded.get("coffee").asInt(),
                texts(recorded.get("pickup")),
                new Limo.Account(delivered, 0),
                new Cards(
                        List.of(),
                        hand(recorded.get("hand")),
                        card(recorded.get("next_card")),
                        transit,
                        Optional.empty()),
                new Limo.Timers(
                        recorded.get("slow_ticks").asInt(),
                        recorded.get("flat_ticks").asInt()));
    }

    /** Returns the trips of an effect, with the place of each passenger. */
    Trips trips(TripTerms terms, JsonNode list) {
        SortedMap<String, String> lobbies = new TreeMap<>();
        for (JsonNode one : list) {
            optional(one.get(1)).ifPresent(lobby -> lobbies.put(one.get(0).asString(), lobby));
        }
        Trips trips = trips(terms, lobbies);
        for (JsonNode one : list) {
            int car = one.get(3).asInt();
            if (car >= 0) {
                String name = one.get(0).asString();
                Limo.Ride ride = new Limo.Ride(
                        name,
                        Optional.ofNullable(from.get(car)).orElseThrow(),
                        one.get(2).asString());
                trips = trips.with(seat(car), trips.limo(seat(car)).withRide(ride));
            }
        }
        return trips;
    }

    static Seat seat(int fromZero) {
        return new Seat(fromZero + 1);
    }

    static String text(JsonNode node, String key) {
        return node.get(key).asString();
    }

    static Optional<String> optional(JsonNode node) {
        return node == null || node.isNull() ? Optional.empty() : Optional.of(node.asString());
    }

    static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asString()));
        return texts;
    }

    static MapTile tile(JsonNode point) {
        return new MapTile(point.get(0).asInt(), point.get(1).asInt());
    }

    static Optional<Card> card(JsonNode node) {
        if (node == null || node.isNull()) {
            return Optional.empty();
        }
        Card.Kind kind = Card.Kind.valueOf(text(node, "card"));
        return Optional.of(
                switch (kind.names()) {
                    case PASSENGER -> new Card(kind, text(node, "passenger"));
                    case COMPANY -> new Card(kind, text(node, "company"));
                    case NOTHING, CAR -> Card.of(kind);
                });
    }

    /** Returns a card as it is played: a target that is a car is the number of a seat, from 1. */
    static Cards.Play play(JsonNode node) {
        Card card = card(node).orElseThrow();
        return new Cards.Play(
                card,
                switch (card.kind().target()) {
                    case PASSENGER -> text(node, "passenger");
                    case CAR -> Integer.toString(node.get("player").asInt() + 1);
                    case NOTHING, COMPANY -> "";
                });
    }

    static List<Cards.Held> hand(JsonNode list) {
        List<Cards.Held> hand = new ArrayList<>();
        list.forEach(one ->
                hand.add(new Cards.Held(card(one).orElseThrow(), one.get("ok").asBoolean())));
        return hand;
    }

    static Optional<Status> status(JsonNode node) {
        return Stream.ofNullable(node)
                .filter(one -> !one.isNull())
                .map(one -> Status.valueOf(one.asString()))
                .findFirst();
    }

    static Limo.Timers timers(JsonNode car, long tick) {
        return new Limo.Timers(
                tick + car.get("slow_ticks").asInt(),
                tick + car.get("flat_ticks").asInt());
    }
}

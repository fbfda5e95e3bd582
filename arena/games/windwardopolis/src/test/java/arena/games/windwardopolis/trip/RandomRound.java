package arena.games.windwardopolis.trip;

import arena.game.Chance;
import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A round without streets: cars jump from stop to stop, and players give random orders. It is mutable, and equal seeds
 * make equal rounds.
 */
public final class RandomRound {

    private static final Roster ROSTER = Roster.read(Roster.STANDARD);
    private static final RoundSetup.StopTiles CURBS = new RoundSetup.StopTiles(
            IntStream.range(0, 14).mapToObj(at -> new MapTile(3 * at, at % 5)).toList(),
            List.of(new MapTile(50, 1), new MapTile(60, 1)));

    private final List<MapTile> places = new ArrayList<>();
    private Trips trips;
    private final RandomDraws draws;
    private long tick;
    private List<TripReport> reports = List.of();
    private String last = "dealt";

    public RandomRound(Edition edition, int seats, long seed) {
        trips = RoundSetup.trips(ROSTER, CURBS, TripTerms.all(edition), seats, seed);
        draws = new RandomDraws(Chance.of(seed, "wild"));
        for (int seat = 0; seat < seats; seat++) {
            places.add(new MapTile(seat, 9));
        }
    }

    public Trips trips() {
        return trips;
    }

    public long tick() {
        return tick;
    }

    public List<MapTile> places() {
        return List.copyOf(places);
    }

    public List<TripReport> reports() {
        return reports;
    }

    /** Returns the last event, for the message of a failure. */
    String last() {
        return last;
    }

    /** Lets one random event happen. */
    public void step() {
        tick += 1 + draws.below(300);
        Seat seat = new Seat(1 + draws.below(places.size()));
        switch (draws.below(5)) {
            case 0, 1 -> drive(seat);
            case 2 -> list(seat);
            case 3 -> cards(seat);
            default -> work();
        }
    }

    /** Returns the same trips with another hand, deck and list of one player. */
    public static Trips withOtherSecrets(Trips trips, Seat seat) {
        Limo limo = trips.limo(seat);
        Cards cards = limo.cards();
        List<Card> deck = new ArrayList<>(cards.deck());
        cards.hand().forEach(held -> deck.add(held.card()));
        Cards other = new Cards(deck, List.of(), cards.nextStop(), cards.transit(), Optional.empty());
        return trips.with(seat, new Limo(limo.ride(), limo.coffee(), List.of(), limo.account(), other, limo.timers()));
    }

    private void drive(Seat seat) {
        List<MapTile> stops = new ArrayList<>(CURBS.bus());
        stops.addAll(CURBS.coffee());
        MapTile stop = trips.onBoard(seat)
                .flatMap(Passenger::destination)
                .filter(goal -> draws.below(2) == 0)
                .map(trips.busStops()::stop)
                .orElseGet(() -> stops.get(draws.below(stops.size())));
        last = seat + " at " + stop;
        places.set(seat.index(), stop);
        take(Stops.arrive(trips, seat, stop));
    }

    private void list(Seat seat) {
        List<String> names =
                draws.shuffled(trips.passengers().stream().map(Passenger::name).toList());
        last = seat + " lists " + names;
        take(TripOutcome.ofOrders(trips, seat, names, List.of(), places.get(seat.index())));
    }

    private void cards(Seat seat) {
        Cards cards = trips.limo(seat).cards();
        List<CardOrder> orders = new ArrayList<>();
        List<Card> any = draws.shuffled(cards.deck());
        any.stream().limit(draws.below(3)).forEach(card -> orders.add(new CardOrder.Draw(card)));
        cards.hand().stream().limit(draws.below(2)).forEach(held -> orders.add(play(held.card())));
        if (draws.below(10) == 0) {
            any.stream().limit(1).forEach(card -> orders.add(new CardOrder.Discard(card)));
        }
        last = seat + " orders " + orders;
        take(TripOutcome.ofOrders(trips, seat, List.of(), orders, places.get(seat.index())));
    }

    private CardOrder play(Card card) {
        return new CardOrder.Play(new Cards.Play(
                card,
                switch (card.kind().target()) {
                    case PASSENGER -> draws.shuffled(trips.passengers()).get(0).name();
                    case CAR -> Integer.toString(1 + draws.below(places.size()));
                    case NOTHING, COMPANY -> "";
                }));
    }

    private void work() {
        last = "cards work";
        List<CarPlace> cars = places.stream()
                .map(tile -> new CarPlace(new MapTile(tile.x(), tile.y() + draws.below(9)), Optional.empty()))
                .toList();
        Effects.Applied applied = Effects.apply(trips, tick, cars);
        take(new TripOutcome(applied.trips(), applied.reports()));
    }

    private void take(TripOutcome outcome) {
        trips = outcome.trips();
        reports = outcome.reports();
    }
}

package arena.games.windwardopolis.trip;

import arena.game.Chance;
import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A small town for examples: companies A to F on one street, ten squares apart, a store, and passengers Ann to Fay,
 * one at each company, whose routes follow the street. It is mutable and makes one example.
 */
final class Town {

    static final Seat FIRST = new Seat(1);
    static final Seat SECOND = new Seat(2);
    static final MapTile STORE = new MapTile(5, 0);
    static final MapTile FREE_STOP = new MapTile(7, 0);

    private static final List<String> COMPANIES = List.of("A", "B", "C", "D", "E", "F");
    private static final List<String> PASSENGERS = List.of("Ann", "Bob", "Cid", "Dan", "Eve", "Fay");

    private Trips trips;
    private List<TripReport> reports = List.of();

    Town(Edition edition) {
        SortedMap<String, MapTile> stops = new TreeMap<>();
        COMPANIES.forEach(company -> stops.put(company, stop(company)));
        BusStopOwners busStops = new BusStopOwners(stops, List.of(FREE_STOP), List.of(STORE));
        List<Passenger> passengers = PASSENGERS.stream()
                .map(name -> new Passenger(
                        name,
                        1,
                        new TreeSet<>(),
                        Optional.of(name.substring(0, 1)),
                        Optional.of(after(name.substring(0, 1), 1)),
                        List.of(
                                after(name.substring(0, 1), 2),
                                after(name.substring(0, 1), 3),
                                after(name.substring(0, 1), 4))))
                .toList();
        List<Limo> limos = List.of(Limo.empty(List.of()), Limo.empty(List.of()));
        trips = new Trips(busStops, TripTerms.all(edition), passengers, limos, new Chance(7));
    }

    private static String after(String company, int steps) {
        return COMPANIES.get((COMPANIES.indexOf(company) + steps) % COMPANIES.size());
    }

    static TripReport toAll(Seat about, Status status) {
        return new TripReport(Optional.empty(), about, status, Optional.empty());
    }

    static TripReport toAll(Seat about, Status status, Card card) {
        return new TripReport(Optional.empty(), about, status, Optional.of(card));
    }

    static TripReport toOwn(Seat about, Status status) {
        return new TripReport(Optional.of(about), about, status, Optional.empty());
    }

    static TripReport toOwn(Seat about, Status status, Card card) {
        return new TripReport(Optional.of(about), about, status, Optional.of(card));
    }

    static MapTile stop(String company) {
        return new MapTile(10 * COMPANIES.indexOf(company), 0);
    }

    Trips trips() {
        return trips;
    }

    /** Returns the reports of the last event. */
    List<TripReport> reports() {
        return reports;
    }

    Limo limo() {
        return trips.limo(FIRST);
    }

    Town terms(TripTerms terms) {
        trips = new Trips(trips.busStops(), terms, trips.passengers(), trips.limos(), trips.chance());
        return this;
    }

    Town enemies(String passenger, String... enemies) {
        Passenger one = trips.passenger(passenger);
        return passenger(new Passenger(
                one.name(),
                one.points(),
                new TreeSet<>(List.of(enemies)),
                one.lobby(),
                one.destination(),
                one.route()));
    }

    Town worth(String passenger, int points) {
        Passenger one = trips.passenger(passenger);
        return passenger(new Passenger(one.name(), points, one.enemies(), one.lobby(), one.destination(), one.route()));
    }

    Town routeAfter(String passenger, String... companies) {
        Passenger one = trips.passenger(passenger);
        return passenger(new Passenger(
                one.name(), one.points(), one.enemies(), one.lobby(), one.destination(), List.of(companies)));
    }

    Town passenger(Passenger changed) {
        trips = trips.with(changed);
        return this;
    }

    Town coffee(int servings) {
        return change(limo().withCoffee(servings));
    }

    Town pickup(String... names) {
        return change(limo().withPickup(List.of(names)));
    }

    Town hand(Card... cards) {
        Cards now = limo().cards();
        for (Card card : cards) {
            now = now.returned(card);
        }
        return change(limo().withCards(now));
    }

    /** Adds delivered passengers with other names and their points, in tenths, to the account. */
    Town earned(int deliveries, int tenths) {
        Limo.Account account = new Limo.Account(List.of(), 0);
        for (int delivery = 0; delivery < deliveries; delivery++) {
            account = account.with("another " + delivery, 0);
        }
        return change(limo().withAccount(new Limo.Account(account.delivered(), tenths)));
    }

    Town change(Limo changed) {
        return change(FIRST, changed);
    }

    Town change(Seat seat, Limo changed) {
        trips = trips.with(seat, changed);
        return this;
    }

    /** Drives the first car to a company's stop and returns the statuses of the reports. */
    List<Status> visit(String company) {
        return arrive(stop(company));
    }

    List<Status> arrive(MapTile stop) {
        return apply(Stops.arrive(trips, FIRST, stop));
    }

    /** Plays a card of the first car, which takes effect at once or at the next stop. */
    List<Status> play(Card card, String target) {
        return apply(TripOutcome.ofOrders(
                trips, FIRST, List.of(), List.of(new CardOrder.Play(new Cards.Play(card, target))), new MapTile(3, 0)));
    }

    /** Applies the cards of a tick; both cars are on a tile without a path. */
    List<Status> effects(long tick, MapTile cars) {
        Effects.Applied applied = Effects.apply(
                trips, tick, List.of(new CarPlace(cars, Optional.empty()), new CarPlace(cars, Optional.empty())));
        return apply(new TripOutcome(applied.trips(), applied.reports()));
    }

    private List<Status> apply(TripOutcome outcome) {
        trips = outcome.trips();
        reports = outcome.reports();
        return reports.stream().map(TripReport::status).toList();
    }
}

package arena.games.windwardopolis.trip;

import arena.game.Chance;
import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The events when a car is in the middle of a stop: passengers leave and board, coffee is bought, cards take effect.
 * They follow from the state without further orders (Move Orders). It is mutable and serves one stop.
 */
public final class Stops {

    private static final int HALF_MORE = 15;
    private static final int FIFTH_MORE = 12;
    private static final int AS_IT_IS = 10;

    private final Seat seat;
    private final MapTile stop;
    private final List<TripReport> reports = new ArrayList<>();
    private Trips trips;

    private Stops(Trips trips, Seat seat, MapTile stop) {
        this.trips = trips;
        this.seat = seat;
        this.stop = stop;
    }

    /** The end of a transit, if it ended. */
    private enum Exit {
        NONE,
        REFUSED,
        DELIVERED,
        ABANDONED
    }

    /** The result of the pick-up list. */
    private enum Entry {
        NONE,
        REFUSED,
        BOARDED
    }

    /**
     * Returns the outcome when a car has reached a bus stop or a coffee stop; nothing happens at a stop without a
     * company.
     */
    public static TripOutcome arrive(Trips trips, Seat seat, MapTile stop) {
        Stops event = new Stops(trips, seat, stop);
        if (trips.busStops().isStore(stop)) {
            event.buyCoffee();
        } else {
            trips.busStops().company(stop).ifPresent(event::visit);
        }
        return new TripOutcome(event.trips, event.reports);
    }

    private void buyCoffee() {
        change(limo().withCards(limo().cards().allReady()));
        if (limo().ride().isPresent()) {
            reports.add(TripReport.of(seat, Status.COFFEE_STORE_NO_STOCK_UP));
            return;
        }
        change(limo().withCoffee(Limo.MOST_COFFEE));
        reports.add(TripReport.of(seat, Status.COFFEE_STORE_CAR_RESTOCKED));
    }

    private void visit(String company) {
        change(limo().withCards(limo().cards().allReady()));
        Optional<Passenger> rider = trips.onBoard(seat);
        Exit exit = rider.map(passenger -> leave(passenger, company)).orElse(Exit.NONE);
        Entry entry = exit == Exit.REFUSED ? Entry.NONE : board(company, rider);
        limitHand();
        reports.add(TripReport.of(seat, status(exit, entry)));
    }

    private Exit leave(Passenger rider, String company) {
        if (trips.lobby(company).stream().anyMatch(other -> rider.enemies().contains(other.name()))) {
            return Exit.REFUSED;
        }
        boolean atDestination = rider.wantsTo(company);
        Optional<Card> transit = limo().cards().transit();
        if (atDestination) {
            int tenths =
                    rider.points() * transit.map(card -> factor(card, company)).orElse(AS_IT_IS);
            change(limo().withAccount(limo().account().with(rider.name(), tenths)));
        }
        int drunk = transit.isPresent() ? 2 : 1;
        change(limo().withCoffee(limo().coffee() - drunk).withoutTransit());
        trips = trips.with(atDestination ? rider.delivered(company, trips.terms()) : rider.waitingAt(company));
        return atDestination ? Exit.DELIVERED : Exit.ABANDONED;
    }

    /** Returns the factor, in tenths, by which the card in effect multiplies the points of a delivery. */
    private int factor(Card card, String company) {
        Limo.Ride ride = limo().ride().orElseThrow();
        String goal = trips.terms().companyCard() == Edition.DOCUMENT ? company : ride.bound();
        if (!fits(card, ride.passenger(), goal)) {
            return AS_IT_IS;
        }
        return card.kind() == Card.Kind.MULT_DELIVERY_QUARTER_SPEED ? HALF_MORE : FIFTH_MORE;
    }

    private static boolean fits(Card card, String passenger, String goal) {
        return switch (card.kind().names()) {
            case PASSENGER -> card.names().equals(passenger);
            case COMPANY -> card.names().equals(goal);
            case NOTHING, CAR -> true;
        };
    }

    private Entry board(String company, Optional<Passenger> left) {
        Optional<Passenger> next = limo().pickup().stream()
                .map(trips::passenger)
                .filter(passenger -> passenger.waitsAt(company) && !limo().hasDelivered(passenger.name()))
                .filter(passenger ->
                        left.map(one -> !one.name().equals(passenger.name())).orElse(true))
                .findFirst();
        if (next.isEmpty()) {
            return Entry.NONE;
        }
        if (limo().coffee() == 0) {
            return Entry.REFUSED;
        }
        String goal = next.get().destination().orElseThrow();
        change(limo().withRide(new Limo.Ride(next.get().name(), company, goal)));
        trips = trips.with(next.get().aboard());
        limo().cards().nextStop().ifPresent(card -> takeEffect(card, next.get().name(), goal));
        return Entry.BOARDED;
    }

    /**
     * The card for the next stop takes effect for the transit, if atDestination is coffee for it (Power-Up Orders).
     */
    private void takeEffect(Card card, String passenger, String goal) {
        if (limo().coffee() < 2) {
            reports.add(TripReport.of(seat, Status.POWER_UP_ILLEGAL_TO_PLAY, card));
            return;
        }
        boolean inEffect = trips.terms().misfit() == Edition.DOCUMENT || fits(card, passenger, goal);
        change(limo().withCards(limo().cards().boarded(inEffect)));
        reports.add(TripReport.of(seat, inEffect ? Status.POWER_UP_PLAYED : Status.POWER_UP_ILLEGAL_TO_PLAY, card));
    }

    /** Removes random cards that a higher score no longer allows (Power-Up Orders). */
    private void limitHand() {
        int most = Score.mostInHand(Score.of(trips, seat, stop));
        while (limo().cards().hand().size() > most) {
            Chance.Drawn drawn = trips.chance().below(limo().cards().hand().size());
            Card card = limo().cards().hand().get(drawn.whole()).card();
            trips = trips.with(drawn.rest());
            change(limo().withCards(limo().cards().discarded(card)));
            reports.add(TripReport.of(seat, Status.POWER_UP_HAND_TOO_MANY, card));
        }
    }

    private static Status status(Exit exit, Entry entry) {
        return switch (exit) {
            case REFUSED -> Status.PASSENGER_REFUSED_ENEMY;
            case NONE ->
                pick(entry, Status.PASSENGER_NO_ACTION, Status.PASSENGER_PICKED_UP, Status.PASSENGER_REFUSED_NO_COFFEE);
            case DELIVERED ->
                pick(
                        entry,
                        Status.PASSENGER_DELIVERED,
                        Status.PASSENGER_DELIVERED_AND_PICKED_UP,
                        Status.PASSENGER_DELIVERED_AND_PICK_UP_REFUSED);
            case ABANDONED ->
                pick(
                        entry,
                        Status.PASSENGER_ABANDONED,
                        Status.PASSENGER_DELIVERED_AND_PICKED_UP,
                        Status.PASSENGER_DELIVERED_AND_PICK_UP_REFUSED);
        };
    }

    private static Status pick(Entry entry, Status none, Status boarded, Status refused) {
        return switch (entry) {
            case NONE -> none;
            case BOARDED -> boarded;
            case REFUSED -> refused;
        };
    }

    private Limo limo() {
        return trips.limo(seat);
    }

    private void change(Limo changed) {
        trips = trips.with(seat, changed);
    }
}

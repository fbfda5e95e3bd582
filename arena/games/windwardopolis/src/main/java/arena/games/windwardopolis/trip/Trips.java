package arena.games.windwardopolis.trip;

import arena.game.Chance;
import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The passengers and cars of a round.
 *
 * @param busStops the bus stops of companies, and the coffee stops
 * @param terms the rules that apply
 * @param passengers all passengers, in the order of the roster
 * @param limos the car of each seat, seat 1 first
 * @param chance the source of the next draw
 */
public record Trips(
        BusStopOwners busStops, TripTerms terms, List<Passenger> passengers, List<Limo> limos, Chance chance) {

    /** The number of complete trips of one car that ends a round (Points). */
    public static final int LAST_DELIVERY = 8;

    public Trips {
        passengers = List.copyOf(passengers);
        limos = List.copyOf(limos);
    }

    /** Returns the car of a seat. */
    public Limo limo(Seat seat) {
        return limos.get(seat.index());
    }

    /** Returns the passenger with a name. */
    public Passenger passenger(String name) {
        return passengers.stream()
                .filter(passenger -> passenger.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody is called " + name));
    }

    /** Returns the passenger in the car of a seat. */
    public Optional<Passenger> onBoard(Seat seat) {
        return limo(seat).ride().map(ride -> passenger(ride.passenger()));
    }

    /** Returns the waiting passengers of a company, in the order of the roster. */
    public List<Passenger> lobby(String company) {
        return passengers.stream()
                .filter(passenger -> passenger.waitsAt(company))
                .toList();
    }

    /** Returns the seat whose car a passenger is in; nothing if in none. */
    public Optional<Seat> carOf(String passenger) {
        return Seat.firstSeats(limos.size()).stream()
                .filter(seat -> limo(seat)
                        .ride()
                        .filter(ride -> ride.passenger().equals(passenger))
                        .isPresent())
                .findFirst();
    }

    /** Returns whether a player has made the last delivery of a round. */
    public boolean isOver() {
        return winner().isPresent();
    }

    /** Returns the player with the last delivery of a round: the first seat if there are several in one tick. */
    public Optional<Seat> winner() {
        for (int seat = 0; seat < limos.size(); seat++) {
            if (limos.get(seat).account().delivered().size() >= LAST_DELIVERY) {
                return Optional.of(new Seat(seat + 1));
            }
        }
        return Optional.empty();
    }

    /** Returns whether a card waits to be applied at the beginning of the next tick. */
    public boolean hasEffects() {
        return limos.stream().anyMatch(limo -> limo.cards().atOnce().isPresent());
    }

    /** Returns the trips after an organiser has played a card for a player, which need not be in the hand. */
    public Trips played(Seat seat, Cards.Play play) {
        Limo limo = limo(seat);
        return with(seat, limo.withCards(limo.cards().dealt(play.card()).played(play)));
    }

    /**
     * Returns whether a passenger can be put into a car: not if the passenger is done, on board, or delivered by it.
     */
    public boolean canBoard(Seat seat, Passenger passenger) {
        return passenger.destination().isPresent()
                && !limo(seat).hasDelivered(passenger.name())
                && !onBoard(seat).equals(Optional.of(passenger));
    }

    /**
     * Returns the trips after a passenger was put into a car, from a lobby or from another car. A passenger who was in
     * it returns to the company of boarding; no card is in effect for the transit, and there is a coffee for its end.
     */
    public Trips boarded(Seat seat, String name) {
        Passenger passenger = passenger(name);
        Optional<Seat> other = carOf(name);
        String from = passenger
                .lobby()
                .or(() -> other.flatMap(car -> limo(car).ride()).map(Limo.Ride::from))
                .orElseThrow();
        Trips empty = other.map(car -> with(car, limo(car).withoutTransit())).orElse(this);
        Trips free = empty.limo(seat)
                .ride()
                .map(ride -> empty.with(passenger(ride.passenger()).waitingAt(ride.from())))
                .orElse(empty);
        Limo limo = free.limo(seat).withoutTransit();
        Limo.Ride ride = new Limo.Ride(name, from, passenger.destination().orElseThrow());
        return free.with(passenger.aboard())
                .with(seat, limo.withCoffee(Math.max(1, limo.coffee())).withRide(ride));
    }

    Trips with(Seat seat, Limo changed) {
        List<Limo> all = new ArrayList<>(limos);
        all.set(seat.index(), changed);
        return new Trips(busStops, terms, passengers, all, chance);
    }

    Trips with(Passenger changed) {
        List<Passenger> all = passengers.stream()
                .map(passenger -> passenger.name().equals(changed.name()) ? changed : passenger)
                .toList();
        return new Trips(busStops, terms, all, limos, chance);
    }

    Trips with(Chance rest) {
        return new Trips(busStops, terms, passengers, limos, rest);
    }
}

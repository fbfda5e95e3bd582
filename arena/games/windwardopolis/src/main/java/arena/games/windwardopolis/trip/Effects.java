package arena.games.windwardopolis.trip;

import arena.game.Chance;
import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The effects of immediate cards at the beginning of a tick (Power-Up Orders). It is mutable and serves one tick. */
public final class Effects {

    /** The time for which cars are slow or stopped: 30 seconds. */
    public static final int TICKS = 1_800;

    /** The distance in squares from its destination within which a car cannot be stopped or relocated. */
    private static final int NEAR = 3;

    private final long tick;
    private final List<CarPlace> cars;
    private final List<TripReport> reports = new ArrayList<>();
    private Trips trips;
    private boolean relocateCars;

    private Effects(Trips trips, long tick, List<CarPlace> cars) {
        this.trips = trips;
        this.tick = tick;
        this.cars = cars;
    }

    /**
     * The result of cards.
     *
     * @param relocateCars whether all cars must be relocated, which is outside of the trips
     */
    public record Applied(Trips trips, List<TripReport> reports, boolean relocateCars) {
        public Applied {
            reports = List.copyOf(reports);
        }
    }

    /** The effect of a card. */
    private enum Effect {
        /** It took effect. */
        PLAYED,
        /** It had no effect, and is lost. */
        LOST,
        /** It had no effect, and returns to the hand. */
        RETURNED
    }

    /**
     * Applies all cards of this tick, in the order of seats.
     *
     * @param cars the place of each car, seat 1 first
     */
    public static Applied apply(Trips trips, long tick, List<CarPlace> cars) {
        Effects effects = new Effects(trips, tick, cars);
        Seat.firstSeats(cars.size())
                .forEach(seat -> trips.limo(seat).cards().atOnce().ifPresent(play -> effects.apply(seat, play)));
        return new Applied(effects.trips, effects.reports, effects.relocateCars);
    }

    private void apply(Seat seat, Cards.Play play) {
        change(seat, cards(seat).withoutAtOnce());
        Effect effect = switch (play.card().kind()) {
            case MOVE_PASSENGER -> movePassenger(play.target());
            case CHANGE_DESTINATION -> changeDestination(car(play));
            case ALL_OTHER_CARS_QUARTER_SPEED -> slowOthers(seat);
            case STOP_CAR -> stop(car(play));
            case RELOCATE_ALL_CARS -> relocateCars();
            case RELOCATE_ALL_PASSENGERS -> relocatePassengers(seat);
            case MULT_DELIVERY_QUARTER_SPEED, MULT_DELIVERING_PASSENGER, MULT_DELIVER_AT_COMPANY ->
                throw new IllegalArgumentException("a card of a transit does not work at once: " + play);
        };
        if (effect == Effect.RETURNED) {
            change(seat, cards(seat).returned(play.card()));
        }
        Status status = effect == Effect.PLAYED ? Status.POWER_UP_PLAYED : Status.POWER_UP_ILLEGAL_TO_PLAY;
        reports.add(TripReport.of(seat, status, play.card()));
    }

    private static Seat car(Cards.Play play) {
        return new Seat(Integer.parseInt(play.target()));
    }

    private Effect movePassenger(String name) {
        Passenger passenger = trips.passenger(name);
        if (passenger.lobby().isEmpty()) {
            return Effect.LOST;
        }
        moveElsewhere(passenger);
        return Effect.PLAYED;
    }

    /** Moves a waiting passenger to another company that is not the destination. */
    private void moveElsewhere(Passenger passenger) {
        String company = draw(trips.busStops().companies().stream()
                .filter(other -> !passenger.waitsAt(other) && !passenger.wantsTo(other))
                .toList());
        trips = trips.with(passenger.waitingAt(company));
    }

    private Effect changeDestination(Seat seat) {
        Optional<Passenger> rider = trips.onBoard(seat);
        if (rider.isEmpty()) {
            return Effect.LOST;
        }
        if (isNear(seat)) {
            return Effect.RETURNED;
        }
        String from = trips.limo(seat).ride().orElseThrow().from();
        String company = draw(trips.busStops().companies().stream()
                .filter(other -> !other.equals(from) && !rider.get().wantsTo(other))
                .toList());
        trips = trips.with(rider.get().redirected(company));
        return Effect.PLAYED;
    }

    private Effect slowOthers(Seat seat) {
        for (Seat other : Seat.firstSeats(cars.size())) {
            if (!other.equals(seat)) {
                Limo limo = trips.limo(other);
                trips = trips.with(
                        other,
                        limo.withTimers(new Limo.Timers(
                                tick + limo.slowTicks(tick) + TICKS,
                                limo.timers().stoppedUntil())));
            }
        }
        return Effect.PLAYED;
    }

    private Effect stop(Seat seat) {
        if (trips.busStops().isStop(cars.get(seat.index()).tile()) || isNear(seat)) {
            return Effect.RETURNED;
        }
        Limo limo = trips.limo(seat);
        long before = trips.terms().stopAgain() == Edition.DOCUMENT ? limo.stoppedTicks(tick) : 0;
        trips = trips.with(seat, limo.withTimers(new Limo.Timers(limo.timers().slowUntil(), tick + before + TICKS)));
        return Effect.PLAYED;
    }

    private Effect relocateCars() {
        relocateCars = true;
        return Effect.PLAYED;
    }

    /** An enemy of the player's passenger who waits at that passenger's destination stays there. */
    private Effect relocatePassengers(Seat seat) {
        Optional<Passenger> rider = trips.onBoard(seat);
        for (Passenger passenger : trips.passengers()) {
            boolean stays = rider.filter(one -> one.enemies().contains(passenger.name()))
                    .flatMap(Passenger::destination)
                    .filter(passenger::waitsAt)
                    .isPresent();
            if (passenger.lobby().isPresent() && !stays) {
                moveElsewhere(passenger);
            }
        }
        return Effect.PLAYED;
    }

    /** Returns whether a car is within three squares of its passenger's destination, or of the stop of its path. */
    private boolean isNear(Seat seat) {
        CarPlace car = cars.get(seat.index());
        Optional<MapTile> goal = trips.onBoard(seat)
                .map(rider -> rider.destination().map(trips.busStops()::stop))
                .orElseGet(() -> car.pathEnd().filter(trips.busStops()::isStop));
        return goal.filter(tile -> car.tile().distance(tile) <= NEAR).isPresent();
    }

    private String draw(List<String> companies) {
        Chance.Drawn drawn = trips.chance().below(companies.size());
        trips = trips.with(drawn.rest());
        return companies.get(drawn.whole());
    }

    private Cards cards(Seat seat) {
        return trips.limo(seat).cards();
    }

    private void change(Seat seat, Cards changed) {
        trips = trips.with(seat, trips.limo(seat).withCards(changed));
    }
}

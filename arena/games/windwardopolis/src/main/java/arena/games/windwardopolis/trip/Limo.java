package arena.games.windwardopolis.trip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player's car as far as its trips are concerned.
 *
 * @param ride the transit under way
 * @param coffee the number of servings on board
 * @param pickup the passengers to pick up, the most wanted first
 * @param account the earnings of the player
 * @param cards the player's cards
 * @param timers the time for which other players' cards affect the car
 */
public record Limo(Optional<Ride> ride, int coffee, List<String> pickup, Account account, Cards cards, Timers timers) {

    /** The amount of coffee after a visit to a store, and at the beginning (Coffee Stores). */
    public static final int MOST_COFFEE = 3;

    /**
     * A transit under way.
     *
     * @param passenger the passenger on board
     * @param from the company where the passenger boarded
     * @param bound the destination at that time
     */
    public record Ride(String passenger, String from, String bound) {}

    /**
     * The earnings of a player.
     *
     * @param delivered the passengers of complete trips, in order
     * @param tenths the points of these trips in tenths, which can represent a half and a fifth more
     */
    public record Account(List<String> delivered, int tenths) {
        public Account {
            delivered = List.copyOf(delivered);
        }

        Account with(String passenger, int moreTenths) {
            List<String> more = new ArrayList<>(delivered);
            more.add(passenger);
            return new Account(more, tenths + moreTenths);
        }
    }

    /**
     * The times for which other players' cards affect a car.
     *
     * @param slowUntil the tick before which ALL_OTHER_CARS_QUARTER_SPEED applies
     * @param stoppedUntil the tick before which STOP_CAR applies
     */
    public record Timers(long slowUntil, long stoppedUntil) {
        static final Timers NONE = new Timers(0, 0);
    }

    public Limo {
        pickup = List.copyOf(pickup);
        if (coffee < 0) {
            throw new IllegalArgumentException("no car has " + coffee + " servings of coffee");
        }
    }

    /** Returns a car at the beginning of a round. */
    static Limo empty(List<Card> deck) {
        return new Limo(
                Optional.empty(), MOST_COFFEE, List.of(), new Account(List.of(), 0), Cards.inDeck(deck), Timers.NONE);
    }

    /** Returns the number of ticks, from this one on, for which other players slow the car. */
    public long slowTicks(long tick) {
        return Math.max(0, timers.slowUntil() - tick);
    }

    /** Returns the number of ticks, from this one on, for which other players stop the car. */
    public long stoppedTicks(long tick) {
        return Math.max(0, timers.stoppedUntil() - tick);
    }

    /** Returns whether the transit under way is a slow one. */
    public boolean isSlowInTransit() {
        return cards.transit()
                .filter(card -> card.kind() == Card.Kind.MULT_DELIVERY_QUARTER_SPEED)
                .isPresent();
    }

    /** Returns whether the player has delivered this passenger. */
    public boolean hasDelivered(String passenger) {
        return account.delivered().contains(passenger);
    }

    Limo withRide(Ride begun) {
        return new Limo(Optional.of(begun), coffee, without(pickup, begun.passenger()), account, cards, timers);
    }

    Limo withoutRide() {
        return new Limo(Optional.empty(), coffee, pickup, account, cards, timers);
    }

    /** Returns the car without a passenger and without the card that was in effect for the transit. */
    Limo withoutTransit() {
        return withoutRide().withCards(cards.withoutTransit());
    }

    Limo withCoffee(int changed) {
        return new Limo(ride, changed, pickup, account, cards, timers);
    }

    /** Returns the car with another pick-up list, without passengers that the player has delivered. */
    Limo withPickup(List<String> changed) {
        List<String> possible = changed.stream()
                .filter(passenger -> !hasDelivered(passenger))
                .distinct()
                .toList();
        return new Limo(ride, coffee, possible, account, cards, timers);
    }

    Limo withAccount(Account changed) {
        return new Limo(ride, coffee, pickup, changed, cards, timers);
    }

    Limo withCards(Cards changed) {
        return new Limo(ride, coffee, pickup, account, changed, timers);
    }

    Limo withTimers(Timers changed) {
        return new Limo(ride, coffee, pickup, account, cards, changed);
    }

    private static List<String> without(List<String> list, String one) {
        return list.stream().filter(other -> !other.equals(one)).toList();
    }
}

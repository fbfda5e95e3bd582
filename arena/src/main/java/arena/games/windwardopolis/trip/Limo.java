package arena.games.windwardopolis.trip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player's car as far as its trips go.
 *
 * @param ride the transit under way
 * @param coffee how many servings are on board
 * @param pickup who is to board, the most wanted first
 * @param account what the player has earned
 * @param cards the player's cards
 * @param timers how long other players' cards work on the car
 */
public record Limo(Optional<Ride> ride, int coffee, List<String> pickup, Account account, Cards cards, Timers timers) {

    /** How much coffee a store stocks up to, and everybody begins with (Coffee Stores). */
    public static final int MOST_COFFEE = 3;

    /**
     * A transit under way.
     *
     * @param passenger who is on board
     * @param from the company where the passenger boarded
     * @param bound the destination at that time
     */
    public record Ride(String passenger, String from, String bound) {}

    /**
     * What a player has earned.
     *
     * @param delivered the passengers of complete trips, in order
     * @param tenths the points of these trips in tenths, which hold a half and a fifth more
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
     * How long other players' cards work.
     *
     * @param slowUntil the tick before which ALL_OTHER_CARS_QUARTER_SPEED works
     * @param stoppedUntil the tick before which STOP_CAR works
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

    /** Returns for how many ticks from this one on the car is slow because of other players. */
    public long slowTicks(long tick) {
        return Math.max(0, timers.slowUntil() - tick);
    }

    /** Returns for how many ticks from this one on the car is stopped because of other players. */
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

    /** Returns the car with nobody on board, and no card in effect for who was. */
    Limo withoutTransit() {
        return withoutRide().withCards(cards.withoutTransit());
    }

    Limo withCoffee(int changed) {
        return new Limo(ride, changed, pickup, account, cards, timers);
    }

    /** Returns the car with another list; whom the player has delivered is left out of it. */
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

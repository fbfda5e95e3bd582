package arena.games.windwardopolis.view;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.Status;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What one may see at an update: exactly what {@code input_i.txt} tells.
 *
 * @param names the teams, seat 1 first
 * @param me the seat of the reader; 0 for who plays no part
 * @param tick how many ticks have passed
 * @param fixed what does not change in a round; told before its first tick only, and known to who remembers it
 * @param news what has happened since the last update
 * @param cars the car of each seat
 * @param passengers all passengers in the order of the roster
 * @param own what is secret, by seat: a player's own, of all for the referee, of nobody for who watches
 */
public record WindwardopolisView(
        List<String> names,
        int me,
        long tick,
        Optional<Fixed> fixed,
        List<ReportLine> news,
        List<Car> cars,
        List<Guest> passengers,
        SortedMap<Integer, Own> own) {

    /**
     * How time passes in a round.
     *
     * @param waits whether the world waits for the orders of those who are told something
     * @param updateTicks how many ticks there are between two updates
     * @param acceleration by how much the speed of a car rises in a turn of six ticks, in tenths of a map unit a turn
     */
    public record Pace(boolean waits, int updateTicks, int acceleration) {

        private static final float TENTHS = 10;

        /** Returns by how much the speed of a car rises in a tick, in map units a turn of six ticks. */
        public float accelerationInTick() {
            return acceleration / TENTHS / TileLane.TICKS_IN_TURN;
        }
    }

    /**
     * What does not change in a round.
     *
     * @param pace how time passes
     * @param map the lines of the map's text
     * @param companies the bus stop of each company
     * @param stores the coffee stops
     * @param people what is fixed about each passenger, in the order of the roster
     */
    public record Fixed(
            Pace pace,
            List<String> map,
            SortedMap<String, MapTile> companies,
            List<MapTile> stores,
            List<Person> people) {
        public Fixed {
            map = List.copyOf(map);
            companies = Sorted.copy(companies);
            stores = List.copyOf(stores);
            people = List.copyOf(people);
        }
    }

    /**
     * What is fixed about a passenger.
     *
     * @param points for a complete trip
     * @param enemies by name, in alphabetical order
     */
    public record Person(String name, int points, List<String> enemies) {
        public Person {
            enemies = List.copyOf(enemies);
        }
    }

    /**
     * Something that has happened.
     *
     * @param status what
     * @param seat whose car it is about
     * @param card the card it is about, if any
     */
    public record ReportLine(Status status, int seat, Optional<Card> card) {}

    /**
     * A car.
     *
     * @param tile on which it is
     * @param angle where it drives: 0 for the north and clockwise, in degrees
     * @param thousandths of a point, the part of the trip under way included
     * @param coffee how many servings are on board
     * @param delivered the passengers of complete trips, in order
     * @param trip who is on board
     * @param effects what cards do to it
     */
    public record Car(
            MapTile tile,
            int angle,
            long thousandths,
            int coffee,
            List<String> delivered,
            Optional<Trip> trip,
            Effects effects) {
        public Car {
            delivered = List.copyOf(delivered);
        }
    }

    /**
     * A trip under way.
     *
     * @param from the company where the passenger boarded
     * @param bound the destination at that time
     */
    public record Trip(String passenger, String from, String bound) {}

    /**
     * What cards do to a car; they lie face up.
     *
     * @param slowTicks for how many ticks more other players slow it down
     * @param stoppedTicks for how many ticks more other players stop it
     * @param nextStop the card for the next pick-up
     * @param transit the card in effect for the passenger on board
     */
    public record Effects(long slowTicks, long stoppedTicks, Optional<Card> nextStop, Optional<Card> transit) {}

    /**
     * A passenger.
     *
     * @param lobby the company where the passenger waits; empty in a car, and after the last trip
     * @param destination where to next; empty after the last trip
     * @param route where to after that
     */
    public record Guest(String name, Optional<String> lobby, Optional<String> destination, List<String> route) {
        public Guest {
            route = List.copyOf(route);
        }

        static Guest of(Passenger passenger) {
            return new Guest(passenger.name(), passenger.lobby(), passenger.destination(), passenger.route());
        }
    }

    /**
     * What a player knows alone.
     *
     * @param path what the car has still to drive
     * @param pickup who is to board
     * @param deck the cards not drawn yet
     * @param hand the cards that were drawn
     * @param atOnce the card that works at the beginning of the next tick
     */
    public record Own(
            List<MapTile> path,
            List<String> pickup,
            List<Card> deck,
            List<Cards.Held> hand,
            Optional<Cards.Play> atOnce) {
        public Own {
            path = List.copyOf(path);
            pickup = List.copyOf(pickup);
            deck = List.copyOf(deck);
            hand = List.copyOf(hand);
        }
    }

    public WindwardopolisView {
        names = List.copyOf(names);
        news = List.copyOf(news);
        cars = List.copyOf(cars);
        passengers = List.copyOf(passengers);
        own = Sorted.copy(own);
    }

    WindwardopolisView with(Optional<Fixed> known) {
        return new WindwardopolisView(names, me, tick, known, news, cars, passengers, own);
    }
}

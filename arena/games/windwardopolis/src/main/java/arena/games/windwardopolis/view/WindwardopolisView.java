package arena.games.windwardopolis.view;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.Status;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The view of a round at an update: exactly the content of {@code input_i.txt}.
 *
 * @param names the teams, seat 1 first
 * @param me the seat of the reader; 0 for a spectator
 * @param tick the number of ticks that have passed
 * @param fixed the facts that never change; sent only before the first tick, so the reader must keep them
 * @param news the events since the last update
 * @param cars the car of each seat
 * @param passengers all passengers in the order of the roster
 * @param own the secrets by seat: a player's own, all for the referee, none for a spectator
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
     * The course of time in a round.
     *
     * @param waits whether the match waits for the orders of the seats that receive an update
     * @param updateTicks the number of ticks between two updates
     * @param acceleration the increase of a car's speed in a turn of six ticks, in tenths of a map unit a turn
     */
    public record Pace(boolean waits, int updateTicks, int acceleration) {

        private static final float TENTHS = 10;

        /** Returns the increase of a car's speed in a tick, in map units a turn of six ticks. */
        public float accelerationInTick() {
            return acceleration / TENTHS / TileLane.TICKS_IN_TURN;
        }
    }

    /**
     * The facts of a round that never change.
     *
     * @param pace the course of time
     * @param map the lines of the map's text
     * @param companies the bus stop of each company
     * @param stores the coffee stops
     * @param people the fixed facts of each passenger, in the order of the roster
     */
    public record Fixed(
            Pace pace,
            List<String> map,
            SortedMap<String, MapTile> companies,
            List<MapTile> stores,
            List<Person> people) {
        public Fixed {
            map = List.copyOf(map);
            companies = sorted(companies);
            stores = List.copyOf(stores);
            people = List.copyOf(people);
        }

        /**
         * Returns the city of the map.
         *
         * @throws IllegalArgumentException if the map has an error
         */
        public CityMap city() {
            MapText text = MapText.of(map.stream().map(line -> line + "\n").collect(Collectors.joining()));
            return text.city()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "the first view has no map: " + text.faults().get(0)));
        }
    }

    /**
     * The fixed facts of a passenger.
     *
     * @param points the points for a complete trip
     * @param enemies the names of the enemies, in alphabetical order
     */
    public record Person(String name, int points, List<String> enemies) {
        public Person {
            enemies = List.copyOf(enemies);
        }
    }

    /**
     * An event.
     *
     * @param status the kind of event
     * @param seat the seat whose car it concerns
     * @param card the card that it concerns, if any
     */
    public record ReportLine(Status status, int seat, Optional<Card> card) {}

    /**
     * A car.
     *
     * @param tile its tile
     * @param angle its direction: 0 for the north and clockwise, in degrees
     * @param thousandths its score in thousandths of a point, the present trip included
     * @param coffee the number of servings on board
     * @param delivered the passengers of complete trips, in order
     * @param trip the present trip
     * @param effects the effects of cards on it
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
     * The effects of cards on a car, which all players see.
     *
     * @param slowTicks the number of ticks for which cards of other players still slow it down
     * @param stoppedTicks the number of ticks for which cards of other players still stop it
     * @param nextStop the card for the next pick-up
     * @param transit the card in effect for the passenger on board
     */
    public record Effects(long slowTicks, long stoppedTicks, Optional<Card> nextStop, Optional<Card> transit) {}

    /**
     * A passenger.
     *
     * @param lobby the company where the passenger waits; empty in a car, and after the last trip
     * @param destination the next destination; empty after the last trip
     * @param route the destinations after that
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
     * The secrets of a player.
     *
     * @param path the rest of the car's path
     * @param pickup the passengers to pick up
     * @param deck the cards not drawn yet
     * @param hand the cards that were drawn
     * @param atOnce the card that takes effect at the beginning of the next tick
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
        own = sorted(own);
    }

    /**
     * Returns the secrets of the reader.
     *
     * @throws java.util.NoSuchElementException if the reader is no player
     */
    public Own ownSecrets() {
        return Optional.ofNullable(own.get(me)).orElseThrow();
    }

    WindwardopolisView with(Optional<Fixed> known) {
        return new WindwardopolisView(names, me, tick, known, news, cars, passengers, own);
    }

    private static <K extends Comparable<K>, T> SortedMap<K, T> sorted(SortedMap<K, T> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }
}

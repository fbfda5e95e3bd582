package arena.games.windwardopolis.picture;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Status;
import java.util.List;
import java.util.Optional;

/**
 * What is where at one moment of a round.
 *
 * @param tick how many ticks have passed
 * @param over whether the round is over
 * @param signals a letter for each signal of the city: the headings that have green are {@code N} for north and south,
 *     {@code E} for east and west; in small letters if they have yellow
 * @param cars the car of each seat, seat 1 first
 * @param passengers in the order of the roster
 * @param news what the viewer is told at this moment
 */
public record RoundScene(
        long tick,
        boolean over,
        String signals,
        List<Limousine> cars,
        List<Traveller> passengers,
        List<RoundReport> news) {

    /**
     * A car.
     *
     * @param number of its seat
     * @param name of its team
     * @param x of its centre in map units, of which a tile has 24
     * @param y of its centre in map units
     * @param angle 0 for the north and clockwise, in degrees
     * @param tile on which it is
     * @param thousandths of a point, the part of the trip under way included
     * @param coffee how many servings are on board
     * @param delivered the passengers of complete trips, in order
     * @param trip who is on board
     * @param slowTicks for how many ticks more other players slow it down
     * @param stoppedTicks for how many ticks more other players stop it
     * @param nextStop the card for the next pick-up
     * @param transit the card in effect for the passenger on board
     * @param gone whether its program is there no longer
     * @param own what its player knows alone; nothing if the viewer may not see it
     */
    public record Limousine(
            int number,
            String name,
            int x,
            int y,
            int angle,
            MapTile tile,
            long thousandths,
            int coffee,
            List<String> delivered,
            Optional<Trip> trip,
            long slowTicks,
            long stoppedTicks,
            Optional<String> nextStop,
            Optional<String> transit,
            boolean gone,
            Optional<Own> own) {
        public Limousine {
            delivered = List.copyOf(delivered);
        }
    }

    /**
     * A trip under way.
     *
     * @param from the company where the passenger boarded
     * @param destination where the passenger wants to go
     */
    public record Trip(String passenger, String from, Optional<String> destination) {}

    /**
     * What a player knows alone.
     *
     * @param path what the car has still to drive, from the tile on which it is: a letter for each step to the next
     *     tile, N, E, S or W; as far as one can drive it
     * @param pickup who is to board
     * @param hand the cards that were drawn
     * @param deck how many were not
     */
    public record Own(String path, List<String> pickup, List<Held> hand, int deck) {
        public Own {
            pickup = List.copyOf(pickup);
            hand = List.copyOf(hand);
        }
    }

    /**
     * A card in the hand.
     *
     * @param ready whether it may be played
     */
    public record Held(String card, boolean ready) {}

    /**
     * A passenger.
     *
     * @param lobby the company where the passenger waits; nothing in a car, and after the last trip
     * @param destination where to next; nothing after the last trip
     * @param route where to after that
     */
    public record Traveller(String name, Optional<String> lobby, Optional<String> destination, List<String> route) {
        public Traveller {
            route = List.copyOf(route);
        }
    }

    /**
     * Something that has happened.
     *
     * @param status what
     * @param seat whose car it is about
     * @param card the card it is about, if any
     */
    public record RoundReport(Status status, int seat, Optional<String> card) {}

    public RoundScene {
        cars = List.copyOf(cars);
        passengers = List.copyOf(passengers);
        news = List.copyOf(news);
    }
}

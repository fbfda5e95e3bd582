package arena.games.windwardopolis.picture;

import arena.game.Scene;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Status;
import java.util.List;
import java.util.Optional;

/**
 * The part of the scene that changes in a round.
 *
 * @param tick the number of ticks that have passed
 * @param over whether the round is over
 * @param signals a letter for each signal of the city: {@code N} if north and south have green, {@code E} if east and
 *     west have; in lower case for yellow
 * @param cars the car of each seat, seat 1 first
 * @param passengers the passengers, in the order of the roster
 * @param news the reports for the viewer at this moment
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
     * @param number the number of its seat
     * @param name the name of its team
     * @param thousandths its score in thousandths of a point, the present trip included
     * @param coffee the number of servings on board
     * @param delivered the passengers of complete trips, in order
     * @param trip the present trip
     * @param gone whether its program has left
     * @param own the secrets of its player; empty if the viewer may not see them
     */
    public record Limousine(
            int number,
            String name,
            Position position,
            long thousandths,
            int coffee,
            List<String> delivered,
            Optional<Trip> trip,
            CardEffects effects,
            boolean gone,
            Optional<Own> own) {
        public Limousine {
            delivered = List.copyOf(delivered);
        }
    }

    /**
     * A position of a car.
     *
     * @param x the position of its centre in map units, of which a tile has 24
     * @param y the position of its centre in map units
     * @param angle its direction: 0 for the north and clockwise, in degrees
     * @param tile its tile
     */
    public record Position(int x, int y, int angle, MapTile tile) implements Scene.Inlined {}

    /**
     * The effects of cards on a car.
     *
     * @param slowTicks the number of ticks for which cards of other players still slow it down
     * @param stoppedTicks the number of ticks for which cards of other players still stop it
     * @param nextStop the card for the next pick-up
     * @param transit the card in effect for the passenger on board
     */
    public record CardEffects(long slowTicks, long stoppedTicks, Optional<String> nextStop, Optional<String> transit)
            implements Scene.Inlined {}

    /**
     * A trip under way.
     *
     * @param from the company where the passenger boarded
     * @param destination the destination of the passenger
     */
    public record Trip(String passenger, String from, Optional<String> destination) {}

    /**
     * The secrets of a player.
     *
     * @param path the rest of the car's path, from its present tile: a letter for each step to the next tile, N, E, S
     *     or W, up to the first step that no car can drive
     * @param pickup the passengers to pick up
     * @param hand the cards that were drawn
     * @param deck the number of cards that were not drawn
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
     * @param lobby the company where the passenger waits; empty in a car, and after the last trip
     * @param destination the next destination; empty after the last trip
     * @param route the destinations after that
     */
    public record Traveller(String name, Optional<String> lobby, Optional<String> destination, List<String> route) {
        public Traveller {
            route = List.copyOf(route);
        }
    }

    /**
     * An event.
     *
     * @param status the kind of event
     * @param seat the seat whose car it concerns
     * @param card the card that it concerns, if any
     */
    public record RoundReport(Status status, int seat, Optional<String> card) {}

    public RoundScene {
        cars = List.copyOf(cars);
        passengers = List.copyOf(passengers);
        news = List.copyOf(news);
    }
}

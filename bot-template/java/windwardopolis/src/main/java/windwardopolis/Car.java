package windwardopolis;

import java.util.List;
import java.util.Optional;

/**
 * A player's limousine.
 *
 * @param seat from 1
 * @param team whose it is
 * @param angle where it points: 0 for the north and clockwise, in degrees
 * @param score with the part of the trip under way
 * @param coffee how many servings are on board
 * @param slowTicks for how many ticks more a card of another player slows it down
 * @param stoppedTicks for how many ticks more a card stops it
 * @param trip who is on board
 * @param nextStop the card that it takes on with its next passenger
 * @param transit the card in effect
 * @param delivered the passengers of its complete trips
 */
public record Car(
        int seat,
        String team,
        Tile tile,
        int angle,
        double score,
        int coffee,
        int slowTicks,
        int stoppedTicks,
        Optional<Trip> trip,
        Optional<Card> nextStop,
        Optional<Card> transit,
        List<String> delivered) {

    /**
     * A trip under way.
     *
     * @param passenger who is on board
     * @param from the company where the passenger boarded
     * @param bound the destination at that time; a card may have changed it since
     */
    public record Trip(String passenger, String from, String bound) {}

    public Car {
        delivered = List.copyOf(delivered);
    }

    /** Returns how many cards its player may have in the hand. */
    public int handLimit() {
        return score < 0.5 ? 4 : score < 6 ? 3 : score < 8.5 ? 2 : 1;
    }
}

package windwardopolis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A power-up card.
 *
 * @param about the passenger or company that two kinds of cards name; empty for the others
 */
public record Card(Card.Kind kind, String about) {

    /** What a card does. */
    public enum Kind {
        /** Played with a passenger who waits: moves that one to another company. */
        MOVE_PASSENGER,
        /** Played with a car: its passenger is given another destination. */
        CHANGE_DESTINATION,
        /** My next transit at a quarter of the speed, for half as many points again. */
        MULT_DELIVERY_QUARTER_SPEED,
        ALL_OTHER_CARS_QUARTER_SPEED,
        /** Played with a car: it stops for 1,800 ticks. */
        STOP_CAR,
        RELOCATE_ALL_CARS,
        RELOCATE_ALL_PASSENGERS,
        /** My next transit gives a fifth more points if it is the passenger whom the card names. */
        MULT_DELIVERING_PASSENGER,
        /** My next transit gives a fifth more points if it ends as a delivery at the company that the card names. */
        MULT_DELIVER_AT_COMPANY;

        /** Returns whether it is for the next transit, and costs a second coffee. */
        public boolean isForTransit() {
            return name().startsWith("MULT_");
        }
    }

    /** Reads a text such as {@code STOP_CAR} or {@code MULT_DELIVER_AT_COMPANY Apple}; nothing of {@code -}. */
    static Optional<Card> of(String text) {
        String word = text.split(" ", 2)[0];
        return Stream.of(Kind.values())
                .filter(kind -> kind.name().equals(word.toUpperCase(Locale.ROOT)))
                .findFirst()
                .map(kind -> new Card(kind, text.substring(word.length()).strip()));
    }

    static List<Card> list(List<String> texts) {
        return texts.stream().flatMap(text -> of(text).stream()).toList();
    }

    @Override
    public String toString() {
        return about.isEmpty() ? kind.name() : kind + " " + about;
    }
}

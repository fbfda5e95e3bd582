package arena.games.windwardopolis.trip;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A power-up card.
 *
 * @param kind the effect of the card
 * @param names the passenger or the company that the card applies to; empty if there is none
 */
public record Card(Kind kind, String names) {

    /** The object of a card or its play. */
    public enum About {
        /** Nothing further. */
        NOTHING,
        /** A passenger. */
        PASSENGER,
        /** A company. */
        COMPANY,
        /** A player's car. */
        CAR
    }

    /** The kind of a card, which is its effect (Power-Ups). */
    public enum Kind {
        /** Moves a waiting passenger to another company. */
        MOVE_PASSENGER(About.NOTHING, About.PASSENGER, false),
        /** Changes the destination of a car's passenger. */
        CHANGE_DESTINATION(About.NOTHING, About.CAR, false),
        /** Gives one and a half times the points for a transit at a quarter of the speed. */
        MULT_DELIVERY_QUARTER_SPEED(About.NOTHING, About.NOTHING, true),
        /** Slows all other cars down. */
        ALL_OTHER_CARS_QUARTER_SPEED(About.NOTHING, About.NOTHING, false),
        /** Stops a car. */
        STOP_CAR(About.NOTHING, About.CAR, false),
        /** Relocates all cars. */
        RELOCATE_ALL_CARS(About.NOTHING, About.NOTHING, false),
        /** Relocates all waiting passengers. */
        RELOCATE_ALL_PASSENGERS(About.NOTHING, About.NOTHING, false),
        /** Gives a fifth more points for one passenger. */
        MULT_DELIVERING_PASSENGER(About.PASSENGER, About.NOTHING, true),
        /** Gives a fifth more points at one company. */
        MULT_DELIVER_AT_COMPANY(About.COMPANY, About.NOTHING, true);

        private final About names;
        private final About target;
        private final boolean transit;

        Kind(About names, About target, boolean transit) {
            this.names = names;
            this.target = target;
            this.transit = transit;
        }

        /** Returns the object that the card itself names. */
        public About names() {
            return names;
        }

        /** Returns the object that a player names when playing the card. */
        public About target() {
            return target;
        }

        /** Returns whether it is for a transit: it applies first to the next stop, then to the transit. */
        public boolean isTransit() {
            return transit;
        }
    }

    public Card {
        if (names.isEmpty() != (kind.names() == About.NOTHING)) {
            throw new IllegalArgumentException("no card is for this: " + kind + " \"" + names + "\"");
        }
    }

    /** Returns a card that names nothing. */
    public static Card of(Kind kind) {
        return new Card(kind, "");
    }

    /** Returns the card that a text names; nothing if there is none. */
    public static Optional<Card> read(String text) {
        int end = text.indexOf(' ');
        String word = end < 0 ? text : text.substring(0, end);
        String name = end < 0 ? "" : text.substring(end + 1);
        return Stream.of(Kind.values())
                .filter(kind -> kind.name().equals(word))
                .filter(kind -> name.isEmpty() == (kind.names() == About.NOTHING))
                .map(kind -> new Card(kind, name))
                .findFirst();
    }

    /** Returns the name of the card in orders. */
    public String text() {
        return names.isEmpty() ? kind.name() : kind.name() + " " + names;
    }
}

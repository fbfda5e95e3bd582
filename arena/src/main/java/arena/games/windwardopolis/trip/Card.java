package arena.games.windwardopolis.trip;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A power-up card.
 *
 * @param kind what it does
 * @param names the passenger or the company that the card itself is made for; empty if it is for none
 */
public record Card(Kind kind, String names) {

    /** What a card or its play is about. */
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

    /** What a card does (Power-Ups). */
    public enum Kind {
        /** Moves a passenger who waits to another company. */
        MOVE_PASSENGER(About.NOTHING, About.PASSENGER, false),
        /** Changes the destination of a car's passenger. */
        CHANGE_DESTINATION(About.NOTHING, About.CAR, false),
        /** Half as many points again for a transit at a quarter of the speed. */
        MULT_DELIVERY_QUARTER_SPEED(About.NOTHING, About.NOTHING, true),
        /** Slows all others down. */
        ALL_OTHER_CARS_QUARTER_SPEED(About.NOTHING, About.NOTHING, false),
        /** Stops a car. */
        STOP_CAR(About.NOTHING, About.CAR, false),
        /** Puts all cars elsewhere. */
        RELOCATE_ALL_CARS(About.NOTHING, About.NOTHING, false),
        /** Puts all who wait elsewhere. */
        RELOCATE_ALL_PASSENGERS(About.NOTHING, About.NOTHING, false),
        /** A fifth more points for one passenger. */
        MULT_DELIVERING_PASSENGER(About.PASSENGER, About.NOTHING, true),
        /** A fifth more points at one company. */
        MULT_DELIVER_AT_COMPANY(About.COMPANY, About.NOTHING, true);

        private final About names;
        private final About target;
        private final boolean transit;

        Kind(About names, About target, boolean transit) {
            this.names = names;
            this.target = target;
            this.transit = transit;
        }

        /** Returns what the card itself is made for. */
        public About names() {
            return names;
        }

        /** Returns what a player says when he plays it. */
        public About target() {
            return target;
        }

        /** Returns whether it is for a transit: first the next stop's card, then the transit's. */
        public boolean isTransit() {
            return transit;
        }
    }

    public Card {
        if (names.isEmpty() != (kind.names() == About.NOTHING)) {
            throw new IllegalArgumentException("no card is for this: " + kind + " \"" + names + "\"");
        }
    }

    /** Returns a card that is made for nobody. */
    public static Card of(Kind kind) {
        return new Card(kind, "");
    }

    /** Returns the card that a text names; nothing if none is named so. */
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

    /** Returns how orders name it. */
    public String text() {
        return names.isEmpty() ? kind.name() : kind.name() + " " + names;
    }
}

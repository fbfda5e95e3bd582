package arena.games.acquire.state;

import java.util.Optional;
import java.util.stream.Stream;

/** The power-ups, one of each for a player and game (Power-Ups). */
public enum PowerUp {
    /** Up to three shares are free, and nothing else is bought. */
    FREE_3_STOCK(1),
    /** Up to five shares may be bought. */
    BUY_5_STOCK(2),
    /** Up to three times two shares of a chain for one of another, after the purchase. */
    TRADE_2_STOCK(3),
    /** Five tiles on top of the hand. */
    DRAW_5_TILES(4),
    /** Four tiles in this turn. */
    PLACE_4_TILES(5);

    /** How a card that is none is written. */
    public static final String NONE = "NONE";

    private final int number;

    PowerUp(int number) {
        this.number = number;
    }

    /** Returns the number of the card, from 1. */
    public int number() {
        return number;
    }

    /** Returns whether it is played before the tile is placed, and not with the purchase. */
    public boolean isForTiles() {
        return this == DRAW_5_TILES || this == PLACE_4_TILES;
    }

    /** Returns the card of that name or number; nothing if there is none. */
    public static Optional<PowerUp> of(String text) {
        return Stream.of(values())
                .filter(card -> card.name().equalsIgnoreCase(text)
                        || Integer.toString(card.number).equals(text))
                .findFirst();
    }
}

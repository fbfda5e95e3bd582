package arena.games.acquire.state;

import java.util.Optional;
import java.util.stream.Stream;

/** The power-up cards, one of each for a player and game (Power-Ups). */
public enum PowerUp {
    /** Up to three free shares, and no other purchase. */
    FREE_3_STOCK(1),
    /** Up to five shares bought. */
    BUY_5_STOCK(2),
    /** Up to three times two shares of a chain for one of another, after the purchase. */
    TRADE_2_STOCK(3),
    /** Five tiles drawn beyond the hand. */
    DRAW_5_TILES(4),
    /** Four tiles placed in this turn. */
    PLACE_4_TILES(5);

    /** The word for no card. */
    public static final String NONE = "NONE";

    private final int number;

    PowerUp(int number) {
        this.number = number;
    }

    /** Returns the number of the card, from 1. */
    public int number() {
        return number;
    }

    /** Returns whether the card is played before the tile is placed, and not with the purchase. */
    public boolean isForTiles() {
        return this == DRAW_5_TILES || this == PLACE_4_TILES;
    }

    /** Returns the card with a name or number; nothing if there is none. */
    public static Optional<PowerUp> of(String text) {
        return Stream.of(values())
                .filter(card -> card.name().equalsIgnoreCase(text)
                        || Integer.toString(card.number).equals(text))
                .findFirst();
    }
}

package acquire;

/** The cards of the contest. Each player has one of each a game. */
public enum Card {
    NONE(0),
    FREE_3_STOCK(1),
    BUY_5_STOCK(2),
    TRADE_2_STOCK(3),
    DRAW_5_TILES(4),
    PLACE_4_TILES(5);

    private final int number;

    Card(int number) {
        this.number = number;
    }

    /** Returns the card that has a number in the arena's files. */
    static Card of(int number) {
        for (Card card : values()) {
            if (card.number == number) {
                return card;
            }
        }
        throw new IllegalArgumentException("there is no card " + number);
    }
}

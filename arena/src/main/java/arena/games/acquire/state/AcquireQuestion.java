package arena.games.acquire.state;

/** What somebody is asked, and what line 1 of the input says. */
public enum AcquireQuestion {
    /** Whether a card is played before the tile is placed (QuerySpecialPowerBeforeTurn). */
    SPECIAL,
    /** Which tile is placed, and nothing else (QueryTileOnly). */
    TILE,
    /** Which tile is placed, and what is bought after it (QueryTileAndPurchase). */
    TILE_AND_STOCK,
    /** What becomes of the shares of a chain that is acquired (QueryMergeStock). */
    MERGE,
    /** Which chain is founded, if it is asked by steps. */
    CHAIN,
    /** Which of the largest chains survives, if it is asked by steps. */
    SURVIVOR,
    /** Which of equal chains is settled next, if the mover decides that. */
    DEFUNCT,
    /** What is bought, if it is asked by steps. */
    STOCK,
    /** Nothing any more: the match is over. */
    END;

    /** Returns whether a tile is asked for. */
    public boolean wantsTile() {
        return this == TILE || this == TILE_AND_STOCK;
    }

    /** Returns whether shares may be bought with the answer. */
    public boolean wantsStock() {
        return this == STOCK || this == TILE_AND_STOCK;
    }
}

package arena.games.acquire.state;

/** The question of a prompt, named in line 1 of the input. */
public enum AcquireQuestion {
    /** Whether a card is played before the tile is placed (QuerySpecialPowerBeforeTurn). */
    SPECIAL,
    /** Which tile is placed, and nothing else (QueryTileOnly). */
    TILE,
    /** Which tile is placed, and what is bought after it (QueryTileAndPurchase). */
    TILE_AND_STOCK,
    /** How to dispose of the shares of a chain that is acquired (QueryMergeStock). */
    MERGE,
    /** Which chain is founded, in a turn by steps. */
    CHAIN,
    /** Which of the largest chains survives, in a turn by steps. */
    SURVIVOR,
    /** Which of equal chains is settled next, if the mover decides that. */
    DEFUNCT,
    /** What is bought, in a turn by steps. */
    STOCK,
    /** No question: the match is over. */
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

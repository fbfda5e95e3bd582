package arena.games.acquire.state;

/** The question of a prompt, named in line 1 of the input. */
public enum AcquireQuestion {
    /** A card before the tile, or none (QuerySpecialPowerBeforeTurn). */
    SPECIAL,
    /** The tile to place, and nothing else (QueryTileOnly). */
    TILE,
    /** The tile to place, and the purchase after it (QueryTileAndPurchase). */
    TILE_AND_STOCK,
    /** The disposal of the shares of a chain that is acquired (QueryMergeStock). */
    MERGE,
    /** The chain to found, in a turn by steps. */
    CHAIN,
    /** The largest chain that survives, in a turn by steps. */
    SURVIVOR,
    /** The next of equal chains to settle, if the mover decides that. */
    DEFUNCT,
    /** The purchase, in a turn by steps. */
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

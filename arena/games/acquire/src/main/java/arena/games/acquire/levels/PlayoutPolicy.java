package arena.games.acquire.levels;

import arena.search.SearchRandom;

/** A stateless policy of a player at a {@link PackedTable} with known hands. */
@FunctionalInterface
interface PlayoutPolicy {

    /** Decides for the seat that is asked; the decision is legal. */
    void decide(PackedTable table, SearchRandom dice, PackedAction into);
}

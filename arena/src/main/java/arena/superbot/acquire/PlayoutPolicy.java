package arena.superbot.acquire;

import arena.search.SearchRandom;

/** How somebody plays Acquire on a {@link PackedTable}, hand and all; it remembers nothing. */
@FunctionalInterface
interface PlayoutPolicy {

    /** Decides for the one who is asked; the decision is legal. */
    void decide(PackedTable table, SearchRandom dice, PackedAction into);
}

package arena.superbot.acquire;

import arena.search.Dice;

/** How somebody plays Acquire on a {@link PackedTable}, hand and all; it remembers nothing. */
@FunctionalInterface
interface Player {

    /** Decides for the one who is asked; the decision is legal. */
    void decide(PackedTable table, Dice dice, Decision into);
}

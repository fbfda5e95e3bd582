package arena.practice;

/**
 * The host's rules for the ladder of one game.
 *
 * @param levels the number of levels
 * @param winsToUnlock the number of wins at a level that opens the next one, at least 1
 * @param locked whether levels must be won to open the next one; otherwise every level is open
 */
public record LadderRules(int levels, int winsToUnlock, boolean locked) {

    public LadderRules {
        if (levels < 1 || winsToUnlock < 1) {
            throw new IllegalArgumentException(levels + " levels, " + winsToUnlock + " wins to unlock the next");
        }
    }
}

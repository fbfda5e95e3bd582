package arena.practice;

/**
 * What a host has decided about the ladder of one game.
 *
 * @param levels how many levels there are
 * @param winsToUnlock how many wins at a level open the next one, at least 1
 * @param locked whether levels must be won at all; otherwise every level is open
 */
public record LadderRules(int levels, int winsToUnlock, boolean locked) {

    public LadderRules {
        if (levels < 1 || winsToUnlock < 1) {
            throw new IllegalArgumentException(levels + " levels, " + winsToUnlock + " wins to unlock the next");
        }
    }
}

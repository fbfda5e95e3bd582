package arena.games.chainreaction;

import java.util.List;
import java.util.Optional;

/**
 * What one viewer may see of a turn that was played.
 *
 * @param player who played it
 * @param cell where the coin or the king went, or the king was found; nothing if that is hidden from the viewer
 * @param from where the king was before a swap; nothing if that is hidden from the viewer
 * @param waves the board after the coin or the swap, and after each wave of bursts
 * @param complete whether these are all waves; if not, the others would betray where a hidden king stands, and what is
 *     seen next is the board after the last
 * @param hit where the opponent's king was hit, which is the end
 */
record PlayedTurn(
        int player,
        Kind kind,
        Optional<Integer> cell,
        Optional<Integer> from,
        List<Wave> waves,
        boolean complete,
        Optional<Integer> hit) {

    /** What was done. */
    enum Kind {
        /** A king was placed. */
        KING,
        /** A coin was put. */
        COIN,
        /** A king was swapped. */
        SWAP,
        /** The opponent's hidden king was found. */
        FOUND,
        /** A wrong move: the turn was lost. */
        LOST,
        /** No answer came in time. */
        LATE,
        /** A turn that has changed nothing: the viewer may not know whether a king was found or the turn lost. */
        UNSEEN
    }

    /**
     * One wave of bursts.
     *
     * @param bursts the cells that burst together; none on the board before the first burst
     * @param coins 49 counts after it, player 1's positive
     */
    record Wave(List<Integer> bursts, List<Integer> coins) {}
}

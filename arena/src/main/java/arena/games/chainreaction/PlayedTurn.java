package arena.games.chainreaction;

import java.util.List;
import java.util.Optional;

/**
 * A played turn as seen by one viewer.
 *
 * @param player the player of the turn
 * @param cell the cell of the coin or the king, or of the king that was found; empty if it is hidden from the viewer
 * @param from the cell of the king before a swap; empty if it is hidden from the viewer
 * @param waves the board after the coin or the swap, and after each wave of bursts
 * @param complete whether these are all waves; if not, the others would reveal the cell of a hidden king, and the next
 *     visible board is the one after the last wave
 * @param hit the cell where the opponent's king was hit, which ends the match
 */
record PlayedTurn(
        int player,
        Kind kind,
        Optional<Integer> cell,
        Optional<Integer> from,
        List<Wave> waves,
        boolean complete,
        Optional<Integer> hit) {

    /** The kind of turn. */
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
        /** A turn without any effect: the viewer may not know whether a king was found or the turn lost. */
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

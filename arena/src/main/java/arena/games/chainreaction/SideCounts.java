package arena.games.chainreaction;

/**
 * What is counted of one player beside the board.
 *
 * @param kingShown whether the opponent sees this player's king; once true it stays true
 * @param swapsLeft how many swaps are left
 * @param wrongMoves how many wrong moves were made so far
 */
public record SideCounts(boolean kingShown, int swapsLeft, int wrongMoves) {

    SideCounts withKingShown() {
        return new SideCounts(true, swapsLeft, wrongMoves);
    }

    SideCounts withSwapUsed() {
        return new SideCounts(kingShown, swapsLeft - 1, wrongMoves);
    }

    SideCounts withWrongMove() {
        return new SideCounts(kingShown, swapsLeft, wrongMoves + 1);
    }
}

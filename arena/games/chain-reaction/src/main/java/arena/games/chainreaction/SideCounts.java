package arena.games.chainreaction;

/**
 * The counts of one player besides the board.
 *
 * @param kingShown whether the opponent sees this player's king; once true it stays true
 * @param swapsLeft the number of swaps left
 * @param wrongMoves the number of wrong moves so far
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

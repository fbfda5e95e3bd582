package arena.games.chainreaction;

/**
 * What is counted of one player beside the board.
 *
 * @param kingShown whether the opponent sees this player's king; once true it stays true
 * @param swapsLeft how many swaps are left
 * @param wrongMoves how many wrong moves were made so far
 */
public record Tally(boolean kingShown, int swapsLeft, int wrongMoves) {

    Tally withKingShown() {
        return new Tally(true, swapsLeft, wrongMoves);
    }

    Tally withSwapUsed() {
        return new Tally(kingShown, swapsLeft - 1, wrongMoves);
    }

    Tally withWrongMove() {
        return new Tally(kingShown, swapsLeft, wrongMoves + 1);
    }
}

package arena.games.chainreaction;

import arena.game.AnswerCode;
import arena.game.Ruling;
import java.util.Optional;

/**
 * The codes of {@code acknowledge_i.txt} (How to write your program, Error Codes), each with words for people and the
 * heading under which the document states its rule. 14, 15, 18 and 19 do not exist.
 */
public enum ChainReactionErrorCode implements AnswerCode {
    /** The move counts. */
    NO_ERROR(0, "No error.", "Error Codes"),
    /** A king order was expected. */
    KING_EXPECTED(1, "Your king was expected: K <cell>.", "Playing the game"),
    /** More than one line where a king was expected. */
    TWO_LINES_FOR_KING(
            2, "Your king was expected on one line, and there are more lines (an empty one counts).", "Error Codes"),
    /** A king order without a cell where the king may stand. */
    KING_OUT_OF_RANGE(
            3,
            "Your king was expected on a cell of your own side, as the input names them (player 1: 1-21, player 2:"
                    + " 29-49).",
            "Special Cases"),
    /** Neither a coin nor a swap, or an extra line without text. */
    COIN_OR_SWAP_EXPECTED(
            4, "A coin or a swap was expected on one line: C <cell> or S <from>-<to>.", "Writing the code, 7"),
    /** More than two lines. */
    MORE_THAN_TWO_LINES(5, "One line was expected, and there are more than two.", "Error Codes"),
    /** Two lines that both hold text. */
    TWO_LINES(6, "One line was expected, and there are two.", "Error Codes"),
    /** A swap without any left. */
    NO_SWAP_LEFT(7, "You have no swap left.", "King Swap"),
    /** A coin on one's own king. */
    OWN_KING(8, "Your own king stands on that cell; a coin goes on an empty cell or on one you own.", "Owning a cell"),
    /** A coin on the opponent's coins. */
    OPPONENTS_CELL(9, "Your opponent owns that cell; a coin goes on an empty cell or on one you own.", "Owning a cell"),
    /** A swap from a cell where one's own king does not stand. */
    SWAP_FROM_NO_KING(10, "Your king does not stand on the cell you swap from.", "King Swap"),
    /** A swap to a king's cell. */
    SWAP_TO_KING(11, "A king stands on the cell you swap to.", "Special Cases"),
    /** A swap from a cell of the opponent. */
    SWAP_FROM_OPPONENT(12, "Your opponent owns the cell you swap from.", "King Swap"),
    /** A swap to the opponent's coins. */
    SWAP_TO_OPPONENT(13, "Your opponent owns the cell you swap to.", "King Swap"),
    /** A coin on the opponent's king that is shown. */
    OPPONENTS_KING(16, "Your opponent's king stands on that cell, as your input shows.", "Error Codes"),
    /** A swap order that cannot be read. */
    SWAP_UNREADABLE(17, "A swap is written S <from>-<to> with two cells from 1 to 49.", "Writing the code, 7"),
    /** No answer in time. */
    TIME_OUT(Ruling.LATE, "No answer came in time.", "Winning Conditions & Points"),
    /** A coin on the opponent's hidden king. */
    FOUND_KING(
            100,
            "You found your opponent's king; the turn is over, and from your next turn on both kings are shown.",
            "Playing the game");

    // A record of a number and two texts is immutable; the check recognises only annotated types.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Meaning meaning;

    ChainReactionErrorCode(int number, String words, String heading) {
        this.meaning = new Meaning(number, words, heading);
    }

    /** Returns the code with a number, or nothing if the game has none. */
    public static Optional<ChainReactionErrorCode> of(int number) {
        return AnswerCode.of(values(), number);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }

    /** Returns whether the code counts as a wrong move; a time-out does not, it loses at once. */
    public boolean isWrongMove() {
        return this != NO_ERROR && this != FOUND_KING && this != TIME_OUT;
    }
}

package arena.games.acquire.order;

import arena.game.AnswerCode;
import arena.game.Ruling;
import java.util.Optional;

/**
 * The codes of {@code acknowledge_i.txt}, each with a message for people and the heading of the document that states
 * the rule.
 */
public enum AcquireErrorCode implements AnswerCode {
    /** The whole answer counts. */
    NO_ERROR(0, "No error.", "Turn"),

    /** A line with an unknown first word. */
    UNKNOWN_WORD(1, "No line begins with that word.", "Turn"),
    /** A word that belongs to another question. */
    NOT_ASKED(2, "That word belongs to another question.", "Turn"),
    /** Too few or too many parts. */
    PARTS(3, "The line has too few or too many parts.", "Turn"),
    /** A number was expected. */
    NO_NUMBER(4, "A whole number was expected.", "Turn"),
    /** A tile was expected. */
    NO_TILE(5, "A tile is a column from 1 to 12 and a row from A to I, such as 5F.", "Placing Your Tile"),
    /** A chain was expected. */
    UNKNOWN_CHAIN(6, "No chain has that letter or name.", "Creating Hotels"),
    /** A card was expected. */
    UNKNOWN_CARD(7, "No card has that name or number.", "Power-Ups"),
    /** A word that may be written once. */
    TWICE(8, "That word was written before.", "Turn"),
    /** A line after the last that counts. */
    PAST_LAST(9, "An answer has 100 lines at most; this one comes after the hundredth.", "Turn"),

    /** No answer in time. */
    TIME_OUT(Ruling.LATE, "No answer and no draft came in time.", "Turn"),

    /** No tile. */
    TILE_MISSING(30, "A tile was expected: tile <column><row>.", "Placing Your Tile"),
    /** A tile of another player or of the bag. */
    TILE_NOT_HELD(31, "You do not hold that tile.", "Placing Your Tile"),
    /** A tile that was placed before. */
    TILE_ON_BOARD(32, "That tile lies on the board already.", "Placing Your Tile"),
    /** A permanently unplayable tile. */
    TILE_DEAD(33, "That tile would merge two safe chains.", "Merging Chains"),
    /** A temporarily unplayable tile. */
    TILE_NOT_NOW(34, "That tile would found an eighth chain.", "Placing Your Tile"),
    /** A tile although none is playable. */
    TILE_UNASKED(35, "None of your tiles can be placed.", "Placing Your Tile"),

    /** No chain. */
    CREATE_MISSING(40, "The tile founds a chain; name it: create <chain>.", "Creating Hotels"),
    /** A chain that is on the board already. */
    CREATE_TAKEN(41, "That chain is on the board already.", "Creating Hotels"),
    /** No survivor. */
    SURVIVOR_MISSING(42, "Chains of equal size merge; name the survivor: survivor <chain>.", "Merging Chains"),
    /** A survivor that is not on the board. */
    SURVIVOR_INACTIVE(43, "That chain is not on the board.", "Merging Chains"),
    /** A survivor that is not in the merger. */
    SURVIVOR_STRANGER(44, "That chain is not in this merger.", "Merging Chains"),
    /** A survivor that is too small. */
    SURVIVOR_SMALL(45, "That chain is not among the largest.", "Merging Chains"),
    /** No chain to settle. */
    SETTLE_MISSING(46, "Name the chain that is settled next: settle <chain>.", "Merging Chains"),
    /** A chain that is not to be settled. */
    SETTLE_STRANGER(47, "That chain is not among those to settle now.", "Merging Chains"),

    /** A card that is spent. */
    CARD_SPENT(50, "You do not have that card any more.", "Power-Ups"),
    /** A card of the other question. */
    CARD_UNASKED(51, "That card belongs to the other question.", "Power-Ups"),
    /** Trades without the card. */
    TRADE_WITHOUT_CARD(52, "Shares are traded by TRADE_2_STOCK only.", "Power-Ups"),

    /** Shares of a chain that is not on the board. */
    BUY_INACTIVE(60, "That chain is not on the board.", "Buying (and Selling) Stock"),
    /** A negative number of shares. */
    NEGATIVE(61, "A number of shares is not below 0.", "Buying (and Selling) Stock"),
    /** More shares than allowed. */
    BUY_TOO_MANY(62, "That is more than a turn allows.", "Buying (and Selling) Stock"),
    /** More shares than the bank has. */
    BUY_BANK(63, "The bank has too few shares of that chain.", "Buying (and Selling) Stock"),
    /** More shares than the cash pays for. */
    BUY_CASH(64, "You have too little cash for so many shares.", "Buying (and Selling) Stock"),

    /** A trade of or for a chain that is not on the board. */
    TRADE_INACTIVE(70, "A chain of that trade is not on the board.", "Power-Ups"),
    /** A trade of too few shares. */
    TRADE_SHORT(71, "You hold fewer than two shares of that chain.", "Power-Ups"),
    /** A trade for a share that the bank does not have. */
    TRADE_BANK(72, "The bank has no share of that chain.", "Power-Ups"),
    /** A fourth trade. */
    TRADE_TOO_MANY(73, "A card allows three trades at most.", "Power-Ups"),

    /** More shares traded than held. */
    EXCHANGE_TOO_MANY(80, "You hold fewer shares than that.", "Merging Chains"),
    /** An odd number of shares. */
    EXCHANGE_ODD(81, "Shares are traded two for one.", "Merging Chains"),
    /** More shares than the bank has of the survivor. */
    EXCHANGE_BANK(82, "The bank has too few shares of the surviving chain.", "Merging Chains"),
    /** More shares kept than are left. */
    KEEP_TOO_MANY(83, "You have fewer shares left to keep.", "Merging Chains"),
    /** Numbers that do not add up. */
    SELL_SUM(84, "The shares sold, kept and traded are not those that you hold.", "Merging Chains"),

    /** An end that is declared too early. */
    END_NOT_YET(90, "The game may not end yet.", "Game End");

    // A record of a number and two texts never changes; the check knows only what is annotated.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Meaning meaning;

    AcquireErrorCode(int number, String words, String heading) {
        this.meaning = new Meaning(number, words, heading);
    }

    /** Returns the code with a number; nothing if this game has no such code. */
    public static Optional<AcquireErrorCode> of(int number) {
        return AnswerCode.of(values(), number);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}

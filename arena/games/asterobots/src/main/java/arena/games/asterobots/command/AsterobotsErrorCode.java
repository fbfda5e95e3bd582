package arena.games.asterobots.command;

import arena.game.AnswerCode;
import arena.game.Ruling;
import java.util.Optional;

/**
 * The codes of {@code acknowledge_i.txt}, each with a message for people and the heading of the document that states
 * the rule.
 */
public enum AsterobotsErrorCode implements AnswerCode {
    /** The selection counts, or every command does. */
    NO_ERROR(0, "No error.", "Output"),

    /** Another word where a selection was expected. */
    SELECTION_EXPECTED(1, "A selection was expected: select <x>,<y>.", "Vein selection phase"),
    /** More than one line where a selection was expected. */
    ONE_SELECTION(2, "A selection was expected on one line, and there are more lines (an empty one counts).", "Output"),
    /** A selection without a point. */
    NO_POINT(3, "After select comes one point: <x>,<y>.", "Vein selection phase"),
    /** A selection of a point without a vein. */
    NO_VEIN_TO_SELECT(4, "There is no vein at that point.", "Vein selection phase"),
    /** A selection of a vein that a player owns. */
    VEIN_TAKEN(5, "A player has that vein already.", "Vein selection phase"),

    /** A command with an unknown first word. */
    UNKNOWN_WORD(6, "No command begins with that word.", "Output"),
    /** Too few or too many parts. */
    PARTS(7, "The command has too few or too many parts.", "Output"),
    /** A part in a wrong format. */
    MALFORMED(8, "A part of the command is not written as it must be.", "Output"),
    /** A command after the last that counts. */
    PAST_LAST(9, "A turn has 100 commands at most; this one comes after the hundredth.", "Main phase"),

    /** No answer in time. */
    TIME_OUT(Ruling.LATE, "No answer and no draft came in time.", "Main phase"),

    /** A launch from a point without a vein. */
    NO_DEPARTURE(30, "There is no vein at the departure.", "Launching a squad of robots"),
    /** A launch from another player's vein. */
    FOREIGN_DEPARTURE(31, "The vein at the departure is not yours.", "Launching a squad of robots"),
    /** A launch to a point without a vein. */
    NO_DESTINATION(32, "There is no vein at the destination.", "Launching a squad of robots"),
    /** A launch to its own departure. */
    SAME_VEIN(33, "Departure and destination are the same vein.", "Launching a squad of robots"),
    /** A launch of no robot. */
    NO_ROBOTS(34, "A squad has at least one robot.", "Launching a squad of robots"),
    /** A launch of more robots than the vein has. */
    ROBOTS_SHORT(35, "The vein has fewer robots than that.", "Launching a squad of robots"),
    /** A given path that leaves the field. */
    OFF_FIELD(36, "A point of the path is off the field.", "Launching a squad of robots"),
    /** A given path with a gap. */
    NOT_CONNECTED(
            37, "Two points of the path that follow each other are not connected.", "Launching a squad of robots"),

    /** An upgrade of a point without a vein. */
    NO_VEIN_TO_UPGRADE(40, "There is no vein at that point.", "Upgrading material / robot rank"),
    /** An upgrade of another player's vein. */
    FOREIGN_VEIN(41, "That vein is not yours.", "Upgrading material / robot rank"),
    /** An upgrade beyond the highest rank. */
    HIGHEST_RANK(42, "That rank is 3 already.", "Upgrading material / robot rank"),
    /** An upgrade without enough material. */
    UPGRADE_SHORT(43, "You have too little material for that upgrade.", "Upgrading material / robot rank"),

    /** A trade of no piece with the aliens. */
    BANK_AMOUNT(50, "One piece is the least that the aliens trade.", "Trading with aliens"),
    /** A purchase from the aliens without enough money. */
    BANK_MONEY(51, "You have too little money to buy so much from the aliens.", "Trading with aliens"),
    /** A sale to the aliens without enough material. */
    BANK_MATERIAL(52, "You have too little material to sell so much to the aliens.", "Trading with aliens"),

    /** An offer or demand of no piece. */
    PROPOSAL_AMOUNT(60, "An offer or a demand is of one piece at least.", "Trading with other players"),
    /** An offer or demand without a price. */
    PROPOSAL_PRICE(61, "An offer or a demand has a price of 1 J at least.", "Trading with other players"),
    /** An offer without enough material. */
    OFFER_SHORT(62, "You have too little material to offer so much.", "Trading with other players"),
    /** A demand without enough money. */
    DEMAND_SHORT(63, "You have too little money to demand so much.", "Trading with other players"),
    /** A second offer or demand of a material. */
    ALREADY_OPEN(64, "You have an open offer or demand of that material already.", "Trading with other players"),

    /** A trade with an unknown player. */
    NO_PLAYER(70, "There is no player of that number.", "Trading with other players"),
    /** A trade of a player with itself. */
    ONESELF(71, "A player cannot trade with itself.", "Trading with other players"),
    /** A trade of no piece with another player. */
    DEAL_AMOUNT(72, "One piece is the least that players trade.", "Trading with other players"),
    /** A trade without an open offer or demand. */
    NOTHING_OPEN(
            73,
            "That player has no open offer (to buy) or demand (to sell) of that material.",
            "Trading with other players"),
    /** A trade of more than the open offer or demand. */
    MORE_THAN_OPEN(74, "That player's offer or demand is of less than that.", "Trading with other players"),
    /** A purchase from another player without enough money. */
    DEAL_MONEY(75, "You have too little money to buy so much.", "Trading with other players"),
    /** A sale to another player without enough material. */
    DEAL_MATERIAL(76, "You have too little material to sell so much.", "Trading with other players");

    // A record of a number and two texts never changes; the check knows only what is annotated.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Meaning meaning;

    AsterobotsErrorCode(int number, String words, String heading) {
        this.meaning = new Meaning(number, words, heading);
    }

    /** Returns the code with a number; nothing if this game has no such code. */
    public static Optional<AsterobotsErrorCode> of(int number) {
        return AnswerCode.of(values(), number);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}

package arena.games.windwardopolis.order;

import arena.game.AnswerCode;
import arena.game.Ruling;

/**
 * The codes of {@code acknowledge_i.txt}, each with words for people and the heading under which the document states
 * its rule.
 */
public enum WindwardopolisErrorCode implements AnswerCode {
    /** All orders are carried out. */
    NO_ERROR(0, "No error.", "Sending Orders to the Game"),

    /** An unknown word at the beginning of an order. */
    UNKNOWN_WORD(1, "No order begins with that word.", "Sending Orders to the Game"),
    /** A word without anything after it. */
    NOTHING_FOLLOWS(2, "The first word of this order needs something after it.", "Sending Orders to the Game"),
    /** A path that contains something else than tiles. */
    NO_TILE(3, "A path has tiles x,y with blanks between them.", "Move Orders"),
    /** A path that is too long. */
    PATH_TOO_LONG(4, "A path has 1,000 tiles at most.", "Move Orders"),
    /** A second path, or a second pick-up list. */
    SECOND(5, "An answer has at most one path and one pick-up list; this is the second.", "Move Orders"),
    /** A name that no passenger has. */
    NO_PASSENGER(6, "No passenger has that name.", "Move Orders"),
    /** A name that no card has. */
    NO_CARD(7, "No card has that name.", "Power-Ups"),
    /** A card without the name that it needs. */
    NAME_MISSING(8, "That card needs a name.", "Power-Ups"),
    /** A card with a name that it does not take. */
    NAME_TOO_MUCH(9, "That card takes no name.", "Power-Ups"),
    /** A name that no player has. */
    NO_PLAYER(10, "No player has that name.", "Power-Ups"),
    /** One line too many. */
    PAST_LAST(11, "An answer has 100 lines at most; this one comes after the hundredth.", "Sending Orders to the Game"),

    /** No answer in time, in a game that waits for answers. */
    TIME_OUT(Ruling.LATE, "No orders came in time.", "Sending Orders to the Game"),

    /** A card is drawn that is not in the deck. */
    NOT_IN_DECK(30, "That card is not in your deck.", "Power-Up Orders"),
    /** A card is drawn into a hand that is full. */
    HAND_FULL(31, "Your score does not allow another card in your hand.", "Power-Up Orders"),
    /** A card is discarded that is not in the hand. */
    NOTHING_TO_DISCARD(32, "That card is not in your hand.", "Power-Up Orders"),
    /** A card is played that is not in the hand. */
    NOT_IN_HAND(33, "You cannot play that card: it is not in your hand.", "Power-Up Orders"),
    /** A card is played before the car has stopped with it. */
    NOT_READY(34, "You can play that card after your next stop at a company or a coffee store.", "Power-Up Orders"),

    /** A path with a step that cannot be driven. */
    PATH_BREAKS(
            100,
            "A step of the path cannot be driven; from there on your car drives without the path.",
            "Vehicle paths"),
    /** A path that does not join the car's route. */
    PATH_NOWHERE(101, "The path does not join the route of your car; your car drives on as before.", "Vehicle paths"),
    /** A path that does not join the car's route, for which a connection is searched. */
    PATH_SEARCHED(
            102, "The path does not join the route of your car; a connection to it was searched.", "Vehicle paths");

    // A record of a number and two texts is immutable; the check recognises only annotated types.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Meaning meaning;

    WindwardopolisErrorCode(int number, String words, String heading) {
        this.meaning = new Meaning(number, words, heading);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}

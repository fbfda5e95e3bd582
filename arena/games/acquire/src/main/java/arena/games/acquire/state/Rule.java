package arena.games.acquire.state;

import arena.game.Setting;
import java.util.List;
import java.util.Locale;

/** A rule in which the contest and the board game differ: a setting with a value for either side. */
public enum Rule {
    /** The names and prices of the chains. */
    CHAINS("chains", ChainSet.WINDWARD.name(), ChainSet.CLASSIC.name(), "The names and prices of the chains."),
    /** The player that begins. */
    START(
            "start",
            "seat",
            "tiles",
            "Who begins: the seat of first-seat, or, if each player draws and places a tile, the player with the"
                    + " topmost tile (of these, the leftmost)."),
    /** The questions of a turn: one for the whole turn, or one for each step. */
    QUESTIONS(
            "questions",
            "whole",
            "steps",
            "How a player is asked for a turn: for tile, chain, survivor and purchase at once, or step by step."),
    /** The effect of a wrong answer. */
    MISTAKES(
            "mistakes",
            "clipped",
            "refused",
            "How a wrong answer is handled: it is reduced to what is allowed, or it is refused and the player is"
                    + " asked again."),
    /** The power-ups. */
    CARDS("cards", "on", "off", "Whether each player has the five power-up cards."),
    /** The time at which a permanently unplayable tile leaves the game. */
    DEAD_TILES(
            "dead-tiles",
            "start",
            "end",
            "When tiles that can never be placed are removed: from the hand at the start of a turn and from the bag"
                    + " at once, or from the hand at the end of a turn, repeatedly."),
    /** The effect of a full hand without a playable tile. */
    HOPELESS_HAND(
            "hopeless-hand",
            "kept",
            "redrawn",
            "What happens to a hand of six tiles if none can be placed at the start of a turn: it is kept, or it is"
                    + " shown, set aside and replaced."),
    /** The order in which equal chains are settled. */
    DEFUNCT_ORDER(
            "defunct-order",
            "board",
            "mover",
            "Which of several equal chains is settled first: the first one beside the tile in the order west,"
                    + " north, east, south, or the choice of the player to move."),
    /** The split of a bonus. */
    BONUS_SPLIT(
            "bonus-split",
            "dollars",
            "hundreds",
            "How a shared bonus is rounded: the first and the second bonus each down to whole dollars, or both"
                    + " together up to the next $100."),
    /** The declaration of the end. */
    END(
            "end",
            "at-once",
            "declared",
            "When a game that may end ends: before the next turn, or when the player to" + " move declares it."),
    /** The stock market, a third shareholder in a match of two. */
    STOCK_MARKET(
            "stock-market",
            "off",
            "on",
            "Whether, with two players, a tile drawn at each merger decides how many shares the stock market holds.");

    /** The default of every rule, which follows the setting {@code rules}. */
    public static final String AS_RULES = "rules";

    private final String windward;
    private final String classic;

    // A setting is a record of texts and numbers and never changes; the check knows only what is annotated.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Setting setting;

    Rule(String key, String windward, String classic, String words) {
        this.windward = windward.toLowerCase(Locale.ROOT);
        this.classic = classic.toLowerCase(Locale.ROOT);
        this.setting = Setting.choice(key, List.of(AS_RULES, this.windward, this.classic), words);
    }

    /** Returns the setting. */
    public Setting setting() {
        return setting;
    }

    /** Returns the value for the contest's side. */
    public String windward() {
        return windward;
    }

    /** Returns the value for the board game's side. */
    public String classic() {
        return classic;
    }
}

package arena.games.acquire.state;

import arena.game.Setting;
import java.util.List;
import java.util.Locale;

/** A rule in which the contest and the board game differ: a setting with a value for either side. */
public enum Rule {
    /** The names and prices of the chains. */
    CHAINS("chains", ChainSet.WINDWARD.name(), ChainSet.CLASSIC.name(), "Which chains there are, with their prices."),
    /** The player that begins. */
    START(
            "start",
            "seat",
            "tiles",
            "Who begins: the seat of first-seat, or whose tile is topmost, then leftmost, if each draws one that is"
                    + " placed."),
    /** The questions of a turn: one for the whole turn, or one for each step. */
    QUESTIONS(
            "questions",
            "whole",
            "steps",
            "How a turn is asked for: tile, chain, survivor and purchase as a whole, or step by step."),
    /** The effect of a wrong answer. */
    MISTAKES(
            "mistakes",
            "clipped",
            "refused",
            "What becomes of a wrong answer: it is cut to what is allowed, or refused and asked for again."),
    /** The power-ups. */
    CARDS("cards", "on", "off", "Whether each player has the five power-up cards."),
    /** The time at which a permanently unplayable tile leaves the game. */
    DEAD_TILES(
            "dead-tiles",
            "start",
            "end",
            "When tiles for ever unplayable leave the hand: at the start of a turn, and the bag at once; or at the end"
                    + " of a turn, again and again."),
    /** The effect of a full hand without a playable tile. */
    HOPELESS_HAND(
            "hopeless-hand",
            "kept",
            "redrawn",
            "What becomes of six tiles of which none is playable at the start of a turn: they are kept, or shown, set"
                    + " aside and drawn anew."),
    /** The order in which equal chains are settled. */
    DEFUNCT_ORDER(
            "defunct-order",
            "board",
            "mover",
            "Which of equal chains is settled first: the next one from the tile, west, north, east, south; or the"
                    + " mover's choice."),
    /** The split of a bonus. */
    BONUS_SPLIT(
            "bonus-split",
            "dollars",
            "hundreds",
            "How a bonus is split: first and second each to whole dollars, or both together up to the next $100."),
    /** The declaration of the end. */
    END("end", "at-once", "declared", "When a game that may end does: before the next turn, or as the mover declares."),
    /** The stock market, a third shareholder in a match of two. */
    STOCK_MARKET(
            "stock-market",
            "off",
            "on",
            "Whether at a table of two a tile is drawn at each merger that says how many shares the stock market"
                    + " holds.");

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

package arena.games.acquire.state;

import arena.game.Setting;
import arena.game.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The terms of a match, which the host chooses before it.
 *
 * @param classic the rules that are played as in the board game; the other rules are those of the contest
 * @param hidden whether the holdings of players are secret
 * @param firstSeat the seat that begins, from 1, if no tiles are drawn for it
 * @param moveTime the time for each answer
 */
public record AcquireTerms(Set<Rule> classic, boolean hidden, int firstSeat, Duration moveTime) {

    /** The initial cash of a player, in dollars (Setup). */
    public static final int CASH = 6_000;

    /** The number of tiles of a full hand. */
    public static final int HAND = 6;

    /** The most shares that may be bought in a turn. */
    public static final int PURCHASE = 3;

    private static final String CLASSIC = "classic";

    private static final String HIDDEN = "hidden";
    private static final int MOST_SEATS = 6;

    /** The rule set. */
    public static final Setting RULES = Setting.choice(
            "rules",
            List.of("windward", CLASSIC),
            "The rules: those of the 2015 contest with its cards, or those of the board game. Each setting below"
                    + " with the value rules follows this choice.");

    /** The secrecy of holdings. */
    public static final Setting HOLDINGS =
            Setting.choice("holdings", List.of("public", HIDDEN), "Whether everybody sees the shares of every player.");

    /** The seat that begins. */
    public static final Setting FIRST_SEAT = Setting.whole(
            "first-seat",
            1,
            1,
            MOST_SEATS,
            "The seat that begins if no tiles are drawn for it. Where there are fewer seats, counting goes on from"
                    + " seat 1.");

    /** The time for each answer. */
    public static final Setting MOVE_TIME = Setting.duration(
                    "move-time",
                    "3s",
                    Duration.ofMillis(1),
                    Duration.ofDays(1),
                    "The time for each answer; a late player places a tile by lot, buys nothing and sells all.")
            .meaning(Setting.Meaning.MOVE_TIME);

    /** All settings, in the order of every list that people see. */
    public static final List<Setting> SETTINGS = settings();

    public AcquireTerms {
        Set<Rule> copy = EnumSet.noneOf(Rule.class);
        copy.addAll(classic);
        classic = Collections.unmodifiableSet(copy);
    }

    private static List<Setting> settings() {
        List<Setting> settings = new ArrayList<>(List.of(RULES));
        for (Rule rule : Rule.values()) {
            settings.add(rule.setting());
        }
        settings.addAll(List.of(HOLDINGS, FIRST_SEAT, MOVE_TIME));
        return List.copyOf(settings);
    }

    /** Returns the terms of the settings of a match. */
    public static AcquireTerms of(Settings settings) {
        Set<Rule> classic = EnumSet.noneOf(Rule.class);
        for (Rule rule : Rule.values()) {
            if (isClassic(rule, settings)) {
                classic.add(rule);
            }
        }
        return new AcquireTerms(
                classic,
                settings.choice(HOLDINGS).equals(HIDDEN),
                settings.whole(FIRST_SEAT),
                settings.duration(MOVE_TIME));
    }

    private static boolean isClassic(Rule rule, Settings settings) {
        String chosen = settings.choice(rule.setting());
        return chosen.equals(Rule.AS_RULES) ? settings.choice(RULES).equals(CLASSIC) : chosen.equals(rule.classic());
    }

    /** Returns the chains of the match. */
    public ChainSet chains() {
        return classic.contains(Rule.CHAINS) ? ChainSet.CLASSIC : ChainSet.WINDWARD;
    }

    /** Returns the chain at an index. */
    public HotelChain chain(int place) {
        return chains().at(place);
    }

    /** Returns whether each player draws a tile that is placed before the first turn. */
    public boolean startsWithTiles() {
        return classic.contains(Rule.START);
    }

    /** Returns whether a turn is a sequence of questions, one for each step. */
    public boolean bySteps() {
        return classic.contains(Rule.QUESTIONS);
    }

    /** Returns whether a wrong answer is refused. */
    public boolean refuses() {
        return classic.contains(Rule.MISTAKES);
    }

    /** Returns whether there are power-up cards. */
    public boolean hasCards() {
        return !classic.contains(Rule.CARDS);
    }

    /** Returns whether dead tiles leave the hand at the end of a turn, and the bag when they are drawn. */
    public boolean replacesAtEnd() {
        return classic.contains(Rule.DEAD_TILES);
    }

    /** Returns whether a full hand without a playable tile is replaced. */
    public boolean redraws() {
        return classic.contains(Rule.HOPELESS_HAND);
    }

    /** Returns whether the mover decides which of equal chains is settled first. */
    public boolean moverOrdersDefunct() {
        return classic.contains(Rule.DEFUNCT_ORDER);
    }

    /** Returns whether a split bonus is rounded up to the next $100. */
    public boolean roundsUp() {
        return classic.contains(Rule.BONUS_SPLIT);
    }

    /** Returns whether the end must be declared. */
    public boolean endIsDeclared() {
        return classic.contains(Rule.END);
    }

    /** Returns whether the stock market takes part in a match of this number of players. */
    public boolean hasMarket(int players) {
        return players == 2 && classic.contains(Rule.STOCK_MARKET);
    }

    /** Returns the terms with one side of a rule. */
    public AcquireTerms with(Rule rule, boolean asClassic) {
        Set<Rule> changed = EnumSet.noneOf(Rule.class);
        changed.addAll(classic);
        if (asClassic) {
            changed.add(rule);
        } else {
            changed.remove(rule);
        }
        return new AcquireTerms(changed, hidden, firstSeat, moveTime);
    }

    /** Returns the terms with hidden or public holdings. */
    public AcquireTerms withHidden(boolean areHidden) {
        return new AcquireTerms(classic, areHidden, firstSeat, moveTime);
    }
}

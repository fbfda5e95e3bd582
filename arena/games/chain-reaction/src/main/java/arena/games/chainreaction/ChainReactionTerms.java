package arena.games.chainreaction;

import arena.game.Setting;
import arena.game.Settings;
import java.time.Duration;
import java.util.List;

/**
 * The terms of a match, which the host decides.
 *
 * @param swaps the number of king swaps of each player
 * @param wrongMoves the number of wrong moves that each player is allowed
 * @param turnLimit the number of turns of both players together, king turns included, after which the match is
 *     adjudicated
 * @param moveTime the time limit of each move
 */
public record ChainReactionTerms(int swaps, int wrongMoves, int turnLimit, Duration moveTime) {

    /** The number of king swaps of each player (Special Cases). */
    public static final Setting SWAPS =
            Setting.whole("swaps", 6, 0, 1_000, "The number of king swaps that each player has.");

    /** The number of wrong moves that each player is allowed (Winning Conditions &amp; Points). */
    public static final Setting WRONG_MOVES = Setting.whole(
            "wrong-moves",
            2,
            0,
            100_000,
            "The number of wrong moves that a player may make; one more loses the" + " match.");

    /** The number of turns after which the match is adjudicated. */
    public static final Setting TURN_LIMIT = Setting.whole(
                    "turn-limit",
                    1_000,
                    1,
                    100_000,
                    "The number of turns of both players together after which the match is adjudicated.")
            .meaning(Setting.Meaning.LENGTH);

    /** The time limit of each move (Winning Conditions &amp; Points). */
    public static final Setting MOVE_TIME = Setting.duration(
                    "move-time",
                    "3s",
                    Duration.ofMillis(1),
                    Duration.ofDays(1),
                    "The time for each move; a late player loses the match.")
            .meaning(Setting.Meaning.MOVE_TIME);

    /** All settings, in the order in which people see them. */
    public static final List<Setting> SETTINGS = List.of(SWAPS, WRONG_MOVES, TURN_LIMIT, MOVE_TIME);

    /** Returns the terms in the settings of a match. */
    static ChainReactionTerms of(Settings settings) {
        return new ChainReactionTerms(
                settings.whole(SWAPS),
                settings.whole(WRONG_MOVES),
                settings.whole(TURN_LIMIT),
                settings.duration(MOVE_TIME));
    }
}

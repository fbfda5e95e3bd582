package arena.superbot.level;

import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;

/**
 * Where a mind plays.
 *
 * @param settings of the match, as far as the mind is told; else the game's defaults
 */
public record MindSeat(Seat seat, Settings settings) {

    /** Returns a seat in a match with the defaults of the game. */
    public static MindSeat standard(Seat seat, GameInfo game) {
        return new MindSeat(seat, Settings.standard(game));
    }
}

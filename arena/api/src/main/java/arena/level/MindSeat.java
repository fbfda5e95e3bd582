package arena.level;

import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;

/**
 * The seat of a mind and the settings of its match.
 *
 * @param settings of the match, if the mind knows them; otherwise the defaults of the game
 */
public record MindSeat(Seat seat, Settings settings) {

    /** Returns a seat in a match with the default settings of the game. */
    public static MindSeat standard(Seat seat, GameInfo game) {
        return new MindSeat(seat, Settings.defaults(game));
    }
}

package arena.match;

import arena.game.Seat;
import java.util.Optional;

/**
 * An invitation of a player to its match.
 *
 * @param matchId the match's name in files: letters, digits, hyphens and underscores
 * @param gameId the game
 * @param seat the player's seat
 * @param seed a seed for the player's own random numbers, so that a match can be repeated; not the game's seed
 * @param clock the match's clock, whose signal the player gives when its state may have changed
 * @param recorder the recorder for what the player notices; to be called on the match's thread only
 * @param first the first text that the seat was sent, for a player that joins in the middle of a match: later texts
 *     omit what the first one said
 */
public record Invitation(
        String matchId,
        String gameId,
        Seat seat,
        long seed,
        Clock clock,
        EventRecorder recorder,
        Optional<String> first) {

    /** Makes an invitation to a match that begins. */
    public Invitation(String matchId, String gameId, Seat seat, long seed, Clock clock, EventRecorder scribe) {
        this(matchId, gameId, seat, seed, clock, scribe, Optional.empty());
    }

    /**
     * Returns the seed of the player on a seat, never negative. It is derived by a hash, so that a bot that knows its
     * own seed learns nothing of the match's seed, of the deck or of another player.
     */
    public static long seedOf(long matchSeed, Seat seat) {
        return Sha256.number(matchSeed + " player " + seat.number());
    }

    /** Records a remark that concerns no answer. */
    public void notice(String kind, String words) {
        notice(kind, words, 0);
    }

    /** Records a remark about the {@code output_i.txt} of a number; 0 if it concerns none. */
    public void notice(String kind, String words, int output) {
        recorder.write(new Event.Noticed(clock.nanos(), seat.number(), kind, words, Optional.of(output)));
    }
}

package arena.match;

import arena.game.Seat;
import java.util.Optional;

/**
 * What a player is told before its match.
 *
 * @param matchId the match's name in files: letters, digits, hyphens and underscores
 * @param gameId the game
 * @param seat where it sits
 * @param seed a number for the player's own chance, so that a match can be repeated; not the game's seed
 * @param clock the match's clock, whose signal the player gives when something about it may have changed
 * @param scribe where the player writes down what it notices; to be called on the match's thread only
 * @param first what the seat was told first, for a player that comes in the middle of a match: texts leave out what
 *     that one has said
 */
public record Invitation(
        String matchId,
        String gameId,
        Seat seat,
        long seed,
        Clock clock,
        EventRecorder scribe,
        Optional<String> first) {

    /** Invites to a match that begins. */
    public Invitation(String matchId, String gameId, Seat seat, long seed, Clock clock, EventRecorder scribe) {
        this(matchId, gameId, seat, seed, clock, scribe, Optional.empty());
    }

    /** Writes down something that is worth knowing and is no answer. */
    public void notice(String kind, String words) {
        notice(kind, words, 0);
    }

    /** Writes down something about the {@code output_i.txt} of a number; 0 if it is about none. */
    public void notice(String kind, String words, int output) {
        scribe.write(new Event.Noticed(clock.nanos(), seat.number(), kind, words, Optional.of(output)));
    }
}

package arena.match;

import arena.game.Seat;

/**
 * What a player is told before its match.
 *
 * @param matchId the match's name in files: letters, digits, hyphens and underscores
 * @param gameId the game
 * @param seat where it sits
 * @param seed a number for the player's own chance, so that a match can be repeated; not the game's seed
 * @param clock the match's clock, whose bell the player rings when something about it may have changed
 * @param scribe where the player writes down what it notices; to be called on the match's thread only
 */
public record Invitation(String matchId, String gameId, Seat seat, long seed, Clock clock, Scribe scribe) {

    /** Writes down something that is worth knowing and is no answer. */
    public void notice(String kind, String words) {
        scribe.write(new Event.Noticed(clock.nanos(), seat.number(), kind, words));
    }
}

package arena.app.auto;

import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatedPlayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A series of games.
 *
 * @param games the number of games
 * @param seed the seed of the first game; each later game has the next number
 * @param named the number of players that the request names; the others only fill the seats
 * @param players in the order of the first game
 */
public record AutoPlan(int games, long seed, int named, List<SeatedPlayer> players) {

    public AutoPlan {
        players = List.copyOf(players);
    }

    public List<String> names() {
        return players.stream().map(SeatedPlayer::name).toList();
    }

    /** Returns whether the request names a player, which then does not only fill a seat. */
    boolean isNamed(String name) {
        return names().indexOf(name) < named;
    }

    /** Returns a game, counted from 1. */
    public MatchRequest request(MatchTemplate template, int number) {
        return template.request(sittings(number), seed(number));
    }

    long seed(int number) {
        return seed + number - 1;
    }

    /**
     * Returns the players of a game, counted from 1, in the order of their seats. Each new game rotates once to start
     * with the next player (2014, the beginning of the rules), so the players start equally often, within one game.
     */
    List<SeatedPlayer> sittings(int number) {
        List<SeatedPlayer> rotated = new ArrayList<>(players);
        Collections.rotate(rotated, -((number - 1) % players.size()));
        return rotated;
    }
}

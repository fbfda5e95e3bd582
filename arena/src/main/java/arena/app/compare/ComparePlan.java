package arena.app.compare;

import arena.app.play.MatchRequest;
import arena.app.play.SeatedPlayer;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.match.MatchTerms;
import arena.tournament.Pairing;
import arena.tournament.RoundRobin;
import java.util.List;

/**
 * The plan of a comparison.
 *
 * @param seed the seed of the first block; each later block has the next number
 * @param contestants in the order of the request
 */
public record ComparePlan(
        GameDefinition<?, ?, ?> game,
        Settings settings,
        long seed,
        MatchTerms.Explanations explanations,
        List<SeatedPlayer> contestants,
        RoundRobin format) {

    public ComparePlan {
        contestants = List.copyOf(contestants);
    }

    /** Returns the names of the contestants, all different. */
    public List<String> names() {
        return contestants.stream().map(SeatedPlayer::name).toList();
    }

    /** Returns the seed of a pairing's match. */
    public long seed(Pairing pairing) {
        return seed + pairing.block();
    }

    /** Returns a request with all contestants. It is no match, but serves to check every program. */
    MatchRequest allContestants() {
        return new MatchRequest(game, settings, seed, contestants, explanations);
    }

    /** Returns the match of a pairing; a contestant with several seats gets different names for them. */
    public MatchRequest request(Pairing pairing) {
        List<SeatedPlayer> sittings =
                pairing.seats().stream().map(contestants::get).toList();
        boolean isAlone = sittings.stream().distinct().count() == sittings.size();
        return new MatchRequest(
                game,
                settings,
                seed(pairing),
                isAlone
                        ? sittings
                        : SeatedPlayer.inOrder(
                                sittings.stream().map(SeatedPlayer::choice).toList()),
                explanations);
    }
}

package arena.app.compare;

import arena.app.play.MatchRequest;
import arena.app.play.SeatedPlayer;
import arena.game.GameBox;
import arena.game.Settings;
import arena.match.MatchTerms;
import arena.tournament.Pairing;
import arena.tournament.RoundRobin;
import java.util.List;

/**
 * What a comparison plays.
 *
 * @param seed of the first block; the next ones count on from there
 * @param contestants in the order in which they were named
 */
public record ComparePlan(
        GameBox<?, ?, ?> box,
        Settings settings,
        long seed,
        MatchTerms.Explanations explanations,
        List<SeatedPlayer> contestants,
        RoundRobin format) {

    public ComparePlan {
        contestants = List.copyOf(contestants);
    }

    /** Returns the names of the contestants, which are different from each other. */
    public List<String> names() {
        return contestants.stream().map(SeatedPlayer::name).toList();
    }

    /** Returns the seed of a pairing's match. */
    public long seed(Pairing pairing) {
        return seed + pairing.block();
    }

    /** Returns a request with all of them: no match, but whoever has a place in one. */
    MatchRequest everybody() {
        return new MatchRequest(box, settings, seed, contestants, explanations);
    }

    /** Returns the match of a pairing; only who sits on several chairs of it plays under other names as well. */
    public MatchRequest request(Pairing pairing) {
        List<SeatedPlayer> sittings =
                pairing.seats().stream().map(contestants::get).toList();
        boolean isAlone = sittings.stream().distinct().count() == sittings.size();
        return new MatchRequest(
                box,
                settings,
                seed(pairing),
                isAlone
                        ? sittings
                        : SeatedPlayer.inOrder(
                                sittings.stream().map(SeatedPlayer::choice).toList()),
                explanations);
    }
}

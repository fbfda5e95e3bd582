package arena.cli.compare;

import arena.cli.stage.MatchRequest;
import arena.cli.stage.Sitting;
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
record ComparePlan(
        GameBox<?, ?, ?> box,
        Settings settings,
        long seed,
        MatchTerms.Explanations explanations,
        List<Sitting> contestants,
        RoundRobin format) {

    ComparePlan {
        contestants = List.copyOf(contestants);
    }

    /** Returns the names of the contestants, which are different from each other. */
    List<String> names() {
        return contestants.stream().map(Sitting::name).toList();
    }

    long seed(Pairing pairing) {
        return seed + pairing.block();
    }

    /** Returns the match of a pairing; only who sits on several chairs of it plays under other names as well. */
    MatchRequest request(Pairing pairing) {
        List<Sitting> sittings = pairing.seats().stream().map(contestants::get).toList();
        boolean isAlone = sittings.stream().distinct().count() == sittings.size();
        return new MatchRequest(
                box,
                settings,
                seed(pairing),
                isAlone
                        ? sittings
                        : Sitting.inOrder(sittings.stream().map(Sitting::choice).toList()),
                explanations);
    }
}

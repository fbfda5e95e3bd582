package arena.app.play;

import arena.app.RequestFailure;
import arena.game.GameBox;
import arena.game.Settings;
import arena.match.MatchTerms;
import java.util.List;

/**
 * What several matches have in common.
 *
 * @param explanations when {@code explain_i.txt} is written
 */
public record MatchTemplate(GameBox<?, ?, ?> box, Settings settings, MatchTerms.Explanations explanations) {

    /**
     * Returns one of them.
     *
     * @throws RequestFailure if the settings do not fit together
     */
    public MatchRequest request(List<SeatedPlayer> sittings, long seed) {
        return new MatchRequest(box, settings, seed, sittings, explanations).playable();
    }
}

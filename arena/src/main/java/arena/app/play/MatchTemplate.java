package arena.app.play;

import arena.app.RequestFailure;
import arena.game.GameBox;
import arena.game.Settings;
import arena.match.MatchTerms;
import java.util.List;

/**
 * What several matches have in common.
 *
 * @param budgets how much time each seat has for a whole match
 * @param explanations when {@code explain_i.txt} is written
 */
public record MatchTemplate(
        GameBox<?, ?, ?> box, Settings settings, Budgets budgets, MatchTerms.Explanations explanations) {

    /** Makes one of matches in which time runs as the game says. */
    public MatchTemplate(GameBox<?, ?, ?> box, Settings settings, MatchTerms.Explanations explanations) {
        this(box, settings, Budgets.NONE, explanations);
    }

    /**
     * Returns one of them.
     *
     * @throws RequestFailure if the settings do not fit together, or a seat has a budget that there is not
     */
    public MatchRequest request(List<SeatedPlayer> sittings, long seed) {
        return new MatchRequest(box, settings, seed, sittings, explanations)
                .withClocks(budgets.clocks(sittings.size()))
                .playable();
    }
}

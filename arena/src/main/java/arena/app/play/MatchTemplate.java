package arena.app.play;

import arena.app.RequestFailure;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.match.MatchTerms;
import java.util.List;

/**
 * The common parts of several matches.
 *
 * @param budgets of the seats for a complete match
 * @param explanations when {@code explain_i.txt} is written
 */
public record MatchTemplate(
        GameDefinition<?, ?, ?> game, Settings settings, Budgets budgets, MatchTerms.Explanations explanations) {

    /** Makes a template of matches with the game's own time. */
    public MatchTemplate(GameDefinition<?, ?, ?> game, Settings settings, MatchTerms.Explanations explanations) {
        this(game, settings, Budgets.NONE, explanations);
    }

    /**
     * Returns a match.
     *
     * @throws RequestFailure if the settings do not fit together, or a budget is for a missing seat
     */
    public MatchRequest request(List<SeatedPlayer> sittings, long seed) {
        return new MatchRequest(game, settings, seed, sittings, explanations)
                .withClocks(budgets.clocks(sittings.size()))
                .playable();
    }
}

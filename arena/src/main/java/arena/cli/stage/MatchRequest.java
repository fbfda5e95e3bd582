package arena.cli.stage;

import arena.cli.host.CommandFailure;
import arena.game.GameBox;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.MatchTerms;
import java.util.List;

/**
 * A match that is to be played.
 *
 * @param sittings who sits where, seat 1 first
 * @param explanations when {@code explain_i.txt} is written
 */
public record MatchRequest(
        GameBox<?, ?, ?> box,
        Settings settings,
        long seed,
        List<Sitting> sittings,
        MatchTerms.Explanations explanations) {

    public MatchRequest {
        sittings = List.copyOf(sittings);
    }

    /** Returns the same match under other settings. */
    public MatchRequest withSettings(Settings changed) {
        return new MatchRequest(box, changed, seed, sittings, explanations);
    }

    /**
     * Returns the same request if the game can begin like this: settings may each be within their limits and still not fit
     * together.
     *
     * @throws CommandFailure with the game's own sentence if they do not
     */
    MatchRequest playable() {
        try {
            box.rules().start(setup());
            return this;
        } catch (IllegalArgumentException mistake) {
            throw CommandFailure.usage(String.valueOf(mistake.getMessage()));
        }
    }

    /** Returns how the match begins. */
    public Setup setup() {
        return new Setup(sittings.stream().map(Sitting::name).toList(), seed, settings);
    }

    /** Returns the names of those who play through a folder, in seat order. */
    public List<String> folderNames() {
        return sittings.stream()
                .filter(sitting -> sitting.choice().usesFolder())
                .map(Sitting::name)
                .toList();
    }
}

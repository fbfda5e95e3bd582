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
 * @param attempt which attempt at this match it is, from 1; launched bots begin a later one in an empty folder
 */
public record MatchRequest(
        GameBox<?, ?, ?> box,
        Settings settings,
        long seed,
        List<Sitting> sittings,
        MatchTerms.Explanations explanations,
        int attempt) {

    public MatchRequest {
        sittings = List.copyOf(sittings);
    }

    /** Makes the first attempt at a match. */
    public MatchRequest(
            GameBox<?, ?, ?> box,
            Settings settings,
            long seed,
            List<Sitting> sittings,
            MatchTerms.Explanations explanations) {
        this(box, settings, seed, sittings, explanations, 1);
    }

    /** Returns the same match from another seed, as a certain attempt. */
    MatchRequest again(int number, long another) {
        return new MatchRequest(box, settings, another, sittings, explanations, number);
    }

    /** Returns the same match under other settings. */
    public MatchRequest withSettings(Settings changed) {
        return new MatchRequest(box, changed, seed, sittings, explanations, attempt);
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

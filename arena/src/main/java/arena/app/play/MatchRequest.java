package arena.app.play;

import arena.app.RequestFailure;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.MatchPurpose;
import arena.match.MatchTerms;
import arena.match.SeatClock;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The request for a match.
 *
 * @param sittings the players, seat 1 first
 * @param explanations when {@code explain_i.txt} is written
 * @param attempt the number of the attempt, from 1; launched bots begin a later one in an empty folder
 * @param occasion the purpose, if there is one
 * @param clocks of the seats whose time differs from the game's
 */
public record MatchRequest(
        GameDefinition<?, ?, ?> game,
        Settings settings,
        long seed,
        List<SeatedPlayer> sittings,
        MatchTerms.Explanations explanations,
        int attempt,
        Optional<MatchPurpose> occasion,
        SortedMap<Seat, SeatClock> clocks) {

    public MatchRequest {
        sittings = List.copyOf(sittings);
        clocks = Collections.unmodifiableSortedMap(new TreeMap<>(clocks));
    }

    /** Makes the first attempt at a match. */
    public MatchRequest(
            GameDefinition<?, ?, ?> game,
            Settings settings,
            long seed,
            List<SeatedPlayer> sittings,
            MatchTerms.Explanations explanations) {
        this(game, settings, seed, sittings, explanations, 1, Optional.empty());
    }

    /** Makes an attempt at a match with the game's own time. */
    public MatchRequest(
            GameDefinition<?, ?, ?> game,
            Settings settings,
            long seed,
            List<SeatedPlayer> sittings,
            MatchTerms.Explanations explanations,
            int attempt,
            Optional<MatchPurpose> occasion) {
        this(game, settings, seed, sittings, explanations, attempt, occasion, Collections.emptySortedMap());
    }

    /** Returns the same match with another seed, as a later attempt. */
    MatchRequest forAttempt(int number, long another) {
        return new MatchRequest(game, settings, another, sittings, explanations, number, occasion, clocks);
    }

    /** Returns the same match with other settings. */
    public MatchRequest withSettings(Settings changed) {
        return new MatchRequest(game, changed, seed, sittings, explanations, attempt, occasion, clocks);
    }

    /** Returns the same match with other clocks. */
    public MatchRequest withClocks(SortedMap<Seat, SeatClock> others) {
        return new MatchRequest(game, settings, seed, sittings, explanations, attempt, occasion, others);
    }

    /**
     * Returns this request if the game can begin like this: settings may each be within their limits and still not fit
     * together.
     *
     * @throws RequestFailure with the game's own sentence if they do not
     */
    public MatchRequest playable() {
        try {
            game.rules().start(setup());
            return this;
        } catch (IllegalArgumentException mistake) {
            throw RequestFailure.usage(String.valueOf(mistake.getMessage()));
        }
    }

    /** Returns the configured rule when {@code explain_i.txt} is written. */
    public static MatchTerms.Explanations explanations(Configuration configuration) {
        return MatchTerms.Explanations.valueOf(
                configuration.exchange().explain().name());
    }

    /** Returns the setup of the match. */
    public Setup setup() {
        return new Setup(sittings.stream().map(SeatedPlayer::name).toList(), seed, settings);
    }

    /** Returns the names of the players with a folder, in seat order. */
    public List<String> folderNames() {
        return sittings.stream()
                .filter(sitting -> sitting.choice().usesFolder())
                .map(SeatedPlayer::name)
                .toList();
    }
}

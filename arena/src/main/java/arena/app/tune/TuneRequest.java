package arena.app.tune;

import arena.app.compare.ShortDigest;
import arena.config.BotEntry;
import arena.game.GameDefinition;
import arena.game.Settings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The request for a tuning.
 *
 * @param seed the given seed, if any
 * @param seats of each game
 * @param parameters all different
 * @param games the number of games; rounded up so that each seed is played from every seat
 */
public record TuneRequest(
        GameDefinition<?, ?, ?> game,
        Settings settings,
        Optional<Long> seed,
        int seats,
        BotEntry bot,
        List<TuneParameter> parameters,
        int games,
        Options options) {

    private static final int DIGITS = 8;

    public TuneRequest {
        parameters = List.copyOf(parameters);
    }

    /**
     * The options of a tuning.
     *
     * @param jobs the number of games at a time, if given
     * @param fresh whether earlier games are deleted
     */
    public record Options(Optional<Integer> jobs, boolean fresh) {}

    /** Returns the name of its folder; more games continue a shorter tuning. */
    String key() {
        String all = String.join(
                "\n",
                game.info().id(),
                settings.texts().toString(),
                seats + " seats",
                bot.name(),
                parameters.stream().map(TuneParameter::words).collect(Collectors.joining(" ")),
                seed.map(String::valueOf).orElse("any seed"));
        return bot.name() + "-" + ShortDigest.of(all).substring(0, DIGITS);
    }
}

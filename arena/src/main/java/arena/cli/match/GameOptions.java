package arena.cli.match;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.SeatReader;
import arena.config.Configuration;
import arena.config.SettingFiles;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Settings;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** The options of every command that plays a match: the game, the seed, the settings. */
public final class GameOptions {

    /** The bits of a seed: too many to try all, and no more than every JSON reader keeps exactly. */
    private static final int SEED_BITS = 53;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "The game. Default: that of the given bots, else the first game of `arena games`.")
    private Optional<String> game = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all random draws. Default: random.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--players",
            paramLabel = "N",
            description =
                    "The number of seats, if the game allows several numbers. Default: the usual number of the game.")
    private Optional<Integer> players = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Changes a setting of the game for this match; may be repeated.")
    private List<String> changes = new ArrayList<>();

    /**
     * Returns the game that was named, else that of the bots on the seats; the other methods then refer to it.
     *
     * @param seats as they were typed
     * @throws RequestFailure if there is none of that name
     */
    public GameDefinition<?, ?, ?> follow(Configuration configuration, List<String> seats) {
        GameDefinition<?, ?, ?> definition = SeatReader.game(configuration, game, seats);
        game = Optional.of(definition.info().id());
        return definition;
    }

    /** Returns the game that {@link #follow} has found. */
    public GameDefinition<?, ?, ?> definition() {
        return NameLookup.game(game.orElseThrow());
    }

    /**
     * Returns the number of seats: the one that was asked for, else the usual number, or the number of named players
     * if that is larger.
     *
     * @throws RequestFailure if the game does not allow that number, or more players are named
     */
    public int seats(int named) {
        GameInfo info = definition().info();
        players.ifPresent(number -> requireSeats("--players", info, number));
        players.filter(number -> number < named).ifPresent(number -> {
            throw RequestFailure.usage("--players " + number + " leaves some of the " + named
                    + " given players without a seat; give a larger number, or fewer players.");
        });
        return players.orElse(Math.max(named, info.usualSeats()));
    }

    /**
     * Refuses a number of seats that a game does not have.
     *
     * @param option its name, such as {@code --players}
     */
    public static void requireSeats(String option, GameInfo info, int number) {
        if (number < info.leastSeats() || number > info.mostSeats()) {
            throw RequestFailure.usage(
                    option + " is " + info.seatRange() + " for " + info.title() + ", not " + number + ".");
        }
    }

    /** Returns the seed that was given, else a new one at each call. */
    public long seed() {
        return seed.orElseGet(() -> new SecureRandom().nextLong() >>> (Long.SIZE - SEED_BITS));
    }

    /** Returns the seed that was given; nothing if none was. */
    public Optional<Long> givenSeed() {
        return seed;
    }

    /**
     * Returns the settings: the game's own, changed by the configuration, then by the command line.
     *
     * @throws RequestFailure if one is unknown or out of its limits
     */
    public Settings settings(Configuration configuration) {
        return settings(configuration, definition().info(), changes);
    }

    /**
     * Returns the settings of a game: its own, changed by the configuration, then by values of {@code --set}.
     *
     * @throws RequestFailure if one is unknown or out of its limits
     */
    public static Settings settings(Configuration configuration, GameInfo info, List<String> changes) {
        Map<String, String> changed = new TreeMap<>(configuration.gameSettings(info.id()));
        try {
            changes(info, changes)
                    .forEach((key, text) -> changed.put(
                            key,
                            info.setting(key)
                                    .map(setting -> SettingFiles.value(setting, text, Path::of))
                                    .orElse(text)));
            return Settings.of(info, changed);
        } catch (IllegalArgumentException mistake) {
            throw RequestFailure.usage(String.valueOf(mistake.getMessage()));
        }
    }

    /** Returns the settings that the command line changes, by key, unchecked. */
    public Map<String, String> changes(GameInfo info) {
        return changes(info, changes);
    }

    /** Returns the settings that some values of {@code --set} change, by key, unchecked. */
    public static Map<String, String> changes(GameInfo info, List<String> changes) {
        Map<String, String> changed = new TreeMap<>();
        for (String change : changes) {
            int equals = change.indexOf('=');
            if (equals < 1) {
                throw RequestFailure.usage(
                        "--set needs a key and a value, such as --set " + example(info) + ", not \"" + change + "\".");
            }
            changed.put(
                    change.substring(0, equals).strip(),
                    change.substring(equals + 1).strip());
        }
        return changed;
    }

    private static String example(GameInfo info) {
        return info.settings().stream()
                .findFirst()
                .map(setting -> setting.key() + "=" + setting.standard())
                .orElse("KEY=VALUE");
    }
}

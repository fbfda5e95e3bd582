package arena.cli.bot;

import arena.app.NameLookup;
import arena.cli.host.CommandEnvironment;
import arena.game.GameInfo;
import arena.game.Setting;
import arena.plugin.GamePlugin;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code arena games}: lists the games, or the settings of one. */
@Command(
        name = "games",
        mixinStandardHelpOptions = true,
        description = "Lists the games, or the settings of one.",
        footer = {"  arena games", "  arena games GAME"})
public final class GamesCommand implements Runnable {

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game whose settings are shown.")
    private Optional<String> game = Optional.empty();

    private final CommandEnvironment host;

    public GamesCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (game.isPresent()) {
            describe(NameLookup.game(game.get()).info());
        } else {
            Games.catalog().plugins().forEach(this::list);
        }
    }

    private void list(GamePlugin plugin) {
        GameInfo info = plugin.game().info();
        String origin = plugin.jar()
                .map(jar -> ", version " + plugin.provider().version() + ", " + jar)
                .orElse("");
        host.out().println(info.id() + "  " + info.title() + ", " + seats(info) + origin);
    }

    private static String seats(GameInfo info) {
        return info.seatRange() + " seats"
                + (info.usualSeats() == info.leastSeats() ? "" : " (usually " + info.usualSeats() + ")");
    }

    private void describe(GameInfo info) {
        host.out().println(info.title() + " (" + info.id() + "), " + seats(info) + ", after: " + info.law());
        host.out().println();
        host.out()
                .println("Settings (in config.ini under [game " + info.id() + "], or --set KEY=VALUE for one match):");
        int width = info.settings().stream()
                .mapToInt(setting -> written(setting).length())
                .max()
                .orElse(0);
        info.settings()
                .forEach(setting -> host.out()
                        .println("  " + written(setting)
                                + " ".repeat(width - written(setting).length()) + "   " + setting.words()));
        host.out().println();
        host.out().println("Super bot:");
        SuperBots.levels(info.id())
                .forEach(level -> host.out()
                        .println("  superbot:" + level.number() + "   " + level.name() + ". " + level.idea()));
    }

    private static String written(Setting setting) {
        return setting.key() + " = " + setting.standard();
    }
}

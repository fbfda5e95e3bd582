package arena.cli.check;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.play.SeatReader;
import arena.app.play.ServicesFactory;
import arena.app.watch.WatchRun;
import arena.app.watch.WatchStep;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.match.BotParameter;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.record.Printable;
import arena.superbot.SuperBots;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena watch}: tries a bot after each change of its files. */
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Tries a bot now and each time one of its files is saved, and shows the result on one screen.",
            "A trial builds the bot if there is a build, checks it, tries its regression cases and plays a few games"
                    + " against the super bot, always with the same seeds."
        },
        footer = {
            "  arena watch MyTeam",
            "  arena watch MyTeam --games 8 --level 2",
            "  arena watch MyTeam --build \"make -s\"",
            "",
            "Ctrl-C ends it, with exit code 130. Exit codes with --once: 0 all is well,",
            "1 something is wrong, 2 the command line or config.ini cannot be used,",
            "3 the machine failed."
        })
public final class WatchCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 100;

    @Mixin
    private BotParameter named = new BotParameter();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "The game. Default: that of the bot, else the first game of `arena games`.")
    private Optional<String> game = Optional.empty();

    @Option(
            names = "--build",
            paramLabel = "COMMAND",
            description = "The command that builds the bot, run in its folder without a shell. Default: that of"
                    + " template.ini in the bot's folder, which `arena new-bot` writes.")
    private Optional<String> build = Optional.empty();

    @Option(names = "--games", paramLabel = "N", description = "Number of games, 0 to 100. Default: 4.")
    private int games = 4;

    @Option(names = "--level", paramLabel = "N", description = "The level of the super bot. Default: 1.")
    private int level = 1;

    @Option(names = "--once", description = "Tries the bot once and ends.")
    private boolean once;

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public WatchCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        if (games < 0 || games > MOST_GAMES) {
            throw RequestFailure.usage("--games is from 0 to " + MOST_GAMES + ", not " + games + ".");
        }
        Configuration configuration = config.read(host);
        GameDefinition<?, ?, ?> definition = SeatReader.game(configuration, game, List.of(named.name()));
        BotEntry bot = named.own(configuration);
        SeatReader.misfit(bot, definition.info().id()).ifPresent(words -> {
            throw RequestFailure.usage(words);
        });
        int levels = SuperBots.levels(definition.info().id()).size();
        if (games > 0 && (level < 1 || level > levels)) {
            throw RequestFailure.usage("--level is from 1 to " + levels + ", not " + level + ".");
        }
        WatchRun run = new WatchRun(
                configuration, factory, definition, bot, new WatchRun.Terms(build, games, level), new Screen(bot));
        return StopSignal.guarding(() -> {
            try {
                if (once) {
                    return run.once() ? ExitCode.FINE : ExitCode.FAILED;
                }
                run.follow();
                return ExitCode.FINE;
            } catch (InterruptedException stopped) {
                return ExitCode.STOPPED;
            }
        });
    }

    /** A display of trials: on a terminal one screen that stays, elsewhere a line for each step. */
    private final class Screen implements WatchStep.Listener {

        private static final String CLEAR = "\u001B[H\u001B[2J\u001B[3J";
        private static final String GREEN = "\u001B[1;30;42m";
        private static final String RED = "\u001B[1;37;41m";
        private static final String PLAIN = "\u001B[0m";

        private final BotEntry bot;
        private final List<String> shown = new ArrayList<>();

        Screen(BotEntry bot) {
            this.bot = bot;
        }

        @Override
        public void begins() {
            shown.clear();
            show(bot.name() + ", " + LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS));
        }

        @Override
        public void begins(String step) {
            if (host.terminal()) {
                host.screen().print("  " + step + " ...\r");
                host.screen().flush();
            }
        }

        @Override
        public void ended(WatchStep step) {
            show(String.format(
                    Locale.ROOT,
                    "  %-6s %-6s %s (%.1f s)",
                    step.name(),
                    step.isOk() ? "ok" : "WRONG",
                    Printable.of(step.summary()),
                    step.duration().toMillis() / 1_000.0));
            step.lines().forEach(line -> show("    " + Printable.of(line)));
        }

        @Override
        public void ended(boolean isOk) {
            String word = isOk ? " GREEN " : " RED ";
            String end = once ? "" : "  The next trial begins when a file in " + bot.workingFolder() + " is saved.";
            show((host.colour() ? (isOk ? GREEN : RED) + word + PLAIN : word.strip()) + end);
        }

        @Override
        public void ignored(String file) {
            show("  " + Printable.of(file) + " is written in each trial; its changes are ignored from now on.");
        }

        /** Adds a line; on a terminal the screen is drawn anew, since a step may have printed beside it. */
        private void show(String line) {
            shown.add(line);
            if (host.terminal() && !once) {
                host.screen().print(CLEAR + String.join("\n", shown) + "\n");
                host.screen().flush();
            } else {
                host.out().println(line);
            }
        }
    }
}

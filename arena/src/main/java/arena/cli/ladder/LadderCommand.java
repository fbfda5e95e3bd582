package arena.cli.ladder;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.ladder.LadderRun;
import arena.app.ladder.LadderTables;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.GracefulStop;
import arena.cli.host.JsonOption;
import arena.cli.host.Subcommands;
import arena.config.LadderSettings;
import arena.series.SeriesRunner;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena ladder}: a ladder that is always open. */
@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description = "Rates bots day and night: teams put new versions into a folder at any time.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nThe section [ladder] of config.ini names the folders and the games:%n",
        footer = {"  arena ladder run     take entries and play, until Ctrl-C", "  arena ladder show    the table"})
public final class LadderCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Returns the command with the subcommands that the words need.
     *
     * @param words the words after its name
     */
    public static CommandLine line(CommandEnvironment host, ServicesFactory factory, List<String> words) {
        return new Subcommands()
                .add("run", () -> new Run(host, factory))
                .add("show", () -> new Show(host))
                .addTo(new CommandLine(new LadderCommand()), words);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a command: run or show.");
    }

    /** {@code arena ladder run}: takes entries and plays. */
    @Command(
            name = "run",
            mixinStandardHelpOptions = true,
            description = {
                "Takes the bots in the folder of entries and plays games, until Ctrl-C.",
                "Each new version is checked, then plays against others and against the levels of the super bot. Its"
                        + " team reads ladder.txt in its folder. After a crash the same command continues."
            },
            footer = {
                "  arena ladder run",
                "  arena ladder run --games 100",
                "",
                "Exit codes: 0 the games of --games are played; 2 config.ini cannot be used, or",
                "another arena plays the ladder; 3 the machine failed; 130 stopped by Ctrl-C."
            })
    static final class Run implements Callable<Integer> {

        @Option(names = "--games", paramLabel = "N", description = "Ends after so many games. Default: it never ends.")
        private Optional<Integer> games = Optional.empty();

        @Mixin
        private ConfigOption config = new ConfigOption();

        private final CommandEnvironment host;
        private final ServicesFactory factory;

        Run(CommandEnvironment host, ServicesFactory factory) {
            this.host = host;
            this.factory = factory;
        }

        @Override
        public Integer call() {
            OptionalInt most = games.map(OptionalInt::of).orElseGet(OptionalInt::empty);
            LadderRun run = new LadderRun(config.read(host), factory, most, host.out()::println);
            LadderSettings settings = config.read(host).ladder();
            host.out()
                    .println("The ladder of " + String.join(", ", settings.games()) + " takes bots from "
                            + settings.entries() + ". Ctrl-C lets the running games end.");
            return StopSignal.guarding(() -> {
                try (GracefulStop stop = new GracefulStop(run::stopSoon, run::stopNow)) {
                    stop.listen();
                    return run.play() == SeriesRunner.End.OVER ? ExitCode.FINE : ExitCode.STOPPED;
                }
            });
        }
    }

    /** {@code arena ladder show}: the table. */
    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Prints the present table of a game, also while another process plays.",
            footer = {"  arena ladder show", "  arena ladder show asterobots --json"})
    static final class Show implements Runnable {

        @Parameters(
                arity = "0..1",
                paramLabel = "GAME",
                description = "The game, or overall for all games of the ladder. Default: the first one.")
        private Optional<String> game = Optional.empty();

        @Mixin
        private JsonOption json = new JsonOption();

        @Mixin
        private ConfigOption config = new ConfigOption();

        private final CommandEnvironment host;

        Show(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            LadderSettings settings = config.read(host).ladder();
            String shown = game.orElseGet(() -> settings.games().get(0));
            LadderTables tables = new LadderTables(settings);
            if (!tables.names().contains(shown)) {
                throw RequestFailure.usage("The ladder has no table \"" + shown + "\"; its tables are "
                        + String.join(", ", tables.names()) + ".");
            }
            if (json.isGiven()) {
                host.out().println(tables.json(shown));
            } else {
                tables.lines(shown).forEach(host.out()::println);
            }
        }
    }
}

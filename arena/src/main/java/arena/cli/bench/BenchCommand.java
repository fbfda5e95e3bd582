package arena.cli.bench;

import arena.app.RequestFailure;
import arena.app.play.ServicesFactory;
import arena.bench.exchange.ExchangeBench;
import arena.bench.levels.Punctuality;
import arena.bench.matches.MatchesBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.Subcommands;
import arena.cli.match.GameNameOption;
import arena.cli.match.GameOptions;
import arena.cli.plugin.PluginCommands;
import arena.game.GameDefinition;
import arena.game.Settings;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arena bench}: how fast this machine and this arena are. */
@Command(
        name = BenchCommand.NAME,
        mixinStandardHelpOptions = true,
        description = "Measures the speed of this machine and of the arena.",
        footer = {"  arena bench exchange", "  arena bench levels", "  arena bench matches --games 40"})
public final class BenchCommand implements Runnable {

    static final String NAME = "bench";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Returns the command with the subcommands that the words need.
     *
     * @param factory of the services with which the pages of {@code web} play matches
     * @param words the words after its name
     */
    public static CommandLine line(CommandEnvironment host, ServicesFactory factory, List<String> words) {
        Subcommands commands = new Subcommands()
                .add("exchange", () -> new Exchange(host))
                .add("search", () -> new Search(host))
                .add("updates", () -> new BenchUpdatesCommand(host))
                .add("workers", () -> new BenchWorkersCommand(host))
                .add("scale", () -> new BenchScaleCommand(host))
                .add("levels", () -> new BenchLevelsCommand(host))
                .add("matches", () -> new Matches(host))
                .add("contest", () -> new BenchContestCommand(host))
                .add("idle", () -> new BenchIdleCommand(host))
                .add("env", () -> new BenchEnvCommand(host))
                .add("wire", () -> new BenchWireCommand(host))
                .add("review", () -> new BenchReviewCommand(host))
                .add("web", () -> new BenchWebCommand(host, factory));
        if (!commands.covers(words)) {
            PluginCommands.addTo(commands, host, NAME);
        }
        CommandLine line = commands.addTo(new CommandLine(new BenchCommand()), words);
        line.getCommandSpec()
                .usageMessage()
                .synopsisSubcommandLabel(String.join("|", line.getSubcommands().keySet()));
        return line;
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Name what to measure: one of "
                        + String.join(", ", spec.subcommands().keySet()));
    }

    /** {@code arena bench exchange}: the time of a turn through a team folder. */
    @Command(
            name = "exchange",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = "Measures a whole turn through a team folder, compared with a plain exchange of files"
                    + " between two processes, a pipe and HTTP in the same run; whole matches of bots that"
                    + " follow the document; and the processor time of waiting folders. About two minutes.",
            footer = {
                "  arena bench exchange",
                "  arena bench exchange --dir /dev/shm             on a memory disk",
                "  arena bench exchange --turns 500 --folders 0 --matches 0    quick, turns only"
            })
    public static final class Exchange implements Runnable {

        @Mixin
        private BenchFolderOption folder = new BenchFolderOption();

        @Option(
                names = "--turns",
                paramLabel = "N",
                description = "Number of turns of each kind. Default:" + " ${DEFAULT-VALUE}.")
        private int turns = ExchangeBench.Plan.standard(Path.of("")).turns();

        @Option(
                names = "--folders",
                paramLabel = "N",
                description = "Number of waiting folders; 0 for none. Default: ${DEFAULT-VALUE}.")
        private int folders = ExchangeBench.Plan.standard(Path.of("")).folders();

        @Option(
                names = "--seconds",
                paramLabel = "N",
                description = "Seconds for which they wait. Default:" + " ${DEFAULT-VALUE}.")
        private int seconds = ExchangeBench.Plan.standard(Path.of("")).idleSeconds();

        @Option(
                names = "--matches",
                paramLabel = "N",
                description = "Number of simultaneous matches of bots that wait 200 ms, as the document asks; 0"
                        + " for none. Default:"
                        + " ${DEFAULT-VALUE}.")
        private int matches = ExchangeBench.Plan.standard(Path.of("")).matches();

        private final CommandEnvironment host;

        public Exchange(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            try {
                ExchangeBench.run(
                        new ExchangeBench.Plan(folder.directory(host), turns, folders, seconds, matches), host.out());
            } catch (IllegalArgumentException impossible) {
                throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
            } catch (UncheckedIOException failure) {
                throw BenchFolderOption.unwritable(failure);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw RequestFailure.infrastructure("The benchmark was interrupted.");
            }
        }
    }

    /** {@code arena bench search}: the speed of the super bot's searches, and whether they keep their time limit. */
    @Command(
            name = "search",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = {
                "Measures the positions per second of the super bot's searches, and random matches per second:"
                        + " with the board of the rules, and with the packed board. About a minute and a half.",
                "With --think it measures instead whether level 5 ever exceeds its time, on an idle and on a"
                        + " busy machine."
            },
            footer = {"  arena bench search", "  arena bench search --think 100ms --moves 500"})
    public static final class Search implements Callable<Integer> {

        @Option(
                names = "--think",
                paramLabel = "TIME",
                description = "The time for each move of level 5, such" + " as 100ms.")
        private Optional<String> think = Optional.empty();

        @Option(
                names = "--moves",
                paramLabel = "N",
                description = "Number of moves with --think. Default:" + " ${DEFAULT-VALUE}.")
        private int moves = 500;

        private final CommandEnvironment host;

        public Search(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public Integer call() {
            if (think.isEmpty()) {
                PluginCommands.run(host, NAME, "search");
                return ExitCode.FINE;
            }
            String time = think.get();
            return Measurement.of(host, () -> new Punctuality.Plan(Measurement.time("--think", time), moves), plan -> {
                Punctuality.run(plan, host.out());
                return ExitCode.FINE;
            });
        }
    }

    /** {@code arena bench matches}: whole matches a second in the arena's own process. */
    @Command(
            name = "matches",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = "Plays whole matches between super bots in the arena's own process, without records, on one"
                    + " core and on several. Prints the matches per second, the time of a turn and the"
                    + " memory that a match allocates. Half a minute in Chain Reaction; a match of"
                    + " Asterobots takes about a second.",
            footer = {
                "  arena bench matches",
                "  arena bench matches --games 1000 --level 2 --cores 1",
                "  arena bench matches --game GAME --games 40 --level 2"
            })
    public static final class Matches implements Callable<Integer> {

        @Mixin
        private GameNameOption game = new GameNameOption();

        @Option(
                names = "--games",
                paramLabel = "N",
                description = "Number of matches for each number of cores. Default: ${DEFAULT-VALUE}.")
        private int games = 10_000;

        @Option(
                names = "--level",
                paramLabel = "N",
                description = "The level of all super bots. Default:" + " ${DEFAULT-VALUE}.")
        private int level = 1;

        @Option(
                names = "--cores",
                paramLabel = "N",
                description = "The largest number of cores. Default: all, ${DEFAULT-VALUE} here.")
        private int cores = Runtime.getRuntime().availableProcessors();

        @Option(
                names = "--set",
                paramLabel = "KEY=VALUE",
                description = "Changes a setting of the game for these matches; may be repeated.")
        private List<String> changes = new ArrayList<>();

        private final CommandEnvironment host;

        public Matches(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public Integer call() {
            return Measurement.of(host, this::plan, plan -> {
                MatchesBench.run(plan, host.out());
                return ExitCode.FINE;
            });
        }

        private MatchesBench.Plan plan() {
            GameDefinition<?, ?, ?> definition = game.definition();
            Settings settings = Settings.of(definition.info(), GameOptions.changes(definition.info(), changes));
            return new MatchesBench.Plan(definition, games, level, cores, settings);
        }
    }
}

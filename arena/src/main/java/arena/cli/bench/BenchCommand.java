package arena.cli.bench;

import arena.app.RequestFailure;
import arena.app.play.ServicesFactory;
import arena.bench.exchange.ExchangeBench;
import arena.bench.matches.MatchesBench;
import arena.bench.search.AcquirePlayouts;
import arena.bench.search.Perft;
import arena.bench.search.PlayoutBench;
import arena.bench.search.Punctuality;
import arena.bench.search.SearchBench;
import arena.bench.traffic.TrafficBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.Subcommands;
import arena.cli.match.GameNameOption;
import arena.cli.match.GameOptions;
import arena.game.GameBox;
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
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures the speed of this machine and of the arena.",
        synopsisSubcommandLabel = "exchange|playouts|perft|search|traffic|updates|levels|matches|contest|idle|web",
        footer = {"  arena bench exchange", "  arena bench playouts", "  arena bench perft --kings 1,49 --depth 4"})
public final class BenchCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Returns the command with the subcommands that the words need.
     *
     * @param factory of the services with which the pages of {@code web} play matches
     * @param words the words after its name
     */
    public static CommandLine line(CommandEnvironment host, ServicesFactory factory, List<String> words) {
        return new Subcommands()
                .add("exchange", () -> new Exchange(host))
                .add("perft", () -> new PerftCommand(host))
                .add("playouts", () -> new Playouts(host))
                .add("search", () -> new Search(host))
                .add("traffic", () -> new Traffic(host))
                .add("updates", () -> new BenchUpdatesCommand(host))
                .add("levels", () -> new BenchLevelsCommand(host))
                .add("matches", () -> new Matches(host))
                .add("contest", () -> new BenchContestCommand(host))
                .add("idle", () -> new BenchIdleCommand(host))
                .add("web", () -> new BenchWebCommand(host, factory))
                .addTo(new CommandLine(new BenchCommand()), words);
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Name what to measure: exchange, playouts, perft, search, traffic, updates, levels, matches,"
                        + " contest, idle or web");
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

    /** The command that counts sequences of coin moves. */
    @Command(
            name = "perft",
            mixinStandardHelpOptions = true,
            description = "Counts the sequences of N coin moves in Chain Reaction from an empty board with both kings"
                    + " visible: player 1 begins, there are no swaps, and a sequence that ends with a hit king"
                    + " counts as one. The last line is only the number.",
            footer = "  arena bench perft --kings 1,49 --depth 4")
    public static final class PerftCommand implements Runnable {

        @Option(
                names = "--kings",
                required = true,
                split = ",",
                paramLabel = "A,B",
                description = "The cells of the kings of players 1 and 2.")
        private List<Integer> kings = List.of();

        @Option(names = "--depth", required = true, paramLabel = "N", description = "The number of coins to place.")
        private int depth;

        private final CommandEnvironment host;

        public PerftCommand(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            if (kings.size() != 2) {
                throw RequestFailure.usage(
                        "--kings needs two cells with a comma between them, such as --kings 1,49, not " + kings.size()
                                + ".");
            }
            try {
                Perft.print(kings.get(0), kings.get(1), depth, host.out());
            } catch (IllegalArgumentException impossible) {
                throw RequestFailure.usage(
                        Optional.ofNullable(impossible.getMessage()).orElse("Kings or depth are impossible."));
            }
        }
    }

    /** {@code arena bench playouts}: random matches a second. */
    @Command(
            name = "playouts",
            mixinStandardHelpOptions = true,
            description = "Measures random matches of a game per second: with the rules, and with the packed board"
                    + " that searches use. Half a minute.",
            footer = {"  arena bench playouts", "  arena bench playouts --game acquire"})
    public static final class Playouts implements Runnable {

        private static final String CHAIN_REACTION = "chain-reaction";
        private static final String ACQUIRE = "acquire";

        @Option(
                names = "--game",
                paramLabel = "GAME",
                description = "The game, " + CHAIN_REACTION + " or " + ACQUIRE + ". Default: ${DEFAULT-VALUE}.")
        private String game = CHAIN_REACTION;

        private final CommandEnvironment host;

        public Playouts(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            switch (game) {
                case CHAIN_REACTION -> host.out().print(PlayoutBench.measure().table());
                case ACQUIRE -> AcquirePlayouts.run(host.out());
                default ->
                    throw RequestFailure.usage("--game must be " + CHAIN_REACTION + " or " + ACQUIRE + ", not \"" + game
                            + "\": no other game has a packed board.");
            }
        }
    }

    /** {@code arena bench traffic}: the speed of the traffic in Windwardopolis. */
    @Command(
            name = "traffic",
            mixinStandardHelpOptions = true,
            description = "Measures ticks per second with ten cars in the largest city that comes with"
                    + " Windwardopolis, and searches for the fastest routes to all tiles, on one core. Some seconds.",
            footer = "  arena bench traffic")
    public static final class Traffic implements Runnable {

        private final CommandEnvironment host;

        public Traffic(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            host.out().print(TrafficBench.measure().table());
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
                host.out().print(SearchBench.measure().table());
                host.out().print(PlayoutBench.measure().table());
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
                "  arena bench matches --game asterobots --games 40 --level 2"
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
            GameBox<?, ?, ?> box = game.box();
            Settings settings = Settings.of(box.info(), GameOptions.changes(box.info(), changes));
            return new MatchesBench.Plan(box, games, level, cores, settings);
        }
    }
}

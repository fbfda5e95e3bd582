package arena.cli.bench;

import arena.app.RequestFailure;
import arena.bench.levels.PairsBench;
import arena.bench.levels.TablesBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.GameNameOption;
import arena.cli.match.GameOptions;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Setting;
import arena.game.Settings;
import arena.level.Effort;
import arena.measure.ProcessorTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench levels}: the strength of the super bot's levels against each other. */
@Command(
        name = "levels",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays the levels of the super bot of a game against each other, in both seat orders, and prints"
                    + " the share of the matches that each has won, with its 95 %% interval. Ctrl-C prints the"
                    + " results so far.",
            "In a game for more than two players, first all levels share one table, and then each level plays"
                    + " against the one below it on alternate seats. Seats rotate by one from match to match.",
            "With --nodes every run plays the same matches; 400 of each pair take about ten minutes in Chain"
                    + " Reaction, 400 of each table an hour in Asterobots. --move-time is processor time, so"
                    + " that a busy machine favours no level."
        },
        footer = {
            "  arena bench levels",
            "  arena bench levels --matches 40 --nodes 5000",
            "  arena bench levels --pairs 5:4 --move-time 100ms --jobs 2",
            "  arena bench levels --game GAME --set NAME=VALUE --pairs 4:3 --nodes 3000",
            "  arena bench levels --game GAME --vary NAME --matches 200 --pairs 2:1,3:2"
        })
public final class BenchLevelsCommand implements Callable<Integer> {

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--pairs",
            split = ",",
            paramLabel = "A:B",
            description = "The levels that play each other, separated by commas. Default: all pairs, or all tables.")
    private List<String> pairs = List.of();

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "Number of matches of each pair or table. Default: ${DEFAULT-VALUE}.")
    private int matches = 400;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Positions searched for each move. Default: ${DEFAULT-VALUE}, without --move-time.")
    private long nodes = 20_000;

    @Option(
            names = "--move-time",
            paramLabel = "TIME",
            description = "Processor time for each move instead of" + " --nodes, such as 100ms.")
    private Optional<String> moveTime = Optional.empty();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Number of matches at a time. Default:" + " ${DEFAULT-VALUE}.")
    private int jobs = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the first match. Default:" + " ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Changes a setting of a game for more than two players; may be repeated.")
    private List<String> changes = new ArrayList<>();

    @Option(
            names = "--vary",
            paramLabel = "KEY",
            description = "Varies a setting whose value is a file: the seeds use the files that come with the"
                    + " game in turn, such as its maps.")
    private Optional<String> varied = Optional.empty();

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "Number of players at a table, in a game for more than two. Default: as many as can play.")
    private Optional<Integer> seats = Optional.empty();

    private final CommandEnvironment host;

    public BenchLevelsCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        GameDefinition<?, ?, ?> definition = game.definition();
        return definition.info().mostSeats() > 2 ? tables(definition) : duels();
    }

    private Integer tables(GameDefinition<?, ?, ?> definition) {
        return Measurement.of(host, () -> tablesPlan(definition), plan -> {
            TablesBench.run(plan, host.out(), host.err());
            return ExitCode.FINE;
        });
    }

    private TablesBench.Plan tablesPlan(GameDefinition<?, ?, ?> definition) {
        List<List<Integer>> fields = pairs.isEmpty()
                ? TablesBench.allFields(definition)
                : pairs.stream().map(BenchLevelsCommand::levels).toList();
        GameInfo info = definition.info();
        return new TablesBench.Plan(
                definition, fields, seats.orElse(info.mostSeats()), matches, effort(), jobs, seed, settings(info));
    }

    private List<Settings> settings(GameInfo info) {
        Map<String, String> changed = GameOptions.changes(info, changes);
        if (varied.isEmpty()) {
            return List.of(Settings.of(info, changed));
        }
        String key = varied.get();
        List<String> files = info.setting(key).map(Setting::fileNames).orElse(List.of());
        if (files.isEmpty()) {
            throw RequestFailure.usage(
                    "--vary must be a setting of " + info.title() + " whose value is a file, not \"" + key + "\".");
        }
        List<Settings> all = new ArrayList<>();
        for (String file : files) {
            changed.put(key, file);
            all.add(Settings.of(info, changed));
        }
        return all;
    }

    private Integer duels() {
        if (seats.isPresent() || varied.isPresent() || !changes.isEmpty()) {
            throw RequestFailure.usage("--seats, --set and --vary are for games for more than two players.");
        }
        return Measurement.of(host, this::plan, plan -> {
            PairsBench.run(plan, host.out(), host.err());
            return ExitCode.FINE;
        });
    }

    private PairsBench.Plan plan() {
        List<PairsBench.Pair> chosen = pairs.isEmpty()
                ? PairsBench.Pair.all()
                : pairs.stream().map(BenchLevelsCommand::pair).toList();
        return new PairsBench.Plan(chosen, matches, effort(), jobs, seed);
    }

    private Effort effort() {
        if (nodes < 1) {
            throw RequestFailure.usage("--nodes must be 1 or more.");
        }
        return moveTime.map(
                        text -> new Effort(Measurement.time("--move-time", text), Long.MAX_VALUE, ProcessorTime::nanos))
                .orElseGet(() -> Effort.nodes(nodes));
    }

    private static PairsBench.Pair pair(String text) {
        List<Integer> levels = levels(text);
        return new PairsBench.Pair(levels.get(0), levels.get(1));
    }

    private static List<Integer> levels(String text) {
        if (!text.matches("[0-9]:[0-9]")) {
            throw RequestFailure.usage(
                    "--pairs needs two levels with a colon between them, such as 5:4, not \"" + text + "\".");
        }
        return List.of(text.charAt(0) - '0', text.charAt(2) - '0');
    }
}

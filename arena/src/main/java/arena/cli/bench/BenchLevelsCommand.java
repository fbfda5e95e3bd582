package arena.cli.bench;

import arena.app.RequestFailure;
import arena.bench.levels.PairsBench;
import arena.bench.levels.TablesBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.GameNameOption;
import arena.cli.match.GameOptions;
import arena.game.GameBox;
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
            "Plays the levels of the super bot of a game against each other, seats swapped, and prints what share of"
                    + " the matches each has won with its 95 %% interval. Ctrl-C prints what there is.",
            "In a game for more than two, all levels play at one table on all seats, and then each level against the"
                    + " one below, every second chair each; seats are turned by one from match to match.",
            "Positions a move make the same matches at every run; 400 of each pair take about ten minutes in Chain"
                    + " Reaction, and as many of each table an hour in Asterobots. A time for each move is counted as"
                    + " time on the processor, so that a busy machine favours nobody."
        },
        footer = {
            "  arena bench levels",
            "  arena bench levels --matches 40 --nodes 5000",
            "  arena bench levels --pairs 5:4 --move-time 100ms --jobs 2",
            "  arena bench levels --game asterobots --matches 200",
            "  arena bench levels --game acquire --set rules=classic --pairs 4:3 --nodes 3000",
            "  arena bench levels --game windwardopolis --vary map --matches 200 --pairs 2:1,3:2,4:3"
        })
public final class BenchLevelsCommand implements Callable<Integer> {

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--pairs",
            split = ",",
            paramLabel = "A:B",
            description = "Which levels play, with commas between. Default: all pairs, or all tables.")
    private List<String> pairs = List.of();

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "Matches a pair or a table. Default: ${DEFAULT-VALUE}.")
    private int matches = 400;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Positions a move. Default: ${DEFAULT-VALUE}, without --move-time.")
    private long nodes = 20_000;

    @Option(names = "--move-time", paramLabel = "TIME", description = "Time for each move instead, such as 100ms.")
    private Optional<String> moveTime = Optional.empty();

    @Option(names = "--jobs", paramLabel = "N", description = "Matches at a time. Default: ${DEFAULT-VALUE}.")
    private int jobs = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the first matches. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Changes a setting of a game for more than two; may be repeated.")
    private List<String> changes = new ArrayList<>();

    @Option(
            names = "--vary",
            paramLabel = "KEY",
            description = "Plays the seeds in turn with each file that comes with the game for a setting, such as the"
                    + " maps of a game for more than two.")
    private Optional<String> varied = Optional.empty();

    private final CommandEnvironment host;

    public BenchLevelsCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        GameBox<?, ?, ?> box = game.box();
        return box.info().mostSeats() > 2 ? tables(box) : duels();
    }

    private Integer tables(GameBox<?, ?, ?> box) {
        return Measurement.of(host, () -> tablesPlan(box), plan -> {
            TablesBench.run(plan, host.out(), host.err());
            return ExitCode.FINE;
        });
    }

    private TablesBench.Plan tablesPlan(GameBox<?, ?, ?> box) {
        List<List<Integer>> fields = pairs.isEmpty()
                ? TablesBench.allFields(box)
                : pairs.stream().map(BenchLevelsCommand::levels).toList();
        return new TablesBench.Plan(box, fields, matches, effort(), jobs, seed, settings(box.info()));
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
                    "--vary is a setting of " + info.title() + " that is a file, not \"" + key + "\".");
        }
        List<Settings> all = new ArrayList<>();
        for (String file : files) {
            changed.put(key, file);
            all.add(Settings.of(info, changed));
        }
        return all;
    }

    private Integer duels() {
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
            throw RequestFailure.usage("--nodes is 1 or more.");
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
                    "--pairs has two levels with a colon between, such as 5:4, not \"" + text + "\".");
        }
        return List.of(text.charAt(0) - '0', text.charAt(2) - '0');
    }
}

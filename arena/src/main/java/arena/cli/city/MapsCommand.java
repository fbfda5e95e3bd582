package arena.cli.city;

import arena.app.RequestFailure;
import arena.app.city.Cities;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.Subcommands;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapMaker;
import arena.games.windwardopolis.map.MapText;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena maps}: makes, shows and checks maps. */
@Command(
        name = "maps",
        mixinStandardHelpOptions = true,
        description = "Makes, shows and checks maps of Windwardopolis.",
        synopsisSubcommandLabel = "new|show|check",
        footer = {
            "  arena maps new --seed 7 > final.txt    a new city for the final",
            "  arena maps show harbour",
            "  arena maps check final.txt",
            "",
            "The format is described in arena/docs/games/windwardopolis-map.md."
        })
public final class MapsCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Returns the command with the subcommands that the words need.
     *
     * @param words the words after its name
     */
    public static CommandLine line(CommandEnvironment host, List<String> words) {
        return new Subcommands()
                .add("new", () -> new New(host))
                .add("show", () -> new Show(host))
                .add("check", () -> new Check(host))
                .addTo(new CommandLine(new MapsCommand()), words);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name what to do with a map: new, show or check");
    }

    /** The command that makes a map from a seed. */
    @Command(
            name = "new",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = "Prints a new map, generated from a seed; the same seed and size always give the same map.",
            footer = {
                "  arena maps new --seed 7 > final.txt",
                "  arena maps new --seed 7 --width 79 --height 58 --no-signals"
            })
    public static final class New implements Runnable {

        @Option(names = "--seed", required = true, paramLabel = "N", description = "The seed.")
        private long seed;

        @Option(names = "--name", paramLabel = "NAME", description = "The name of the map. Default: city-SEED.")
        private String name = "";

        @Option(
                names = "--width",
                paramLabel = "N",
                description = "The width in tiles, 31 to 79. Default:" + " ${DEFAULT-VALUE}.")
        private int width = MapMaker.LEAST_WIDTH;

        @Option(
                names = "--height",
                paramLabel = "N",
                description = "The height in tiles, 31 to 58. Default:" + " ${DEFAULT-VALUE}.")
        private int height = MapMaker.LEAST_HEIGHT;

        @Option(names = "--no-signals", description = "Makes a map without signals.")
        private boolean withoutSignals;

        @Option(names = "--no-signs", description = "Makes a map without stop signs.")
        private boolean withoutSigns;

        private final CommandEnvironment host;

        public New(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            host.out()
                    .print(Cities.made(
                            name.isEmpty() ? "city-" + seed : name,
                            width,
                            height,
                            !withoutSignals,
                            !withoutSigns,
                            seed));
        }
    }

    /** The command that prints a map. */
    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Shows a map and its numbers of roads, stops, signals and signs.",
            footer = {"  arena maps show harbour", "  arena maps show final.txt"})
    public static final class Show implements Runnable {

        @Parameters(
                paramLabel = "FILE",
                description = "A file with a map, or the name of a map that comes with" + " the game.")
        private String file = "";

        private final CommandEnvironment host;

        public Show(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            Cities.Report report = Cities.report(file, host.resolve(Path.of(file)));
            report.city().ifPresent(this::print);
            refuse(report);
        }

        private void print(CityMap city) {
            host.out().print(MapText.write(city));
            host.out()
                    .println("; " + city.driveable().size() + " tiles to drive on, "
                            + city.busStops().size() + " bus stops, "
                            + city.coffeeStops().size()
                            + " coffee stops, "
                            + city.plan().signals().size() + " signals, "
                            + city.plan().signs().size() + " junctions with stop signs, "
                            + city.starts().size() + " starts");
        }
    }

    /** Checks a map. */
    @Command(
            name = "check",
            mixinStandardHelpOptions = true,
            description = "Checks that a map is playable; if it is not, prints each error with its line.",
            footer = "  arena maps check final.txt")
    public static final class Check implements Runnable {

        @Parameters(
                paramLabel = "FILE",
                description = "A file with a map, or the name of a map that comes with" + " the game.")
        private String file = "";

        private final CommandEnvironment host;

        public Check(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            Cities.Report report = Cities.report(file, host.resolve(Path.of(file)));
            refuse(report);
            host.out().println(report.name() + ": the map is playable.");
        }
    }

    /** Ends the command with all mistakes of the map, if it has any. */
    private static void refuse(Cities.Report report) {
        if (!report.faults().isEmpty()) {
            throw RequestFailure.failed(report.faults().stream()
                    .map(fault -> report.name() + ", " + fault.text())
                    .toList());
        }
    }
}

package arena.games.windwardopolis.plugin;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapMaker;
import arena.games.windwardopolis.map.MapText;
import arena.provider.GameCommand;
import arena.provider.GameCommand.Call;
import arena.provider.GameCommand.Form;
import arena.provider.GameCommand.Option;
import arena.provider.GameCommand.Parameter;
import arena.provider.GameCommand.Refusal;
import java.io.PrintStream;
import java.util.List;

/** {@code arena maps}: makes, shows and checks maps. */
final class MapCommands {

    private static final String SEED = "--seed";
    private static final String NAME = "--name";
    private static final String WIDTH = "--width";
    private static final String HEIGHT = "--height";
    private static final String NO_SIGNALS = "--no-signals";
    private static final String NO_SIGNS = "--no-signs";

    private static final Parameter FILE =
            new Parameter("FILE", "A file with a map, or the name of a map that comes with the game.");

    private MapCommands() {}

    static GameCommand group() {
        return GameCommand.group(
                        "maps", "Makes, shows and checks maps of Windwardopolis.", List.of(make(), show(), check()))
                .withExamples(
                        "arena maps new --seed 7 > final.txt    a new city for the final",
                        "arena maps show harbour",
                        "arena maps check final.txt",
                        "",
                        "The format is described in arena/docs/games/windwardopolis-map.md.");
    }

    private static GameCommand make() {
        return GameCommand.of(
                        "new",
                        "Prints a new map, generated from a seed; the same seed and size always give the same map.",
                        MapCommands::printNew)
                .with(Option.required(SEED, "N", "The seed.", Form.WHOLE))
                .with(Option.of(NAME, "NAME", "The name of the map. Default: city-SEED.", Form.TEXT, ""))
                .with(Option.of(
                        WIDTH,
                        "N",
                        "The width in tiles, 31 to 79. Default: ${DEFAULT-VALUE}.",
                        Form.WHOLE,
                        Integer.toString(MapMaker.LEAST_WIDTH)))
                .with(Option.of(
                        HEIGHT,
                        "N",
                        "The height in tiles, 31 to 58. Default: ${DEFAULT-VALUE}.",
                        Form.WHOLE,
                        Integer.toString(MapMaker.LEAST_HEIGHT)))
                .with(Option.flag(NO_SIGNALS, "Makes a map without signals."))
                .with(Option.flag(NO_SIGNS, "Makes a map without stop signs."))
                .withExamples(
                        "arena maps new --seed 7 > final.txt",
                        "arena maps new --seed 7 --width 79 --height 58 --no-signals");
    }

    private static void printNew(Call call) throws Refusal {
        String name = call.text(NAME).isEmpty() ? "city-" + call.whole(SEED) : call.text(NAME);
        try {
            MapMaker.Parameters parameters = new MapMaker.Parameters(
                    name,
                    Math.toIntExact(call.whole(WIDTH)),
                    Math.toIntExact(call.whole(HEIGHT)),
                    !call.isGiven(NO_SIGNALS),
                    !call.isGiven(NO_SIGNS));
            call.out().print(MapText.write(MapMaker.make(parameters, call.whole(SEED))));
        } catch (IllegalArgumentException | ArithmeticException impossible) {
            throw Refusal.usage(String.valueOf(impossible.getMessage()));
        }
    }

    private static GameCommand show() {
        return GameCommand.of(
                        "show", "Shows a map and its numbers of roads, stops, signals and signs.", MapCommands::print)
                .with(FILE)
                .withExamples("arena maps show harbour", "arena maps show final.txt");
    }

    private static void print(Call call) throws Refusal {
        MapFiles.Report report = report(call);
        report.city().ifPresent(city -> print(city, call.out()));
        refuse(report);
    }

    private static void print(CityMap city, PrintStream out) {
        out.print(MapText.write(city));
        out.println("; " + city.driveable().size() + " tiles to drive on, "
                + city.busStops().size() + " bus stops, "
                + city.coffeeStops().size()
                + " coffee stops, "
                + city.plan().signals().size() + " signals, "
                + city.plan().signs().size() + " junctions with stop signs, "
                + city.starts().size() + " starts");
    }

    private static GameCommand check() {
        return GameCommand.of(
                        "check",
                        "Checks that a map is playable; if it is not, prints each error with its line.",
                        MapCommands::examine)
                .with(FILE)
                .withExamples("arena maps check final.txt");
    }

    private static void examine(Call call) throws Refusal {
        MapFiles.Report report = report(call);
        refuse(report);
        call.out().println(report.name() + ": the map is playable.");
    }

    private static MapFiles.Report report(Call call) throws Refusal {
        return MapFiles.report(call.parameter(), call.resolve(call.parameter()));
    }

    /** Ends the command with all faults of the map, if it has any. */
    private static void refuse(MapFiles.Report report) throws Refusal {
        if (!report.faults().isEmpty()) {
            throw Refusal.failed(report.faults().stream()
                    .map(fault -> report.name() + ", " + fault.text())
                    .toList());
        }
    }
}

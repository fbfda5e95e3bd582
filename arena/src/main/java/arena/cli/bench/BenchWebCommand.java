package arena.cli.bench;

import arena.app.play.ServicesFactory;
import arena.bench.web.WebBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.FieldSettings;
import arena.config.ServeSettings;
import arena.web.WebServer;
import arena.web.WebTerms;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench web}: the cost of spectators to a match. */
@Command(
        name = "web",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures the cost of spectators. Plays matches of sixty moves per second, alternately without"
                    + " spectators, with many, and with as many of which some do not read, and prints the time"
                    + " of a bot's move through its folder and the arena's processor time for it.",
            "Then plays the moves of an hour with spectators at ten times the speed, and prints the memory in"
                    + " use. Then plays many matches at a time, a move a second each, and prints the processor time"
                    + " and how late spectators see a move. The spectators run in a process of their own. About"
                    + " fourteen minutes."
        },
        footer = {
            "  arena bench web",
            "  arena bench web --moves 1000 --minutes 0 --matches 0     moves only, a minute",
            "  arena bench web --spectators 500 --minutes 10"
        })
public final class BenchWebCommand implements Callable<Integer> {

    /** Above every limit: all spectators come from one address here, and connections are limited for each address. */
    private static final int ANY = 100_000;

    @Option(
            names = "--spectators",
            paramLabel = "N",
            description = "Number of spectators. Default:" + " ${DEFAULT-VALUE}.")
    private int spectators = 200;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "Number of moves of each of the three parts. Default: ${DEFAULT-VALUE}.")
    private int moves = 5_000;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description =
                    "Length of the memory measurement, in minutes of play; 0 for none. Default:" + " ${DEFAULT-VALUE}.")
    private int minutes = 60;

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "Number of matches at a time in the last part; 0 for none. Default: ${DEFAULT-VALUE}.")
    private int matches = 200;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "Duration of each of the two measurements of that part. Default: 60s.")
    private String time = "60s";

    @Mixin
    private BenchFolderOption folder = new BenchFolderOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public BenchWebCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        return Measurement.of(
                host,
                () -> new WebBench.Plan(
                        folder.directory(host), spectators, moves, minutes, matches, Measurement.time("--time", time)),
                plan -> {
                    try {
                        WebBench.run(plan, this::open, host.out());
                        return ExitCode.FINE;
                    } catch (UncheckedIOException failure) {
                        throw BenchFolderOption.unwritable(failure);
                    }
                });
    }

    private WebBench.Pages open(Path records, Path folder) {
        WebServer server = WebServer.open(new WebTerms(configuration(records, folder), host.home(), factory));
        return new WebBench.Pages() {
            @Override
            public int port() {
                return server.port();
            }

            @Override
            public void close() {
                server.close();
            }
        };
    }

    private static Configuration configuration(Path records, Path folder) {
        Configuration standard = ConfigReader.standard(folder);
        FieldSettings field = standard.field();
        ServeSettings serve = standard.serve();
        return standard.withField(new FieldSettings(field.folder(), records, field.logs(), field.teamNames()))
                .withServe(new ServeSettings(
                        "127.0.0.1",
                        0,
                        new ServeSettings.Organiser("127.0.0.1", 0),
                        serve.names(),
                        serve.play(),
                        serve.matches(),
                        new ServeSettings.Limits(ANY, ANY, serve.limits().requestBytes()),
                        folder,
                        Optional.empty(),
                        serve.signUp()));
    }
}

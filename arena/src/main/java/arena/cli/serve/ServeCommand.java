package arena.cli.serve;

import arena.app.StopSignal;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.RecordsFolderOption;
import arena.config.Configuration;
import arena.config.FieldSettings;
import arena.config.ServeSettings;
import arena.web.WebServer;
import arena.web.WebTerms;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena serve}: opens the pages until Ctrl-C. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Opens pages for browsers: matches as they are played and again, play against any bot, starter kits.",
            "Whoever is on this network may look on; what is the organiser's is on this machine alone."
        },
        footer = {
            "  arena serve",
            "  arena serve --port 80",
            "  arena serve --host 127.0.0.1           for nobody but this machine",
            "  arena serve --contest cup.ini --play   shows a contest and plays what is left of it",
            "",
            "Ctrl-C closes the pages. Matches that other commands play go on."
        })
public final class ServeCommand implements Callable<Integer> {

    @Option(names = "--host", paramLabel = "ADDRESS", description = "The address of the pages; 0.0.0.0 is all.")
    private Optional<String> address = Optional.empty();

    @Option(names = "--port", paramLabel = "PORT", description = "The port of the pages; 0 is any that is free.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--organiser-port", paramLabel = "PORT", description = "The port of the organiser's pages.")
    private Optional<Integer> organiserPort = Optional.empty();

    @Mixin
    private RecordsFolderOption records = new RecordsFolderOption();

    @Option(
            names = "--contest",
            paramLabel = "FILE",
            description = "The contest that is shown, by its file or its folder; else the one in config.ini.")
    private Optional<Path> contest = Optional.empty();

    @Option(
            names = "--play",
            description = "Plays what is left of the contest at once, also after a crash, without a press on Start.")
    private boolean play;

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public ServeCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = configuration();
        return StopSignal.guarding(() -> {
            try (WebServer server = WebServer.open(new WebTerms(configuration, host.home(), factory))) {
                server.addresses().forEach(host.out()::println);
                if (play) {
                    server.play(System.getProperty("user.name", "somebody"));
                    host.out().println("The contest is played here.");
                } else {
                    server.stoodStill().ifPresent(host.out()::println);
                }
                host.out().flush();
                new CountDownLatch(1).await();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            return ExitCode.STOPPED;
        });
    }

    private Configuration configuration() {
        Configuration read = config.read(host);
        FieldSettings field = read.field();
        ServeSettings serve = contest.map(host::resolve)
                .map(path -> read.serve().withContest(path))
                .orElse(read.serve());
        ServeSettings.Organiser organiser = serve.organiser();
        return read.withField(new FieldSettings(
                        field.folder(), records.folder(host, () -> read), field.logs(), field.teamNames()))
                .withServe(serve.withAddresses(
                        address.orElse(serve.host()),
                        port.orElse(serve.port()),
                        new ServeSettings.Organiser(organiser.host(), organiserPort.orElse(organiser.port()))));
    }
}

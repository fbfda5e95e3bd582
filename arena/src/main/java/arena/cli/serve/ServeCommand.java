package arena.cli.serve;

import arena.app.StopSignal;
import arena.app.play.ServicesFactory;
import arena.app.share.FolderDoctor;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.cli.host.RecordsFolderOption;
import arena.cli.host.WireOption;
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
            "Serves web pages: live and recorded matches, matches against any bot, starter kits.",
            "Everyone on this network can watch. The organiser's pages are reachable from this machine only."
        },
        footer = {
            "  arena serve",
            "  arena serve --port 80",
            "  arena serve --host 127.0.0.1           for this machine only",
            "  arena serve --contest cup.ini --play   show a contest and play its open games",
            "",
            "Ctrl-C closes the pages. Matches of other commands continue."
        })
public final class ServeCommand implements Callable<Integer> {

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The network address to serve on; 0.0.0.0" + " is all addresses.")
    private Optional<String> address = Optional.empty();

    @Option(names = "--port", paramLabel = "PORT", description = "The port of the pages; 0 is any free port.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--organiser-port", paramLabel = "PORT", description = "The port of the organiser's pages.")
    private Optional<Integer> organiserPort = Optional.empty();

    @Mixin
    private RecordsFolderOption records = new RecordsFolderOption();

    @Option(
            names = "--contest",
            paramLabel = "FILE",
            description = "The file or folder of the contest to show. Default: the one in config.ini.")
    private Optional<Path> contest = Optional.empty();

    @Option(
            names = "--play",
            description =
                    "Plays the open games of the contest at once, also after a crash, without a click on" + " Start.")
    private boolean play;

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Mixin
    private WireOption wire = new WireOption();

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
                FolderDoctor.warnings(configuration.field().folder()).forEach(host.err()::println);
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
        Configuration read = wire.applyTo(config.read(host));
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

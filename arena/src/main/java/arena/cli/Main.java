package arena.cli;

import arena.cli.again.AgainCommand;
import arena.cli.again.KeepCommand;
import arena.cli.again.RegressCommand;
import arena.cli.auto.AutoCommand;
import arena.cli.bench.BenchCommand;
import arena.cli.bot.GamesCommand;
import arena.cli.bot.NewBotCommand;
import arena.cli.bot.SuperBotCommand;
import arena.cli.check.CheckCommand;
import arena.cli.compare.CompareCommand;
import arena.cli.contest.ContestCommand;
import arena.cli.errors.ErrorsCommand;
import arena.cli.host.Host;
import arena.cli.host.KeptFolders;
import arena.cli.host.Subcommands;
import arena.cli.play.PlayCommand;
import arena.cli.practice.PracticeCommand;
import arena.cli.replay.MatchesCommand;
import arena.cli.replay.ReplayCommand;
import arena.cli.replay.VerifyCommand;
import arena.cli.simulate.SimulateCommand;
import arena.cli.stage.Lane;
import arena.cli.stage.Stage;
import arena.config.Configuration;
import arena.config.ExchangeSettings;
import arena.config.LaunchSettings;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.Watching;
import arena.launch.Confine;
import arena.launch.LaunchTerms;
import arena.launch.Launcher;
import arena.launch.Quota;
import arena.record.Journal;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** Starts a command. Here, and nowhere else, services are made. */
public final class Main {

    private final Host host;

    private Main(Host host) {
        this.host = host;
    }

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] words) {
        Host host = Host.ofSystem();
        // What the log and Java itself say goes the same way.
        System.setErr(host.err());
        int code = run(host, words);
        System.exit(code);
    }

    /** Runs one command and returns its exit code. */
    public static int run(Host host, String... words) {
        Mishaps mishaps = new Mishaps(host);
        try {
            return new Main(host).commandLine(mishaps, List.of(words)).execute(words);
        } catch (Error defect) {
            return mishaps.handleDefect(defect);
        }
    }

    private CommandLine commandLine(Mishaps mishaps, List<String> words) {
        CommandLine line = new Subcommands()
                .add("play", () -> new PlayCommand(host, this::stage))
                .add("practice", () -> new PracticeCommand(host, this::stage))
                .add("compare", () -> new CompareCommand(host, this::lane))
                .add("auto", () -> new AutoCommand(host, this::stage))
                .addGroup("contest", rest -> ContestCommand.line(host, this::contest, rest))
                .add("simulate", () -> new SimulateCommand(host, this::stage))
                .add("check", () -> new CheckCommand(host, this::stage))
                .add("replay", () -> new ReplayCommand(host))
                .add("verify", () -> new VerifyCommand(host))
                .add("matches", () -> new MatchesCommand(host))
                .add("errors", () -> new ErrorsCommand(host))
                .add("again", () -> new AgainCommand(host, this::stage))
                .add("keep", () -> new KeepCommand(host))
                .add("regress", () -> new RegressCommand(host, this::stage))
                .add("superbot", () -> new SuperBotCommand(host))
                .add("new-bot", () -> new NewBotCommand(host))
                .add("games", () -> new GamesCommand(host))
                .addGroup("bench", rest -> BenchCommand.line(host, rest))
                .addGuide("completion", () -> new CompletionCommand(host))
                .addGuide("help", () -> new HelpCommand(host))
                .addTo(new CommandLine(new ArenaCommand(host)), words);
        return line.setOut(writer(host.out()))
                .setErr(writer(host.err()))
                .setParameterExceptionHandler(mishaps)
                .setExecutionExceptionHandler(mishaps)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(host.terminal())
                .setUsageHelpWidth(80);
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    private Stage stage(Configuration configuration, Path field, Path records) {
        List<Path> hidden = new ArrayList<>(KeptFolders.of(configuration));
        hidden.addAll(List.of(field, records));
        return stage(new Services(host, configuration, field, hidden, List.of()), records, keep(configuration));
    }

    private Stage contest(Configuration configuration, Path folder) {
        List<Path> hidden = new ArrayList<>(KeptFolders.of(configuration));
        hidden.add(folder);
        return stage(
                new Services(host, configuration, configuration.field().folder(), hidden, List.of()),
                configuration.field().records(),
                keep(configuration));
    }

    private Stage lane(Configuration configuration, Lane lane) {
        Configuration own = lane.configuration(configuration);
        return stage(
                new Services(host, own, own.field().folder(), lane.hidden(), lane.cores()),
                own.field().records(),
                lane.keepsRecords() ? keep(configuration) : Journal.Keep.DISCARDED);
    }

    private Stage stage(Services services, Path records, Journal.Keep keep) {
        return new Stage(
                services.configuration(),
                host.home(),
                records,
                new Stage.Parts(services::field, services::launcher, keep));
    }

    private static Journal.Keep keep(Configuration configuration) {
        return configuration.record().compress() ? Journal.Keep.COMPRESSED : Journal.Keep.PLAIN;
    }

    /**
     * Makes the services of one command as its configuration says.
     *
     * @param hidden folders that no launched program may see
     * @param cores the processors of launched programs; empty for all
     */
    private record Services(
            Host host, Configuration configuration, Path fieldFolder, List<Path> hidden, List<Integer> cores) {

        Field field() {
            ExchangeSettings settings = configuration.exchange();
            boolean named = !fieldFolder.equals(configuration.field().folder());
            boolean isNew = named && !Files.exists(fieldFolder);
            Field field = Field.open(
                    fieldFolder,
                    new FieldOptions(
                            Watching.valueOf(settings.watch().name()),
                            settings.settle(),
                            settings.sweep(),
                            settings.poll(),
                            settings.answerBytes(),
                            settings.folderEntries()));
            if (isNew) {
                host.err().println("Made the field " + fieldFolder + ", which did not exist.");
            }
            return field;
        }

        Launcher launcher() {
            LaunchSettings settings = configuration.launch();
            Path logs = configuration.field().logs();
            return Launcher.open(new LaunchTerms(
                    Confine.valueOf(settings.confine().name()),
                    logs,
                    new LaunchTerms.Sight(
                            settings.network(),
                            settings.writesBesideItself(),
                            settings.shown(),
                            hidden,
                            KeptFolders.grounds(configuration, host.home())),
                    new LaunchTerms.Limits(
                            settings.fileBytes(), settings.logBytes(), settings.farewell(), quota(settings.quota())),
                    cores));
        }

        private static Quota quota(LaunchSettings.Quota settings) {
            return new Quota(
                    settings.memoryBytes(),
                    settings.processes(),
                    settings.folderBytes(),
                    settings.processors().orElse(0));
        }
    }
}

package arena.cli;

import arena.cli.again.AgainCommand;
import arena.cli.again.KeepCommand;
import arena.cli.again.RegressCommand;
import arena.cli.auto.AutoCommand;
import arena.cli.bench.BenchCommand;
import arena.cli.bench.BenchContestCommand;
import arena.cli.bench.BenchIdleCommand;
import arena.cli.bench.BenchLevelsCommand;
import arena.cli.bench.BenchMatchesCommand;
import arena.cli.bench.BenchSearchCommand;
import arena.cli.bot.GamesCommand;
import arena.cli.bot.NewBotCommand;
import arena.cli.bot.SuperBotCommand;
import arena.cli.check.CheckCommand;
import arena.cli.compare.CompareCommand;
import arena.cli.contest.ContestCommand;
import arena.cli.errors.ErrorsCommand;
import arena.cli.host.Host;
import arena.cli.host.KeptFolders;
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
        int code = run(Host.ofSystem(), words);
        System.exit(code);
    }

    /** Runs one command and returns its exit code. */
    public static int run(Host host, String... words) {
        Mishaps mishaps = new Mishaps(host);
        try {
            return new Main(host).commandLine(mishaps).execute(words);
        } catch (Error defect) {
            return mishaps.handleDefect(defect);
        }
    }

    private CommandLine commandLine(Mishaps mishaps) {
        CommandLine line = new CommandLine(new ArenaCommand(host))
                .addSubcommand(new PlayCommand(host, this::stage))
                .addSubcommand(new PracticeCommand(host, this::stage))
                .addSubcommand(new CompareCommand(host, this::lane))
                .addSubcommand(new AutoCommand(host, this::stage))
                .addSubcommand(ContestCommand.line(host, this::contest))
                .addSubcommand(new SimulateCommand(host, this::stage))
                .addSubcommand(new CheckCommand(host, this::stage))
                .addSubcommand(new ReplayCommand(host))
                .addSubcommand(new VerifyCommand(host))
                .addSubcommand(new MatchesCommand(host))
                .addSubcommand(new ErrorsCommand(host))
                .addSubcommand(new AgainCommand(host, this::stage))
                .addSubcommand(new KeepCommand(host))
                .addSubcommand(new RegressCommand(host, this::stage))
                .addSubcommand(new SuperBotCommand(host))
                .addSubcommand(new NewBotCommand(host))
                .addSubcommand(new GamesCommand(host))
                .addSubcommand(new CommandLine(new BenchCommand())
                        .addSubcommand(new BenchCommand.Exchange(host))
                        .addSubcommand(new BenchCommand.Perft(host))
                        .addSubcommand(new BenchCommand.Playouts(host))
                        .addSubcommand(new BenchSearchCommand(host))
                        .addSubcommand(new BenchLevelsCommand(host))
                        .addSubcommand(new BenchMatchesCommand(host))
                        .addSubcommand(new BenchContestCommand(host))
                        .addSubcommand(new BenchIdleCommand(host)))
                .addSubcommand(new CompletionCommand(host))
                .addSubcommand(new HelpCommand(host));
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
                    new LaunchTerms.Sight(settings.network(), settings.writesBesideItself(), settings.shown(), hidden),
                    new LaunchTerms.Limits(settings.fileBytes(), settings.logBytes(), settings.farewell()),
                    cores));
        }
    }
}

package arena.cli;

import arena.app.RequestFailure;
import arena.app.play.ServicesFactory;
import arena.cli.again.AgainCommand;
import arena.cli.again.KeepCommand;
import arena.cli.again.RegressCommand;
import arena.cli.again.ReviewCommand;
import arena.cli.auto.AutoCommand;
import arena.cli.bench.BenchCommand;
import arena.cli.bot.BridgeCommand;
import arena.cli.bot.EnvCommand;
import arena.cli.bot.GamesCommand;
import arena.cli.bot.NewBotCommand;
import arena.cli.bot.SnapshotCommand;
import arena.cli.bot.SuperBotCommand;
import arena.cli.bot.VersionsCommand;
import arena.cli.check.CheckCommand;
import arena.cli.check.WatchCommand;
import arena.cli.compare.CompareCommand;
import arena.cli.compare.TuneCommand;
import arena.cli.contest.ContestCommand;
import arena.cli.doctor.DoctorCommand;
import arena.cli.errors.ErrorsCommand;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.GameFolders;
import arena.cli.host.Subcommands;
import arena.cli.ladder.LadderCommand;
import arena.cli.play.PlayCommand;
import arena.cli.plugin.PluginCommands;
import arena.cli.practice.PracticeCommand;
import arena.cli.replay.BundleCommand;
import arena.cli.replay.MatchesCommand;
import arena.cli.replay.ReplayCommand;
import arena.cli.replay.VerifyCommand;
import arena.cli.serve.ServeCommand;
import arena.cli.simulate.SimulateCommand;
import arena.cli.worker.WorkerCommand;
import arena.cli.worker.WorkersCommand;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;

/** The entry point: it builds the commands, gives each the services that it plays matches with, and runs one. */
public final class Main {

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    private Main(CommandEnvironment host) {
        this.host = host;
        this.factory = new ServicesFactory(host.home(), host.err()::println);
    }

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] words) {
        // Pictures need no screen, and there may be none.
        System.setProperty("java.awt.headless", "true");
        CommandEnvironment host = CommandEnvironment.ofSystem();
        // The log and Java itself print through the same stream.
        System.setErr(host.err());
        int code = run(host, words);
        System.exit(code);
    }

    /** Runs one command and returns its exit code. */
    public static int run(CommandEnvironment host, String... words) {
        ErrorHandler errors = new ErrorHandler(host);
        try {
            List<String> rest = GameFolders.install(host, List.of(words));
            Main main = new Main(host);
            try {
                return main.commandLine(errors, rest).execute(rest.toArray(String[]::new));
            } finally {
                main.factory.dismissBots();
            }
        } catch (RequestFailure failure) {
            return errors.handle(failure);
        } catch (Error defect) {
            return errors.handleDefect(defect);
        }
    }

    /** Returns the command line that understands some words, without running it. */
    static CommandLine commandLine(CommandEnvironment host, List<String> words) {
        return new Main(host).commandLine(new ErrorHandler(host), words);
    }

    private CommandLine commandLine(ErrorHandler errors, List<String> words) {
        Subcommands commands = new Subcommands()
                .add("play", () -> new PlayCommand(host, factory))
                .add("practice", () -> new PracticeCommand(host, factory))
                .add("compare", () -> new CompareCommand(host, factory))
                .add("tune", () -> new TuneCommand(host, factory))
                .add("auto", () -> new AutoCommand(host, factory))
                .addGroup("ladder", rest -> LadderCommand.line(host, factory, rest))
                .add("worker", () -> new WorkerCommand(host, factory))
                .add("workers", () -> new WorkersCommand(host))
                .addGroup("contest", rest -> ContestCommand.line(host, factory, Main.class, rest))
                .add("simulate", () -> new SimulateCommand(host, factory))
                .add("check", () -> new CheckCommand(host, factory))
                .add("watch", () -> new WatchCommand(host, factory))
                .add("doctor", () -> new DoctorCommand(host, factory))
                .add("replay", () -> new ReplayCommand(host))
                .add("verify", () -> new VerifyCommand(host))
                .add("bundle", () -> new BundleCommand(host))
                .add("matches", () -> new MatchesCommand(host))
                .add("errors", () -> new ErrorsCommand(host))
                .addAlias("faults", "errors")
                .add("again", () -> new AgainCommand(host, factory))
                .add("review", () -> new ReviewCommand(host))
                .add("keep", () -> new KeepCommand(host))
                .add("regress", () -> new RegressCommand(host, factory))
                .add("serve", () -> new ServeCommand(host, factory))
                .add("superbot", () -> new SuperBotCommand(host))
                .addGroup("bridge", rest -> BridgeCommand.line(host, rest))
                .add("env", () -> new EnvCommand(host))
                .add("new-bot", () -> new NewBotCommand(host))
                .add("snapshot", () -> new SnapshotCommand(host))
                .add("versions", () -> new VersionsCommand(host))
                .add("games", () -> new GamesCommand(host))
                .addGroup("bench", rest -> BenchCommand.line(host, factory, rest))
                .addGuide("completion", () -> new CompletionCommand(host))
                .addGuide("help", () -> new ArenaCommand.Help(host));
        if (!commands.covers(words)) {
            PluginCommands.addTo(commands, host);
        }
        CommandLine line = commands.addTo(new CommandLine(new ArenaCommand(host)), words);
        line.getCommandSpec().addOption(GameFolders.option());
        return line.setOut(writer(host.out()))
                .setErr(writer(host.err()))
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(host.terminal())
                .setUsageHelpWidth(80);
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}

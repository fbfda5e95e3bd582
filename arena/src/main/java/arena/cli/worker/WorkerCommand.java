package arena.cli.worker;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.contest.OpenContest;
import arena.app.ladder.LadderWorkers;
import arena.app.play.ServicesFactory;
import arena.app.remote.WorkerRegistry;
import arena.app.worker.WorkerRun;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.config.ArenaFiles;
import arena.config.Configuration;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerKey;
import arena.worker.WorkerReport;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena worker}: plays games of a contest that another machine runs. */
@Command(
        name = "worker",
        mixinStandardHelpOptions = true,
        description = {
            "Plays games of a contest that `arena contest run` runs on another machine. The bots come from the"
                    + " database of the contest, and the records go back there.",
        },
        footerHeading = "%n",
        footer = {
            "The contest file needs [database], and accept = on in [workers]. The organiser",
            "makes a key, and copies its file to the machine of the worker:",
            "  arena workers cup.ini issue hall-3",
            "  arena worker hall-3.key",
            "Ctrl-C stops the worker, and other machines play its games.",
            "Exit codes: 0 the organiser has drained it; 1 its key is not valid; 2 the",
            "command line or a file cannot be used; 3 the machine failed; 130 stopped by",
            "Ctrl-C."
        })
public final class WorkerCommand implements Callable<Integer> {

    private static final String CONTEST_FILE = ".ini";

    @Parameters(
            index = "0",
            paramLabel = "KEY",
            description = "The file of the worker's key; or a contest file with a section [database]; or the word"
                    + " ladder, for a config.ini with a section [ladder-database].")
    private Path file = Path.of("worker" + WorkerKey.ENDING);

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "The number of games at a time. Default: the number of free processors.")
    private Optional<Integer> jobs = Optional.empty();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public WorkerCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        jobs.filter(number -> number < 1 || number > WorkerReport.MOST_SLOTS).ifPresent(number -> {
            throw RequestFailure.usage("--jobs is from 1 to " + WorkerReport.MOST_SLOTS + ", not " + number + ".");
        });
        Configuration machine = config.read(host);
        return StopSignal.guarding(() -> {
            if (file.equals(WorkersCommand.LADDER)) {
                return play(LadderWorkers.openForWorker(machine, host.err()::println), ownName(), machine);
            }
            return file.toString().endsWith(CONTEST_FILE)
                    ? play(
                            OpenContest.openForWorker(machine, host.resolve(file), host.err()::println),
                            ownName(),
                            machine)
                    : play(WorkerRegistry.readKey(host.resolve(file)), machine);
        });
    }

    private int play(WorkerKey key, Configuration machine) {
        return play(
                WorkerDatabase.open(key.database(), key.contest(), host.err()::println, Optional.empty()),
                key.name(),
                machine);
    }

    private int play(WorkerDatabase opened, String name, Configuration machine) {
        try (WorkerDatabase database = opened) {
            int slots = jobs.orElseGet(Processors::free);
            host.out()
                    .println("This is the worker " + name + " of " + database.contest() + ", with " + slots
                            + (slots == 1 ? " game" : " games") + " at a time.");
            WorkerRun.Terms terms = new WorkerRun.Terms(name, slots, folder(name));
            return switch (new WorkerRun(database, factory, machine, terms, host.out()::println).play()) {
                case DRAINED -> {
                    host.out().println("Its games are played; it stops, as the organiser wanted.");
                    yield ExitCode.FINE;
                }
                case REVOKED -> {
                    host.err().println("Its key is not valid any more; ask the organiser for another one.");
                    yield ExitCode.FAILED;
                }
                case STOPPED -> {
                    host.out().println("Stopped; other machines play its games.");
                    yield ExitCode.STOPPED;
                }
            };
        }
    }

    /** Each worker of a machine has a folder of its own, also two of one name in different folders. */
    private Path folder(String name) {
        return host.folder().resolve(ArenaFiles.KEPT).resolve("workers").resolve(name);
    }

    /** Returns a name for a worker without a key: the machine and the process. */
    private static String ownName() {
        String machine;
        try {
            machine = InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException unknown) {
            machine = "worker";
        }
        String plain = machine.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]", "-");
        return plain.substring(0, Math.min(plain.length(), 30)) + "-"
                + ProcessHandle.current().pid();
    }
}

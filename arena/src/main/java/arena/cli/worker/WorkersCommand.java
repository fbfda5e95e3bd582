package arena.cli.worker;

import arena.app.RequestFailure;
import arena.app.contest.OpenContest;
import arena.app.ladder.LadderWorkers;
import arena.app.remote.WorkerRegistry;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.JsonOption;
import arena.config.Configuration;
import arena.worker.WorkerKey;
import arena.worker.WorkerOrder;
import arena.worker.WorkerReport;
import arena.worker.WorkerStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code arena workers}: the workers of a contest or of the ladder. */
@Command(
        name = "workers",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the workers of a contest or of the ladder, or does something with one.",
            "  issue   makes a key for a new worker, NAME" + WorkerKey.ENDING + " beside the file",
            "  pause   it plays its games to their end and takes no more",
            "  resume  it takes games again",
            "  drain   it plays its games to their end and stops",
            "  revoke  its key is no longer valid; its games are played elsewhere",
            "  forget  revokes its key and removes it from the list"
        },
        footer = {
            "  arena workers cup.ini",
            "  arena workers cup.ini issue hall-3",
            "  arena workers cup.ini drain hall-3",
            "  arena workers ladder issue hall-3"
        })
public final class WorkersCommand implements Runnable {

    /** An action on one worker. */
    enum Action {
        ISSUE,
        PAUSE,
        RESUME,
        DRAIN,
        REVOKE,
        FORGET
    }

    /** The word that stands for the ladder of config.ini, in place of a contest file. */
    static final Path LADDER = Path.of("ladder");

    @Parameters(
            index = "0",
            paramLabel = "CONTEST.ini",
            description = "The contest file, or the word ladder for the ladder of config.ini.")
    private Path file = Path.of("contest.ini");

    @Parameters(index = "1", arity = "0..1", paramLabel = "ACTION", description = "What to do with one worker.")
    private Optional<Action> action = Optional.empty();

    @Parameters(index = "2", arity = "0..1", paramLabel = "NAME", description = "The name of the worker.")
    private Optional<String> name = Optional.empty();

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;

    public WorkersCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (action.isPresent() && name.isEmpty()) {
            throw RequestFailure.usage("Name the worker: arena workers " + file + " "
                    + action.get().name().toLowerCase(Locale.ROOT) + " NAME");
        }
        Configuration configuration = config.read(host);
        if (file.equals(LADDER)) {
            try (WorkerRegistry workers = LadderWorkers.registry(configuration, host.err()::println)) {
                serve(workers);
            }
        } else {
            try (OpenContest contest = OpenContest.open(configuration, host.resolve(file), host.err()::println);
                    WorkerRegistry workers = contest.workerRegistry(host.err()::println)) {
                serve(workers);
            }
        }
    }

    private void serve(WorkerRegistry workers) {
        if (action.isPresent()) {
            act(workers, action.get(), name.orElseThrow());
        } else if (json.isGiven()) {
            host.out()
                    .println(JsonNodeFactory.instance.objectNode().set("workers", WorkerRegistry.json(workers.all())));
        } else {
            list(workers.all());
        }
    }

    private void act(WorkerRegistry workers, Action what, String worker) {
        switch (what) {
            case ISSUE -> issue(workers, worker);
            case PAUSE -> workers.order(worker, WorkerOrder.PAUSE);
            case RESUME -> workers.order(worker, WorkerOrder.WORK);
            case DRAIN -> workers.order(worker, WorkerOrder.DRAIN);
            case REVOKE -> workers.order(worker, WorkerOrder.REVOKED);
            case FORGET -> workers.forget(worker);
        }
        host.out().println(done(what, worker));
    }

    private static String done(Action what, String worker) {
        return switch (what) {
            case ISSUE -> "On the machine of the worker: arena worker " + worker + WorkerKey.ENDING;
            case PAUSE -> worker + " takes no more games until `resume`.";
            case RESUME -> worker + " takes games.";
            case DRAIN -> worker + " plays its games to their end and stops.";
            case REVOKE -> "The key of " + worker + " is no longer valid.";
            case FORGET -> worker + " is removed.";
        };
    }

    private void issue(WorkerRegistry workers, String worker) {
        Path key = workers.issue(worker);
        host.out().println("Wrote " + key + "; copy it to the machine of the worker, and keep it secret.");
        if (workers.isLocalAddress()) {
            host.err()
                    .println("The address of the database is one of this machine only: for a worker on"
                            + " another machine, replace the host in the line url of the key.");
        }
    }

    private void list(List<WorkerStatus> workers) {
        if (workers.isEmpty()) {
            host.out()
                    .println(
                            "No worker has reported yet; `arena workers " + file + " issue NAME` makes a key for one.");
        }
        workers.forEach(worker -> {
            host.out().println(line(worker));
            worker.report()
                    .map(WorkerReport::problem)
                    .filter(problem -> !problem.isEmpty())
                    .ifPresent(problem -> host.out().println("    " + problem));
        });
    }

    private static String line(WorkerStatus worker) {
        String state = worker.isAlive()
                ? worker.order().word()
                : worker.silence()
                        .map(time -> "silent for " + time.toSeconds() + " s")
                        .orElse("never seen");
        return worker.report()
                .map(told -> String.format(
                        Locale.ROOT,
                        "%-20s %-16s %d of %d games, %d played, %d refused, load %d %%, speed %d  %s",
                        worker.name(),
                        state,
                        told.playing().size(),
                        told.slots(),
                        told.done(),
                        told.refused(),
                        told.loadPercent(),
                        told.machine().speed(),
                        String.join(" ", told.playing())))
                .orElseGet(() -> String.format(Locale.ROOT, "%-20s %s", worker.name(), state))
                .stripTrailing();
    }
}

package arena.app.worker;

import arena.app.MachineClass;
import arena.app.Version;
import arena.app.contest.MachineLoad;
import arena.app.play.ServicesFactory;
import arena.app.remote.RemoteMatchPlayer;
import arena.config.Configuration;
import arena.exchange.FieldException;
import arena.launch.program.BotFacts;
import arena.launch.program.LaunchException;
import arena.match.VenueException;
import arena.plugin.Games;
import arena.store.StoreException;
import arena.worker.GameQueue;
import arena.worker.RemoteGame;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerInstruction;
import arena.worker.WorkerNeeds;
import arena.worker.WorkerOrder;
import arena.worker.WorkerReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One run of a worker: it takes games of a contest, plays them and returns their records until it is stopped. */
public final class WorkerRun {

    private static final Logger LOG = LoggerFactory.getLogger(WorkerRun.class);
    private static final Duration REPORT_INTERVAL = Duration.ofMillis(500);

    /** A worker whose clock differs more takes no games, since the times in its records would be wrong. */
    private static final Duration MOST_CLOCK_LEAD = Duration.ofSeconds(30);

    /** A worker with less free space takes no games. */
    private static final long LEAST_FREE_BYTES = 256L << 20;

    /** The number of reports between two looks at what the games need. */
    private static final int NEEDS_ROUNDS = 10;

    /** The reports in a row that must miss a game before it is broken off, since it may just have begun. */
    private static final int MISSES = 4;

    private final WorkerDatabase database;
    private final ServicesFactory factory;
    private final Configuration machine;
    private final Terms terms;
    private final Consumer<String> remarks;
    /** The running games by the numbers of their attempts; guards itself. */
    private final Map<Long, RunningGame> running = new TreeMap<>();

    private final AtomicLong done = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final WorkerReport.Machine thisMachine =
            new WorkerReport.Machine(MachineClass.text(), MachineClass.measureSpeed());

    /**
     * The terms of a run.
     *
     * @param name of the worker
     * @param slots the number of games at a time
     * @param folder for its team folders, records, logs and copies of bots; absolute
     */
    public record Terms(String name, int slots, Path folder) {}

    /** The end of a run. */
    public enum End {
        /** The organiser wanted it, and its games were played to their end. */
        DRAINED,
        /** Its key is no longer valid, or it was forgotten. */
        REVOKED,
        /** It was interrupted; its games are played by others. */
        STOPPED
    }

    private record RunningGame(RemoteGame game, Thread thread, AtomicLong misses) {}

    /**
     * Prepares a run.
     *
     * @param remarks receives sentences for the person at the machine; called by several threads
     */
    public WorkerRun(
            WorkerDatabase database,
            ServicesFactory factory,
            Configuration machine,
            Terms terms,
            Consumer<String> remarks) {
        this.database = database;
        this.factory = factory;
        this.machine = machine;
        this.terms = terms;
        this.remarks = remarks;
    }

    /** Plays until the organiser or an interrupt stops it. */
    public End play() {
        try {
            Optional<WorkerNeeds> needs = awaitNeeds();
            if (needs.isEmpty()) {
                return End.REVOKED;
            }
            Files.createDirectories(terms.folder());
            try (RemoteMatchPlayer player = RemoteMatchPlayer.open(
                    database,
                    factory,
                    machine,
                    new RemoteMatchPlayer.Places(terms.folder(), terms.folder()),
                    terms.slots())) {
                remarks.accept(player.confinement());
                Optional<End> end = Optional.empty();
                while (end.isEmpty()) {
                    end = play(player, database.needs().orElseThrow());
                }
                return end.get();
            }
        } catch (InterruptedException stopped) {
            return End.STOPPED;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Waits until the contest is run for the first time; returns nothing if the key is not valid. */
    private Optional<WorkerNeeds> awaitNeeds() throws InterruptedException {
        Optional<WorkerNeeds> needs = database.needs();
        if (needs.isEmpty()) {
            remarks.accept("Waiting for the arena that runs " + database.contest() + ", which has not begun.");
        }
        while (needs.isEmpty()) {
            WorkerReport idle = new WorkerReport(
                    Version.text(),
                    thisMachine,
                    0,
                    "",
                    new TreeSet<>(),
                    List.of(),
                    0,
                    0,
                    0,
                    "It waits for the contest to begin.");
            if (database.report(terms.name(), idle).order() == WorkerOrder.REVOKED) {
                return Optional.empty();
            }
            Thread.sleep(REPORT_INTERVAL.toMillis());
            needs = database.needs();
        }
        return needs;
    }

    /** Plays until the worker stops, or the games need something else; then it returns nothing. */
    private Optional<End> play(RemoteMatchPlayer player, WorkerNeeds needs) throws InterruptedException {
        SortedSet<String> met = new TreeSet<>(Set.of(WorkerNeeds.ofMachine(thisMachine.kind())));
        List<String> missing = new ArrayList<>();
        for (String need : needs.lines()) {
            WorkerNeeds.problem(
                            need,
                            game -> Games.provider(game).isPresent() ? Version.of(game) : "",
                            path -> BotFacts.digest(Path.of(path)))
                    .ifPresentOrElse(missing::add, () -> met.add(need));
        }
        boolean isReady = met.stream().anyMatch(WorkerNeeds::isGame);
        if (isReady) {
            missing.forEach(words -> remarks.accept(words + " Games that need it are played elsewhere."));
        }
        Readiness readiness = new Readiness(met, isReady ? "" : missing.get(0), player.confinement());
        try (GameQueue queue =
                database.queue(terms.name(), terms.slots(), met, (game, version) -> play(game, version, player))) {
            return follow(queue, needs, readiness);
        }
    }

    /**
     * The readiness of this machine for the games that are played now.
     *
     * @param met the needs that it meets
     * @param fault why it can play none of them, as a sentence; empty if it can
     * @param confinement a sentence on the confinement of bots
     */
    private record Readiness(SortedSet<String> met, String fault, String confinement) {}

    /** Reports again and again, and follows the orders of the organiser; nothing when the games need something else. */
    private Optional<End> follow(GameQueue queue, WorkerNeeds needs, Readiness readiness) throws InterruptedException {
        String known = "";
        WorkerOrder last = WorkerOrder.WORK;
        boolean isChanged = false;
        for (int round = 1; ; round++) {
            String problem = readiness.fault().isEmpty() ? problem() : readiness.fault();
            isChanged |= round % NEEDS_ROUNDS == 0 && !database.needs().equals(Optional.of(needs));
            if (isChanged && games().isEmpty()) {
                return Optional.empty();
            }
            if (!problem.equals(known)) {
                remarks.accept(problem.isEmpty() ? "It takes games again." : problem + " It takes no games.");
                known = problem;
            }
            WorkerInstruction instruction = database.report(terms.name(), report(problem, readiness));
            WorkerOrder order = instruction.order();
            if (order == WorkerOrder.REVOKED) {
                return Optional.of(End.REVOKED);
            }
            if (order != last) {
                remarks.accept("The organiser wants this worker to " + order.word() + ".");
                last = order;
            }
            if (order == WorkerOrder.WORK && problem.isEmpty() && !isChanged) {
                queue.resume();
                if (instruction.isGameWaiting()) {
                    queue.check();
                }
            } else {
                queue.pause();
            }
            if (order == WorkerOrder.DRAIN && games().isEmpty()) {
                return Optional.of(End.DRAINED);
            }
            breakOffLost(instruction.assigned());
            Thread.sleep(REPORT_INTERVAL.toMillis());
        }
    }

    private WorkerReport report(String problem, Readiness readiness) {
        MachineLoad load = MachineLoad.of(List.of());
        return new WorkerReport(
                Version.text(),
                thisMachine,
                problem.isEmpty() ? terms.slots() : 0,
                readiness.confinement(),
                readiness.met(),
                games(),
                done.get(),
                refused.get(),
                (int) Math.round(Math.max(0, load.load()) * 100 / load.processors()),
                problem);
    }

    /** Returns the ids of the running games. */
    private List<String> games() {
        synchronized (running) {
            return running.values().stream().map(one -> one.game().fixture()).toList();
        }
    }

    /** Returns why this machine can play nothing now, as a sentence; empty if it can. */
    private String problem() {
        Duration lead = database.clockLead();
        if (lead.abs().compareTo(MOST_CLOCK_LEAD) > 0) {
            return "The clock of this machine is " + lead.abs().toSeconds() + " s "
                    + (lead.isNegative() ? "behind" : "ahead of") + " that of the database; set it.";
        }
        try {
            long free = Files.getFileStore(terms.folder()).getUsableSpace();
            return free >= LEAST_FREE_BYTES
                    ? ""
                    : "The disk of " + terms.folder() + " has only " + (free >> 20) + " MB left, and "
                            + (LEAST_FREE_BYTES >> 20) + " MB are needed; free some space.";
        } catch (IOException failure) {
            return "The folder " + terms.folder() + " cannot be used (" + failure + ").";
        }
    }

    /** Breaks off the games that were given to another worker, or that the organiser has ended. */
    private void breakOffLost(SortedSet<Long> assigned) {
        List<RunningGame> lost = new ArrayList<>();
        synchronized (running) {
            running.forEach((sequence, one) -> {
                if (assigned.contains(sequence)) {
                    one.misses().set(0);
                } else if (one.misses().incrementAndGet() == MISSES) {
                    lost.add(one);
                }
            });
        }
        for (RunningGame one : lost) {
            remarks.accept(one.game().fixture() + " is no longer for this worker; it is broken off here.");
            one.thread().interrupt();
        }
    }

    private void play(RemoteGame game, long version, RemoteMatchPlayer player) throws InterruptedException {
        begin(game);
        try {
            deliver(game, version, Optional.of(player.play(game)), "");
        } catch (VenueException failure) {
            deliver(game, version, Optional.empty(), failure.words());
        } catch (FieldException | LaunchException | RemoteMatchPlayer.BotFailure failure) {
            deliver(game, version, Optional.empty(), String.valueOf(failure.getMessage()));
        } catch (StoreException stopped) {
            throw stopped;
        } catch (RuntimeException defect) {
            LOG.error("the game {} has failed: {}", game.fixture(), defect.getMessage(), defect);
            deliver(game, version, Optional.empty(), "The arena itself has failed: " + defect);
        } finally {
            end(game);
        }
    }

    /**
     * Enters a game. If an earlier attempt at it still runs here, this worker was cut off or stopped meanwhile, and the
     * attempt is broken off first.
     */
    private void begin(RemoteGame game) throws InterruptedException {
        synchronized (running) {
            for (RunningGame old = running.get(game.sequence()); old != null; old = running.get(game.sequence())) {
                old.thread().interrupt();
                running.wait(REPORT_INTERVAL.toMillis());
            }
            running.put(game.sequence(), new RunningGame(game, Thread.currentThread(), new AtomicLong()));
        }
    }

    private void end(RemoteGame game) {
        synchronized (running) {
            running.remove(game.sequence());
            running.notifyAll();
        }
    }

    /** Returns the record until it has arrived: it is the only proof of the game. */
    private void deliver(RemoteGame game, long version, Optional<Path> record, String problem) {
        byte[] content = new byte[0];
        if (record.isPresent()) {
            try {
                content = Files.readAllBytes(record.get());
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        String name = record.map(file -> String.valueOf(file.getFileName())).orElse("");
        Optional<String> refusal = database.deliver(terms.name(), game.sequence(), version, name, content, problem);
        if (refusal.isPresent()) {
            refused.incrementAndGet();
            remarks.accept("The record of " + game.fixture() + " does not count: " + refusal.get() + ".");
        } else {
            done.incrementAndGet();
            remarks.accept(game.fixture() + (problem.isEmpty() ? " is played." : " could not be played: " + problem));
        }
    }
}

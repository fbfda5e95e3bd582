package arena.launch;

import arena.launch.confine.Confinement;
import arena.launch.confine.Confinements;
import arena.launch.confine.ProgramStart;
import arena.launch.limits.ProcessGroup;
import arena.launch.limits.ResourceLimits;
import arena.launch.limits.StorageUse;
import arena.launch.machine.StartMark;
import arena.launch.machine.SystemTools;
import arena.launch.program.BotEnvironment;
import arena.launch.program.BotProgram;
import arena.launch.program.BotProgramCheck;
import arena.launch.program.CommandFiles;
import arena.launch.program.LaunchException;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.launch.terms.Quota;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The launcher of all programs of one arena. Its thread lives as long as the arena, since a confined program dies with
 * the thread that started it.
 *
 * <p>Closing it ends all programs that still run; an arena that is stopped from outside does the same in its shutdown
 * hook.
 */
public final class Launcher implements AutoCloseable {

    private static final long LAST_START_SECONDS = 5;
    private static final int START_ATTEMPTS = 3;
    private static final long START_PAUSE_NANOS = 200_000_000;

    /** As many processes as a start takes. */
    private static final List<String> SOME_PROCESSES = List.of("sh", "-c", "true | true | true | true");

    private static final Logger LOGGER = LoggerFactory.getLogger(Launcher.class);

    private final LaunchTerms terms;
    private final Confinement confinement;
    private final String words;
    private final List<String> faults;
    private final ExecutorService starter = Executors.newSingleThreadExecutor(task -> daemon(task, "bot-launcher"));
    private final OutputDrain drain = new OutputDrain();
    private final ResourceLimits limits;
    private final ResourceWatch watch;
    private final Set<BotProcess> running = ConcurrentHashMap.newKeySet();
    private final Thread onShutdown = new Thread(this::endAll, "bot-end");

    private Launcher(LaunchTerms terms, Confinements.Choice choice) {
        this.terms = terms;
        this.confinement = choice.confinement();
        this.limits = ResourceLimits.choose(
                terms.limits().quota(), choice.confinement().level());
        this.words = choice.words() + " " + limits.words();
        this.faults = choice.faults();
        this.watch = new ResourceWatch(limits.account());
        // The arena's threads must exist before a program can take the last one that the system grants.
        CompletableFuture.runAsync(() -> {}, starter).join();
    }

    /**
     * Returns a launcher after testing which confinement works on this machine.
     *
     * @throws LaunchException if the requested one does not work
     */
    public static Launcher open(LaunchTerms terms) {
        // A killed arena may have left a bot that was just being confined; it must not answer in a later match.
        StartMark.endOrphans()
                .forEach(orphan -> LOGGER.warn("Ended {}, which a killed arena had left behind.", orphan));
        Launcher launcher = new Launcher(terms, new Confinements(terms).choose());
        Runtime.getRuntime().addShutdownHook(launcher.onShutdown);
        return launcher;
    }

    /** Returns one sentence for the host: how bots are confined here, and what that does not prevent. */
    public String words() {
        return words;
    }

    /**
     * Returns the same in one short line, which names the place of the details; a second line warns if the arena runs
     * as root.
     */
    public String brief() {
        String how = switch (level()) {
            case BWRAP -> "Bots are confined by bubblewrap";
            case NAMESPACE -> "Bots run in process spaces of their own";
            case LEASH -> "Bots run on a leash";
            case AUTO, NONE -> "Bots run unconfined";
        };
        String more =
                level() == ConfinementLevel.BWRAP ? "" : " `arena doctor` says what a stronger confinement needs.";
        return how + " (explained by `arena check --help`)." + more + (SystemTools.isRoot() ? "\n" + asRoot() : "");
    }

    private String asRoot() {
        String reach = level() == ConfinementLevel.BWRAP
                ? "in the folders that a bot can see it may read files that only root may read"
                : "a bot may read and change everything on this machine";
        return "The arena runs as root, and so do the bots that it starts: " + reach
                + ". Give the arena an account of its own (su -s /bin/sh ACCOUNT -c 'arena ...').";
    }

    /** Returns how bots are confined here; never {@link ConfinementLevel#AUTO}. */
    public ConfinementLevel level() {
        return confinement.level();
    }

    /** Returns whether a bot may write in its working folder, and not in its team folder alone. */
    public boolean writesBesideItself() {
        return level() != ConfinementLevel.BWRAP || terms.sight().writesBesideItself();
    }

    /** Returns why some of these bots are not started here, with a remedy, in one sentence or two; empty if all are. */
    public Optional<String> refusal(List<BotProgram> bots) {
        List<String> strangers = bots.stream()
                .filter(bot ->
                        level() != ConfinementLevel.BWRAP && terms.strangers().test(bot.workingFolder()))
                .map(BotProgram::name)
                .toList();
        if (strangers.isEmpty()) {
            return Optional.empty();
        }
        boolean wanted = terms.confine() == ConfinementLevel.AUTO;
        String why = wanted
                ? "which does not work here (" + String.join("; ", faults) + ")"
                : "which confine = " + terms.confine().word() + " in [launch] of config.ini leaves out";
        String cure = wanted ? "install bubblewrap, as by `apt install bubblewrap`," : "set confine = auto";
        return Optional.of(String.join(", ", strangers)
                + " came by sign-up, and such bots are started only in bubblewrap, " + why
                + ". Without it a bot can read and change whatever the arena's account may, such as the folders"
                + " of its opponents, the records and the seed. The organiser can " + cure
                + " and start the arena again, or trust every team with signed-up-bots-read-everything = on in"
                + " [launch] of config.ini; `arena doctor` says what this machine can do.");
    }

    /**
     * Returns whether bots are bound to the cores of their terms: some are named, and the system and the confinement
     * support it.
     */
    public boolean isPinning() {
        return !terms.cores().isEmpty()
                && level() != ConfinementLevel.NONE
                && SystemTools.find("taskset").isPresent();
    }

    /** Returns which resource was short for a program since a moment of the monotonic clock, as a sentence. */
    Optional<String> shortageSince(long nanos) {
        return watch.wasShortSince(nanos) ? watch.limitWords() : Optional.empty();
    }

    /** Logs at once what a program has printed. */
    void logNow(BotProcess bot) {
        drain.drainNow(bot);
    }

    /** Runs a computation on the thread that starts programs, which exists already. */
    <T> CompletableFuture<T> prepare(Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, starter);
    }

    public LaunchTerms terms() {
        return terms;
    }

    /** An order to start a program, with its log and the variables of its match. */
    record Order(BotProgram spec, Path folder, Path log, Map<String, String> variables) {}

    /** Starts a program soon; the future fails with a {@link LaunchException} if it cannot be started. */
    CompletableFuture<BotProcess> start(Order order) {
        try {
            return CompletableFuture.supplyAsync(() -> startNow(order), starter);
        } catch (RejectedExecutionException closed) {
            return CompletableFuture.failedFuture(
                    new LaunchException("The arena is stopping and starts no more programs.", closed));
        }
    }

    private BotProcess startNow(Order order) {
        List<String> problems = BotProgramCheck.problems(order.spec());
        if (!problems.isEmpty()) {
            throw new LaunchException(String.join(" ", problems));
        }
        refusal(List.of(order.spec())).ifPresent(refused -> {
            throw LaunchException.ofMachine(refused);
        });
        String words = "";
        boolean machineIsShort = false;
        for (int attempt = 0; attempt < START_ATTEMPTS; attempt++) {
            LockSupport.parkNanos(attempt * START_PAUSE_NANOS);
            try {
                return begin(order);
            } catch (IOException | OutOfMemoryError failure) {
                // Without a thread for it the end of a process would not be reported.
                words = String.valueOf(failure.getMessage());
                machineIsShort |= SystemTools.fault(SOME_PROCESSES).isPresent()
                        || limits.fault().isPresent();
            }
        }
        String sentence = "The bot " + order.spec().name() + " cannot be started: " + words + ".";
        if (machineIsShort) {
            throw LaunchException.ofMachine(sentence + " No other program can be started here now either.");
        }
        throw new LaunchException(sentence);
    }

    /** Starts a program once, and returns when its confinement has handed over to it. */
    private BotProcess begin(Order order) throws IOException {
        StartSignal signal = StartSignal.make(order.log());
        OutputLog log = log(order);
        StartMark mark = StartMark.draw();
        ProcessGroup group = limits.group(mark.word());
        try {
            ProgramStart start = start(order, mark, around(group, signal));
            StorageUse storage = new StorageUse(start.folder(), writable(order.spec()), quota());
            log.open(order.spec().name() + " starts: "
                    + String.join(" ", order.spec().command()));
            Process process = started(order, start);
            group.begun(process.toHandle());
            if (level() != ConfinementLevel.NONE) {
                signal.await(process);
            }
            ProgramResources resources = new ProgramResources(group, storage, quota(), new UseLog(order.log()));
            BotProcess bot = new BotProcess(process, confinement, log, start, resources);
            running.add(bot);
            CompletableFuture<Void> unused = bot.ending().thenRun(() -> running.remove(bot));
            drain.watch(bot);
            watch.watch(bot);
            bot.onExit(drain::wake);
            return bot;
        } catch (IOException | RuntimeException | OutOfMemoryError failure) {
            group.kill();
            mark.withWord().forEach(ProcessHandle::destroyForcibly);
            group.remove();
            log.close("could not be started: " + failure.getMessage(), 0);
            throw failure;
        } finally {
            signal.remove();
        }
    }

    private Process started(Order order, ProgramStart start) throws IOException {
        Optional<byte[]> input = confinement.input(start);
        ProcessBuilder builder = builder(order, start);
        boolean plays = order.spec().partner().isPresent();
        if (confinement.level() != ConfinementLevel.LEASH && input.isEmpty() && !plays) {
            builder.redirectInput(SystemTools.NOTHING);
        }
        Process process = builder.start();
        if (input.isPresent()) {
            try {
                SystemTools.writeInput(process, input.get());
            } catch (IOException ended) {
                // Its output tells more than a closed pipe does.
                LOGGER.debug("{} did not read its input: {}", order.spec().name(), ended.toString());
            }
        }
        return process;
    }

    private Quota quota() {
        return terms.limits().quota();
    }

    private OutputLog log(Order order) {
        try {
            return new OutputLog(order.log(), terms.limits().logBytes());
        } catch (IOException failure) {
            throw LaunchException.ofMachine("The log " + order.log() + " of the bot "
                    + order.spec().name() + " cannot be created (" + failure + "); free some space on its disk.");
        }
    }

    private Optional<Path> writable(BotProgram spec) {
        return writesBesideItself() ? Optional.of(spec.workingFolder()) : Optional.empty();
    }

    private ProgramStart.CommandPrefixes around(ProcessGroup group, StartSignal signal) {
        if (level() == ConfinementLevel.NONE) {
            return ProgramStart.CommandPrefixes.NOTHING;
        }
        List<String> outside = new ArrayList<>(signal.holding());
        outside.addAll(ProcessGroup.entering(group.entrances(), group.outside()));
        List<String> inside = new ArrayList<>(signal.giving());
        inside.addAll(group.inside());
        return new ProgramStart.CommandPrefixes(outside, inside);
    }

    private ProcessBuilder builder(Order order, ProgramStart start) {
        ProcessBuilder builder = new ProcessBuilder(confinement.wrap(start))
                .directory(order.spec().workingFolder().toFile());
        builder.environment().clear();
        builder.environment().putAll(variables(order, start));
        return builder;
    }

    private static ProgramStart start(Order order, StartMark mark, ProgramStart.CommandPrefixes around) {
        BotProgram spec = order.spec();
        String who = "The bot " + spec.name() + " cannot be started: ";
        CommandFiles files = new CommandFiles(spec, BotEnvironment.of(spec));
        Path program = files.program().orElseThrow(() -> new LaunchException(who + "its program no longer exists."));
        if (!Files.isDirectory(order.folder())) {
            throw new LaunchException(who + "its team folder " + order.folder() + " does not exist.");
        }
        return new ProgramStart(spec, program, order.folder().toAbsolutePath().normalize(), mark, around);
    }

    private Map<String, String> variables(Order order, ProgramStart start) {
        Map<String, String> variables = new TreeMap<>(BotEnvironment.of(order.spec()));
        variables.putAll(BotEnvironment.ofMemory(order.spec(), quota()));
        variables.putAll(order.variables());
        if (confinement.level() == ConfinementLevel.BWRAP) {
            // The host's own folder for temporary files is not visible; values of the bot's settings are kept.
            Stream.of("TMPDIR", "TMP", "TEMP")
                    .filter(name -> !order.spec().environment().containsKey(name))
                    .forEach(name -> variables.computeIfPresent(name, (known, value) -> "/tmp"));
        }
        // The shell of a leash must not find itself by the mark; it sets the mark for its child.
        if (confinement.level() != ConfinementLevel.LEASH) {
            variables.put(StartMark.VARIABLE, start.mark().word());
        }
        return variables;
    }

    /** Ends all programs that still run, and starts no more. */
    @Override
    public void close() {
        starter.shutdown();
        awaitLastStart();
        endAll();
        drain.close();
        watch.close();
        try {
            Runtime.getRuntime().removeShutdownHook(onShutdown);
        } catch (IllegalStateException shuttingDown) {
            // The arena is shutting down, and its hook ends all programs as well.
            endAll();
        }
    }

    /** A start in progress must not be missed by the end. */
    private void awaitLastStart() {
        boolean interrupted = Thread.interrupted();
        try {
            if (!starter.awaitTermination(LAST_START_SECONDS, TimeUnit.SECONDS)) {
                LOGGER.warn("A program is still being started after {} s.", LAST_START_SECONDS);
            }
        } catch (InterruptedException interruption) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void endAll() {
        running.forEach(BotProcess::kill);
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}

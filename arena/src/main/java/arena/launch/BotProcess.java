package arena.launch;

import arena.game.Departure;
import arena.launch.confine.Confinement;
import arena.launch.confine.ProgramStart;
import arena.launch.machine.ProcessTable;
import arena.launch.machine.SystemTools;
import arena.launch.program.BotEnvironment;
import arena.launch.program.StreamPartner;
import arena.launch.terms.ConfinementLevel;
import arena.match.Event;
import arena.match.ExceededLimit;
import arena.match.ExitStatus;
import arena.match.ProgramEnd;
import arena.match.SeatDeparture;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** A running program of a bot: its pipes, its log, its end. */
final class BotProcess {

    /** The most that is read from one pipe before the others are read. */
    private static final int TURN_BYTES = 1 << 20;

    /** The time that the shell of a leash has to end its group by itself. */
    private static final long LEASH_MILLIS = 200;

    /** The most chunks of stray output that wait for the log; more are dropped. */
    private static final int STRAY_CHUNKS = 64;

    /** The longest time for the last messages of an ended process to be used up. */
    private static final long FORWARD_MILLIS = 500;

    /** The longest time for the last output of an ended process to reach its log. */
    private static final long LAST_WORDS_MILLIS = 2_000;

    private final Process process;
    private final Confinement confinement;
    private final OutputLog log;
    private final String label;
    private final ProcessTree tree;
    private final long startNanos = System.nanoTime();
    private final ProgramResources resources;
    private final CompletableFuture<Ending> ending = new CompletableFuture<>();
    private final BlockingQueue<byte[]> stray = new ArrayBlockingQueue<>(STRAY_CHUNKS);
    private final Optional<CompletableFuture<Void>> forwarded;
    private volatile boolean endedByArena;
    private volatile Optional<ExceededLimit> overrun = Optional.empty();
    private volatile Runnable onOverrun = () -> {};
    private volatile long terminateAtNanos = Long.MAX_VALUE;
    private volatile boolean drainsNow;
    private long nextScanNanos = startNanos;
    private long pauseNanos;

    BotProcess(
            Process process, Confinement confinement, OutputLog log, ProgramStart start, ProgramResources resources) {
        this.process = process;
        this.confinement = confinement;
        this.log = log;
        this.label = start.spec().name();
        this.tree = new ProcessTree(
                process.toHandle(), start.mark(), confinement.level() == ConfinementLevel.LEASH, resources.group());
        this.resources = resources;
        this.forwarded = start.spec()
                .partner()
                .map(partner -> partner.begin(
                        start.folder(),
                        new StreamPartner.Streams(process.getOutputStream(), process.getInputStream(), stray::offer)));
        forwarded.ifPresent(done -> onExit(() -> done.completeOnTimeout(null, FORWARD_MILLIS, TimeUnit.MILLISECONDS)));
    }

    /**
     * The end of a program.
     *
     * @param lastErrorLines the end of its error stream, oldest first
     * @param errors the errors that it printed there
     * @param byArena whether the arena ended it
     */
    record Ending(
            ExitStatus status, List<String> lastErrorLines, Event.Errors errors, long aliveMillis, boolean byArena) {

        /** The value for a process that not even the system could end. */
        static final Ending NONE =
                new Ending(new ExitStatus(0, Optional.empty()), List.of(), Event.Errors.NONE, -1, true);

        /** Returns the departure that the end causes. */
        SeatDeparture.ProgramEnded departure(String log) {
            return new SeatDeparture.ProgramEnded(status, aliveMillis, errorLine(), log);
        }

        /** Returns the end for the record, after all its processes were ended. */
        ProgramEnd end(List<String> survivors, Optional<ExceededLimit> overrun) {
            ProgramEnd.By by =
                    aliveMillis < 0 ? ProgramEnd.By.NOBODY : byArena ? ProgramEnd.By.ARENA : ProgramEnd.By.ITSELF;
            return new ProgramEnd.Ended(by, status, aliveMillis, survivors, overrun);
        }

        /** Returns the line that names the cause: the last one that is not an indented line of a stack trace. */
        private Optional<String> errorLine() {
            Optional<String> flush = lastErrorLines.stream()
                    .filter(line -> !line.isBlank() && !Character.isWhitespace(line.charAt(0)))
                    .reduce((earlier, later) -> later);
            return flush.or(() -> lastErrorLines.stream()
                            .filter(line -> !line.isBlank())
                            .reduce((earlier, later) -> later))
                    .map(String::strip);
        }
    }

    /** Returns a future that completes when the program has ended and its full output is in its log. */
    CompletableFuture<Ending> ending() {
        return ending;
    }

    boolean isOver() {
        return !process.isAlive();
    }

    /** Returns whether it has ended, and what it wrote to its partner is used up. */
    boolean isFinished() {
        return isOver() && forwarded.map(CompletableFuture::isDone).orElse(true);
    }

    /** Returns the process and its descendants, as far as the system still knows them. */
    List<ProcessHandle> processes() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .toList();
    }

    /** Returns the current folders of its processes, as they see them themselves, where the system reports them. */
    Stream<Path> currentFolders() {
        return processes().stream().map(one -> Path.of("/proc", Long.toString(one.pid()), "cwd"));
    }

    /** Runs an action as soon as the system reports the end. */
    void onExit(Runnable action) {
        CompletableFuture<Void> unused = process.onExit().thenRun(action);
    }

    /** Returns whether it has ended, and no process is left of one that has exceeded a limit. */
    boolean isGone() {
        return ending.isDone() && !isExceedingStill();
    }

    /** Returns whether processes are left although it has exceeded the limit of processes. */
    boolean isHoldingProcesses() {
        return overrun.filter(passed -> passed.limit() == Departure.PROCESS_LIMIT)
                        .isPresent()
                && isExceedingStill();
    }

    private boolean isExceedingStill() {
        return overrun.isPresent() && !resources.group().members().isEmpty();
    }

    /** Returns the limit that it has exceeded, for which it is ended. */
    Optional<ExceededLimit> overrun() {
        return overrun;
    }

    /** Sets the action to run when it exceeds a limit. */
    void onOverrun(Runnable action) {
        onOverrun = action;
    }

    /** Returns the processor time that it and its descendants have used so far. */
    long processorNanos() {
        return resources.group().processorNanos();
    }

    /** Returns the time since its start; the times in its log count from then. */
    long sinceStartNanos() {
        return System.nanoTime() - startNanos;
    }

    /** Returns the most that it has used. */
    Event.ResourceUse use() {
        return resources.use();
    }

    boolean needsTable() {
        return resources.group().needsTable();
    }

    /** Sets a time of the system's monotonic clock at which it is asked to end. */
    void terminateAt(long nanos) {
        terminateAtNanos = nanos;
    }

    /** Measures the use of resources, and ends the program if it exceeds a limit; for the watching thread. */
    void scan(ProcessTable table) {
        resources.scan(table, aliveMillis());
        resources.group().overrun().or(this::ofFolder).ifPresent(this::exceed);
        if (overrun.isPresent() && !isGone()) {
            resources.group().kill();
        }
        if (System.nanoTime() >= terminateAtNanos) {
            terminateAtNanos = Long.MAX_VALUE;
            terminate();
        }
    }

    private Optional<ExceededLimit> ofFolder() {
        long bytes = resources.storage().mostBytes();
        return bytes > resources.quota().folderBytes()
                ? Optional.of(ExceededLimit.ofFolder(bytes, resources.quota().folderBytes()))
                : Optional.empty();
    }

    /** Returns whether it has filled the disk, measured now; if so, it is ended. */
    Optional<ExceededLimit> fullDiskCause() {
        if (overrun.isEmpty()) {
            resources.storage().measureFullDisk(resources.group().members());
            ofFolder().ifPresent(this::exceed);
            if (overrun.isEmpty() && resources.storage().hasFilledTheDisk()) {
                exceed(ExceededLimit.ofFullDisk(resources.storage().mostBytes()));
            }
        }
        return overrun;
    }

    private void exceed(ExceededLimit passed) {
        if (overrun.isEmpty()) {
            overrun = Optional.of(passed);
            endedByArena |= !isOver();
            onOverrun.run();
        }
    }

    /** Remembers its present children. */
    void scanChildren() {
        tree.scan();
    }

    /** Asks it to end. */
    void terminate() {
        if (!isOver()) {
            endedByArena = true;
            tree.terminate(confinement.level() == ConfinementLevel.NONE);
        }
    }

    /** Waits until it has ended by itself, or until a time of the system's monotonic clock. */
    void awaitEnd(long untilNanos) {
        await(Math.max(0, untilNanos - System.nanoTime()));
    }

    /** Ends it and its descendants, and returns those that are still running, in words. */
    List<String> kill() {
        if (!isOver()) {
            endedByArena = true;
            tree.scan();
            release();
        }
        List<String> survivors = tree.kill();
        await(TimeUnit.MILLISECONDS.toNanos(LAST_WORDS_MILLIS));
        return survivors;
    }

    /** Closes the pipe of the leash, whose shell then ends its group, even where nothing else could find it. */
    private void release() {
        if (confinement.level() != ConfinementLevel.LEASH) {
            return;
        }
        try {
            process.getOutputStream().close();
            if (!process.waitFor(LEASH_MILLIS, TimeUnit.MILLISECONDS)) {
                tree.scan();
            }
        } catch (IOException gone) {
            // The shell has ended already; the tree ends the processes it held.
            tree.scan();
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private void await(long nanos) {
        boolean interrupted = Thread.interrupted();
        try {
            ending.get(nanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException interruption) {
            interrupted = true;
        } catch (TimeoutException | ExecutionException still) {
            // The caller continues either way: it asks for the end again, or ends the process.
            return;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Makes the next scan due at once. */
    void drainNow() {
        drainsNow = true;
    }

    // The methods from here on are for the thread that empties the pipes only.

    /** Returns the time until the next scan; not positive if it is due. */
    long untilScanNanos(long now) {
        return drainsNow ? 0 : nextScanNanos - now;
    }

    /** Reads the available output, and returns whether there was any. */
    boolean drain(byte[] buffer, boolean toTheEnd) throws IOException {
        drainsNow = false;
        boolean printed = false;
        for (int turn = 0; turn == 0 || (toTheEnd && turn < 16); turn++) {
            boolean out = forwarded.isPresent() ? logStray() : drain(process.getInputStream(), buffer, false);
            boolean more = drain(process.getErrorStream(), buffer, true) || out;
            printed |= more;
            if (!more) {
                break;
            }
        }
        log.bringUpToDate(aliveMillis());
        return printed;
    }

    private boolean drain(InputStream pipe, byte[] buffer, boolean error) throws IOException {
        int total = 0;
        for (int there = pipe.available(); there > 0 && total < TURN_BYTES; there = pipe.available()) {
            int count = pipe.read(buffer, 0, Math.min(there, buffer.length));
            if (count <= 0) {
                break;
            }
            total += count;
            if (error) {
                log.appendErr(buffer, count, aliveMillis());
            } else {
                log.appendOut(buffer, count, aliveMillis());
            }
        }
        return total > 0;
    }

    private boolean logStray() {
        boolean printed = false;
        for (byte[] chunk = stray.poll(); chunk != null; chunk = stray.poll()) {
            log.appendOut(chunk, chunk.length, aliveMillis());
            printed = true;
        }
        return printed;
    }

    /** Returns the pause before the last scan. */
    long pauseNanos() {
        return pauseNanos;
    }

    /** Sets the time of the next scan. */
    void scheduleScan(long afterNanos) {
        pauseNanos = afterNanos;
        nextScanNanos = System.nanoTime() + pauseNanos;
    }

    /** Closes the log and completes the future of the end; a limit exceeded in the last moment is known by then. */
    void finish() {
        if (!needsTable()) {
            scan(ProcessTable.EMPTY);
        }
        ExitStatus status = SystemTools.status(process.exitValue());
        long millis = aliveMillis();
        resources.close(millis);
        log.close((endedByArena ? "ended by the arena: " : "ended by itself: ") + status.words(), millis);
        ending.complete(new Ending(status, lastErrorLines(), log.errors(), millis, endedByArena));
    }

    private List<String> lastErrorLines() {
        return log.lastErrorLines().stream()
                .filter(line -> !BotEnvironment.isNoteOfJava(line, resources.quota()))
                .toList();
    }

    private long aliveMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
    }

    @Override
    public String toString() {
        return label + " (process " + process.pid() + ")";
    }
}

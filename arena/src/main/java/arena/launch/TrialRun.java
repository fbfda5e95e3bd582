package arena.launch;

import arena.launch.program.BotProgram;
import arena.launch.program.LaunchException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * A run of a program outside any match, for an examination that serves its folder itself. It is confined, watched and
 * ended like any bot; closing it ends the program with its descendants.
 */
public final class TrialRun implements AutoCloseable {

    private static final Path PROCESSES = Path.of("/proc");

    /** The longest time for the last output of an ended program to reach its log. */
    private static final long LAST_WORDS_MILLIS = 2_000;

    private final BotProcess bot;
    private final Path log;

    private TrialRun(BotProcess bot, Path log) {
        this.bot = bot;
        this.log = log;
    }

    /**
     * The folders and variables of a run.
     *
     * @param visible the folder that it may write in, with everything below
     * @param logName the name of the log file, in the folder of the logs
     * @param variables the variables of its match
     */
    public record TrialFolders(Path visible, String logName, Map<String, String> variables) {}

    /**
     * Starts a program.
     *
     * @throws LaunchException with a sentence if it cannot be started
     */
    public static TrialRun start(Launcher launcher, BotProgram spec, TrialFolders place) {
        Path log = launcher.terms().logs().resolve(place.logName());
        try {
            return new TrialRun(
                    launcher.start(new Launcher.Order(spec, place.visible(), log, place.variables()))
                            .join(),
                    log);
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof LaunchException known) {
                throw known;
            }
            throw new LaunchException("The bot " + spec.name() + " cannot be started: " + failure.getCause(), failure);
        }
    }

    /** Returns the log of its output. */
    public Path log() {
        return log;
    }

    /** Returns whether it has ended. */
    public boolean isOver() {
        return bot.isOver();
    }

    /** Returns whether it has ended by itself with the exit code 0. */
    public boolean hasEndedWell() {
        return ending().filter(end -> end.status().code() == 0).isPresent();
    }

    /**
     * Returns how it has ended: the exit code, and the line of its error stream that names the cause; empty while it
     * runs.
     */
    public String endWords() {
        return ending().map(end -> end.departure("").withoutLog()).orElse("");
    }

    private Optional<BotProcess.Ending> ending() {
        if (!bot.isOver()) {
            return Optional.empty();
        }
        bot.awaitEnd(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LAST_WORDS_MILLIS));
        return Optional.of(bot.ending().getNow(BotProcess.Ending.NONE));
    }

    /**
     * Returns how much processor time each of its threads has demanded so far, by the thread's number: what it has
     * used, and how long it waited in the run queue for more, so that a busy machine hides no busy program. Where the
     * system does not report that (anywhere but on Linux), it is the time that each process has used, by the process's
     * number.
     */
    public SortedMap<Long, Duration> processorTimes() {
        SortedMap<Long, Duration> times = new TreeMap<>();
        for (ProcessHandle process : bot.processes()) {
            if (!addThreads(process.pid(), times)) {
                process.info().totalCpuDuration().ifPresent(time -> times.put(process.pid(), time));
            }
        }
        return times;
    }

    /**
     * The first two numbers are nanoseconds on the processor and in its run queue (Linux,
     * Documentation/scheduler/sched-stats).
     */
    private static boolean addThreads(long process, SortedMap<Long, Duration> times) {
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(PROCESSES.resolve(process + "/task"))) {
            for (Path thread : threads) {
                String[] numbers = Files.readString(thread.resolve("schedstat")).split(" ", 3);
                times.put(
                        Long.parseLong(thread.getFileName().toString()),
                        Duration.ofNanos(Long.parseLong(numbers[0]) + Long.parseLong(numbers[1])));
            }
            return true;
        } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException unknown) {
            return false;
        }
    }

    /**
     * Returns the files of a folder that its processes have open now, by the handle's path in the system; none where
     * the system does not report them (anywhere but on Linux).
     */
    public SortedMap<String, Path> openFiles(Path folder) {
        SortedMap<String, Path> open = new TreeMap<>();
        for (ProcessHandle process : bot.processes()) {
            scan(PROCESSES.resolve(process.pid() + "/fd"), folder, open);
        }
        return open;
    }

    private static void scan(Path handles, Path folder, SortedMap<String, Path> open) {
        try (DirectoryStream<Path> links = Files.newDirectoryStream(handles);
                DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            SortedMap<String, Path> known = new TreeMap<>();
            files.forEach(file -> key(file).ifPresent(key -> known.put(key, file)));
            for (Path link : links) {
                key(link)
                        .flatMap(key -> Optional.ofNullable(known.get(key)))
                        .ifPresent(file -> open.put(link.toString(), file));
            }
        } catch (IOException endedOrUnknown) {
            // A process that has just ended has no open files; on a system without this information none are found.
            return;
        }
    }

    /** Returns the system's identity of the regular file that a path leads to. */
    private static Optional<String> key(Path path) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return Optional.of(attributes)
                    .filter(BasicFileAttributes::isRegularFile)
                    .map(BasicFileAttributes::fileKey)
                    .map(Objects::toString);
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** Ends it with its descendants. */
    @Override
    public void close() {
        bot.kill();
    }
}

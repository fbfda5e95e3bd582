package arena.launch.limits;

import arena.launch.machine.MachineProcesses;
import arena.launch.machine.SystemTools;
import arena.launch.terms.Quota;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The disk space of a program, measured by the system's {@code du}, which counts blocks that no file size shows, in a
 * process of its own, so that a folder that hangs blocks no thread. It is measured whenever the disk has filled a
 * little, and periodically, less often the longer it takes; the maximum is kept, since a program can free everything
 * before the next scan.
 */
public final class StorageUse {

    /** The disk space that a name takes although its file may be empty. */
    private static final long NAME_BYTES = 4_096;

    private static final int MOST_HANDLES = 4_096;
    private static final long PAUSE_NANOS = 1_000_000_000;

    /** The ratio of the pause to the duration of a measurement, since many programs with many files take long. */
    private static final int PAUSE_RATIO = 30;

    private static final long LONGEST_PAUSE_NANOS = 20 * PAUSE_NANOS;
    private static final long PATIENCE_MILLIS = 2_000;

    /** The priority of a measurement: below all programs that play, since real time must not wait for it. */
    private static final String NICENESS = "19";

    /** A smaller amount fills no disk. */
    private static final long LEAST_BLAME_BYTES = 1 << 20;

    /** The further measurements of one search for the cause of a full disk, and the pause before each. */
    private static final int BLAME_REPETITIONS = 4;

    private static final long BLAME_PAUSE_NANOS = 70_000_000;

    /** Prints kibibytes and names of its first argument with all after the second, then the same of the second. */
    private static final String MEASURE = """
            team=$1; work=$2; shift 2
            du -skcxH -- "$team" "$@" 2>/dev/null | tail -n 1
            du -s --inodes -cxH -- "$team" "$@" 2>/dev/null | tail -n 1
            [ -z "$work" ] && exit
            du -skxH -- "$work" 2>/dev/null
            """;

    private static final Logger LOGGER = LoggerFactory.getLogger(StorageUse.class);

    private final Path folder;
    private final Optional<Path> working;
    private final Path disk;
    private final long freeAtBegin;
    private final long grainBytes;
    private Optional<Process> measuring = Optional.empty();
    private long freeAtMeasure;
    private long measuredNanos;
    private CompletableFuture<Long> tookNanos = CompletableFuture.completedFuture(0L);
    private long atBegin = -1;
    private long workingAtBegin = -1;
    private long most;
    private long mostGrowth;

    /**
     * Begins to measure.
     *
     * @param folder the team folder
     * @param working the working folder, if the program may write there
     */
    public StorageUse(Path folder, Optional<Path> working, Quota quota) {
        this.folder = folder;
        this.working = working.filter(path -> !folder.startsWith(path) && !path.startsWith(folder));
        this.disk = Optional.ofNullable(folder.getParent()).orElse(folder);
        this.grainBytes = Math.max(1, quota.folderBytes() / 16);
        this.freeAtBegin = freeBytes();
        measureNow(Set.of());
        mostGrowth = 0;
    }

    /** Processes a measurement that is ready, and begins another one if it is due. */
    public synchronized void scan(Set<Long> processes) {
        if (measuring.isPresent()) {
            if (measuring.get().isAlive()) {
                return;
            }
            take();
        }
        long free = freeBytes();
        if (freeAtMeasure - free >= grainBytes || System.nanoTime() - measuredNanos >= pauseNanos()) {
            begin(processes, free);
        }
    }

    /** Measures and waits for the result, up to a limit. */
    private void measureNow(Set<Long> processes) {
        finish();
        begin(processes, freeBytes());
        finish();
    }

    /**
     * Measures until its growth explains a full disk, a few times at most: a program may free the disk and fill it
     * again.
     */
    public synchronized void measureFullDisk(Set<Long> processes) {
        measureNow(processes);
        for (int repeated = 0; !hasFilledTheDisk() && repeated < BLAME_REPETITIONS; repeated++) {
            LockSupport.parkNanos(BLAME_PAUSE_NANOS);
            measureNow(processes);
        }
    }

    private void finish() {
        try {
            if (measuring.isPresent() && measuring.get().waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                take();
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private void begin(Set<Long> processes, long free) {
        if (measuring.isPresent() || !Files.isDirectory(MachineProcesses.FOLDER)) {
            return;
        }
        List<String> words = new ArrayList<>(List.of("nice", "-n", NICENESS, "sh", "-c", MEASURE));
        words.addAll(List.of("arena-measure", folder.toString()));
        words.add(working.map(Path::toString).orElse(""));
        words.addAll(deleted(processes));
        try {
            long begun = System.nanoTime();
            Process started = new ProcessBuilder(words)
                    .redirectInput(SystemTools.NOTHING)
                    .redirectError(SystemTools.NOTHING)
                    .start();
            tookNanos = started.onExit().thenApply(ended -> System.nanoTime() - begun);
            measuring = Optional.of(started);
            freeAtMeasure = free;
        } catch (IOException noRoom) {
            LOGGER.debug("what {} holds cannot be measured now: {}", folder, noRoom.toString());
        }
        measuredNanos = System.nanoTime();
    }

    private long pauseNanos() {
        return Math.min(LONGEST_PAUSE_NANOS, Math.max(PAUSE_NANOS, PAUSE_RATIO * tookNanos.getNow(0L)));
    }

    /** Returns the handles of files that are on the disk of the folder and have no name any more. */
    private List<String> deleted(Set<Long> processes) {
        List<String> found = new ArrayList<>();
        try {
            Object device = Files.getAttribute(folder, "unix:dev");
            processes.forEach(process -> addDeleted(process, device, found));
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException unknown) {
            return found;
        }
        return found;
    }

    private static void addDeleted(long process, Object device, List<String> found) {
        try (DirectoryStream<Path> handles =
                Files.newDirectoryStream(MachineProcesses.FOLDER.resolve(process + "/fd"))) {
            for (Path handle : handles) {
                if (found.size() < MOST_HANDLES && isDeleted(handle, device)) {
                    found.add(handle.toString());
                }
            }
        } catch (IOException ended) {
            LOGGER.debug("the files of process {} are unknown: {}", process, ended.toString());
        }
    }

    private static boolean isDeleted(Path handle, Object device) throws IOException {
        return Files.readSymbolicLink(handle).toString().endsWith(" (deleted)")
                && Files.getAttribute(handle, "unix:dev").equals(device);
    }

    private void take() {
        Process done = measuring.orElseThrow();
        measuring = Optional.empty();
        measuredNanos = System.nanoTime();
        try {
            List<Long> numbers = new String(done.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .map(line -> line.split("\\s", 2)[0])
                    .filter(word -> word.matches("[0-9]{1,15}"))
                    .map(Long::parseLong)
                    .toList();
            if (numbers.size() >= 2) {
                take(
                        Math.max(numbers.get(0) << 10, numbers.get(1) * NAME_BYTES),
                        numbers.size() > 2 ? numbers.get(2) << 10 : 0);
            } else if (numbers.size() == 1) {
                take(numbers.get(0) << 10, 0);
            }
        } catch (IOException gone) {
            LOGGER.debug("the size of {} was not reported: {}", folder, gone.toString());
        }
    }

    private void take(long team, long work) {
        if (atBegin < 0) {
            atBegin = team;
            workingAtBegin = work;
        }
        long grown = Math.max(0, work - workingAtBegin);
        most = Math.max(most, team + grown);
        mostGrowth = Math.max(mostGrowth, team - atBegin + grown);
    }

    /** Returns the most that it held at any time. */
    public synchronized long mostBytes() {
        return most;
    }

    /** Returns whether its growth since the beginning explains a full disk. */
    public synchronized boolean hasFilledTheDisk() {
        return mostGrowth >= LEAST_BLAME_BYTES && mostGrowth >= freeAtBegin / 2;
    }

    /** Returns the free space of the disk; 0 if it is unknown. */
    private long freeBytes() {
        return Files.isDirectory(disk, LinkOption.NOFOLLOW_LINKS)
                ? disk.toFile().getUsableSpace()
                : 0;
    }
}

package arena.bench.exchange;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The use of the processors by this process during some time, in percent of one core, and its causes.
 *
 * @param percent of the entire process without the thread that measures
 * @param causes what the threads of each cause used; only the rest where the system does not show threads as Linux
 *     does
 * @param load of the machine at the end, in runnable threads
 */
record ProcessorUse(double percent, Map<Cause, Use> causes, double load) {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double PERCENT = 100.0;
    private static final double NANOS_PER_SECOND = 1e9;

    /** A cause of processor time: the threads of these names, as far as no earlier cause has them. */
    enum Cause {
        MATCHES("threads of matches", WaitingFolders.MATCH + ".*"),
        LOOKS("looks into folders", "arena-folder.*"),
        REPORTS("reports by the system", "arena-listener.*|FileSystemWatch.*"),
        SWEEP("sweep for lost reports", "arena-sweep.*"),
        COMPILER("compiler of the virtual machine", "C[12] Compiler.*"),
        COLLECTOR("collector of garbage", "GC Thread.*|G1 .*"),
        /** Whatever the process used besides, also by threads that have ended. */
        REST("virtual machine, and the rest", ".*");

        private final String words;

        /** The names of its threads, as a regular expression; the system shows their first 15 letters. */
        private final String names;

        Cause(String words, String names) {
            this.words = words;
            this.names = names;
        }

        String words() {
            return words;
        }

        private static Cause of(String thread) {
            return Stream.of(values())
                    .filter(cause -> thread.matches(cause.names))
                    .findFirst()
                    .orElse(REST);
        }
    }

    /**
     * The use by the threads of one cause.
     *
     * @param runsPerSecond how often one of them was given a processor: after a sleep, or after another thread had it
     */
    record Use(double percent, double runsPerSecond) {

        static final Use NONE = new Use(0, 0);

        private Use plus(Use other) {
            return new Use(percent + other.percent, runsPerSecond + other.runsPerSecond);
        }
    }

    /** Measures for some time. */
    static ProcessorUse during(Duration time) throws IOException, InterruptedException {
        Sample before = Sample.take();
        Thread.sleep(time.toMillis());
        Sample after = Sample.take();
        double seconds = (after.atNanos - before.atNanos) / NANOS_PER_SECOND;
        Map<Cause, Use> causes = new EnumMap<>(Cause.class);
        after.threads.forEach((id, thread) -> causes.merge(
                Cause.of(thread.name),
                thread.since(before.threads.getOrDefault(id, ThreadUse.NONE)).in(seconds),
                Use::plus));
        double percent = PERCENT * (after.processNanos - before.processNanos) / NANOS_PER_SECOND / seconds;
        double known = causes.entrySet().stream()
                .filter(cause -> cause.getKey() != Cause.REST)
                .mapToDouble(cause -> cause.getValue().percent)
                .sum();
        double runs = causes.getOrDefault(Cause.REST, Use.NONE).runsPerSecond;
        causes.put(Cause.REST, new Use(Math.max(0, percent - known), runs));
        return new ProcessorUse(percent, causes, SYSTEM.getSystemLoadAverage());
    }

    /** Returns what the threads of a cause used. */
    Use of(Cause cause) {
        return causes.getOrDefault(cause, Use.NONE);
    }

    /** The processor time of a thread, and how often it was given a processor. */
    private record ThreadUse(String name, long nanos, long runs) {

        private static final ThreadUse NONE = new ThreadUse("", 0, 0);

        ThreadUse since(ThreadUse before) {
            return new ThreadUse(name, nanos - before.nanos, runs - before.runs);
        }

        Use in(double seconds) {
            return new Use(PERCENT * nanos / NANOS_PER_SECOND / seconds, runs / seconds);
        }
    }

    /** The processor time of the process, and of each of its threads with those of the virtual machine. */
    private record Sample(long atNanos, long processNanos, Map<Path, ThreadUse> threads) {

        private static final Path TASKS = Path.of("/proc/self/task");

        static Sample take() throws IOException {
            Map<Path, ThreadUse> threads = new HashMap<>();
            if (Files.isDirectory(TASKS)) {
                try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
                    for (Path task : tasks) {
                        addTo(threads, task);
                    }
                }
            }
            long processNanos = SYSTEM.getProcessCpuTime() - THREADS.getCurrentThreadCpuTime();
            return new Sample(System.nanoTime(), processNanos, threads);
        }

        /** Adds a thread, unless it has ended: its name, and the first and the last number of its statistics. */
        private static void addTo(Map<Path, ThreadUse> threads, Path task) {
            try {
                String name = Files.readString(task.resolve("comm")).strip();
                String[] numbers =
                        Files.readString(task.resolve("schedstat")).strip().split(" ", -1);
                threads.put(task, new ThreadUse(name, Long.parseLong(numbers[0]), Long.parseLong(numbers[2])));
            } catch (IOException ended) {
                threads.remove(task);
            }
        }
    }
}

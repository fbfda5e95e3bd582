package arena.bench.exchange;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The use of the processors by this process during some time, by its threads, in percent of one core.
 *
 * @param percent of the whole process, with the compiler and the collector of the virtual machine
 * @param matches of the threads of matches
 * @param looks of the threads that look into folders for them
 * @param reports of the threads that take the system's reports, and of the sweep
 * @param wakesPerSecond how often a match's thread was woken
 * @param load of the machine at the end, in runnable threads
 */
record ProcessorUse(double percent, double matches, double looks, double reports, double wakesPerSecond, double load) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final double PERCENT = 100.0;
    private static final double NANOS_PER_SECOND = 1e9;

    /** Measures for some time; the threads of matches have names that begin with a prefix. */
    static ProcessorUse during(Duration time, String matchPrefix) throws InterruptedException {
        Sample before = Sample.take();
        Thread.sleep(time.toMillis());
        Sample after = Sample.take();
        double elapsed = after.atNanos - before.atNanos;
        Sample used = after.since(before);
        return new ProcessorUse(
                PERCENT * used.processNanos / elapsed,
                PERCENT * used.nanos(List.of(matchPrefix)) / elapsed,
                PERCENT * used.nanos(List.of("arena-folder")) / elapsed,
                PERCENT * used.nanos(List.of("arena-listener", "arena-sweep", "FileSystemWatch")) / elapsed,
                used.waits(matchPrefix) * NANOS_PER_SECOND / elapsed,
                SYSTEM.getSystemLoadAverage());
    }

    /** Returns the shares in words. */
    String words() {
        return String.format(
                Locale.ROOT,
                "matches %.2f %%, woken %.0f times a second; looks into folders %.2f %%; reports and sweep %.2f %%;"
                        + " compiler and the rest %.2f %%; load of the machine %.1f",
                matches,
                wakesPerSecond,
                looks,
                reports,
                percent - matches - looks - reports,
                load);
    }

    /** The processor time of a thread, and how often it has waited. */
    private record ThreadUse(String name, long nanos, long waits) {
        private static final ThreadUse NONE = new ThreadUse("", 0, 0);

        ThreadUse since(ThreadUse before) {
            return new ThreadUse(name, Math.max(0, nanos - before.nanos), waits - before.waits);
        }
    }

    /** The processor time of the process and of each thread; a thread that has ended belongs to the rest. */
    private record Sample(long atNanos, long processNanos, Map<Long, ThreadUse> threads) {

        static Sample take() {
            Map<Long, ThreadUse> threads = new HashMap<>();
            for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
                if (thread != null) {
                    threads.put(
                            thread.getThreadId(),
                            new ThreadUse(
                                    thread.getThreadName(),
                                    THREADS.getThreadCpuTime(thread.getThreadId()),
                                    thread.getWaitedCount()));
                }
            }
            return new Sample(System.nanoTime(), SYSTEM.getProcessCpuTime(), threads);
        }

        Sample since(Sample before) {
            Map<Long, ThreadUse> used = new HashMap<>();
            threads.forEach(
                    (id, thread) -> used.put(id, thread.since(before.threads.getOrDefault(id, ThreadUse.NONE))));
            return new Sample(atNanos, processNanos - before.processNanos, used);
        }

        long nanos(List<String> prefixes) {
            return threads.values().stream()
                    .filter(thread -> prefixes.stream().anyMatch(thread.name::startsWith))
                    .mapToLong(ThreadUse::nanos)
                    .sum();
        }

        long waits(String prefix) {
            return threads.values().stream()
                    .filter(thread -> thread.name.startsWith(prefix))
                    .mapToLong(ThreadUse::waits)
                    .sum();
        }
    }
}

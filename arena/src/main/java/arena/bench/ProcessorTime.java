package arena.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The time that a thread has really run on a processor: unlike the time on the wall it stands still while others use the
 * machine, so that a busy machine makes nobody's search shorter.
 */
public final class ProcessorTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Where the times of ended children stand, behind the name: fields 16 and 17 of proc(5), counted from 1. */
    private static final int CHILDREN_USER = 13;

    private static final int CHILDREN_SYSTEM = 14;

    /** Linux tells these times in hundredths of a second. */
    private static final long NANOS_PER_TICK = 10_000_000;

    private ProcessorTime() {}

    /**
     * Returns the processor time of the calling thread so far, in nanoseconds.
     *
     * @throws UnsupportedOperationException if this Java cannot tell it
     */
    public static long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Returns the processor time of all processes that this one has started and that have ended, in nanoseconds; 0 where nobody counts it. */
    static long ofChildrenNanos() {
        try {
            String stat = Files.readString(Path.of("/proc/self/stat"));
            // The name of the program, in parentheses, may hold spaces.
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            long ticks = Long.parseLong(fields[CHILDREN_USER]) + Long.parseLong(fields[CHILDREN_SYSTEM]);
            return ticks * NANOS_PER_TICK;
        } catch (IOException notLinux) {
            return 0;
        }
    }

    /** Returns the most memory that this process has had resident, in bytes; 0 where nobody counts it. */
    static long peakResidentBytes() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) << 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException notLinux) {
            return 0;
        }
    }
}

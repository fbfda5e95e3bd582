package arena.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The time that a thread has run on a processor: unlike wall time it stops while other processes use the machine, so
 * that a busy machine shortens no search.
 */
public final class ProcessorTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ProcessorTime() {}

    /**
     * Returns the processor time of the calling thread so far, in nanoseconds.
     *
     * @throws UnsupportedOperationException if this virtual machine does not measure it
     */
    public static long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Returns the most memory that this process has had resident, in bytes; 0 where it is not counted. */
    public static long peakResidentBytes() {
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

package arena.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The time that a thread has really run on a processor: unlike the time on the wall it stands still while others use the
 * machine, so that a busy machine makes nobody's search shorter.
 */
public final class ProcessorTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ProcessorTime() {}

    /**
     * Returns the processor time of the calling thread so far, in nanoseconds.
     *
     * @throws UnsupportedOperationException if this Java cannot tell it
     */
    public static long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }
}

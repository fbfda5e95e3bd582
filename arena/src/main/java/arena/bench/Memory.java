package arena.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/** The memory that this process uses, in MiB. */
public final class Memory {

    private static final double BYTES_PER_MIB = 1 << 20;
    private static final double KIB_PER_MIB = 1 << 10;

    private Memory() {}

    /** Returns the heap in use after a collection. */
    public static double inUse() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / BYTES_PER_MIB;
    }

    /** Returns the resident memory; 0 where it is not counted. */
    public static double resident() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                            .filter(line -> line.startsWith("VmRSS:"))
                            .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                            .findFirst()
                            .orElse(0)
                    / KIB_PER_MIB;
        } catch (IOException notLinux) {
            return 0;
        }
    }
}

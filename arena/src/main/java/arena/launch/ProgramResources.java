package arena.launch;

import arena.launch.limits.ProcessGroup;
import arena.launch.limits.StorageUse;
import arena.launch.machine.ProcessTable;
import arena.launch.terms.Quota;
import arena.match.Event;
import arena.match.UseSample;
import java.util.concurrent.TimeUnit;

/**
 * The resources of a running program: their measurement, their limits, and the log of what was used.
 *
 * @param group the processes of the program
 * @param storage the disk that it uses
 */
record ProgramResources(ProcessGroup group, StorageUse storage, Quota quota, UseLog log) {

    /**
     * Measures the use.
     *
     * @param millis since the start of the program
     */
    void scan(ProcessTable table, long millis) {
        group.scan(table);
        storage.scan(group.members());
        log.add(sample(millis));
    }

    /** Writes the last sample. */
    void close(long millis) {
        log.close(sample(millis));
    }

    /** Returns the most that was used. */
    Event.ResourceUse use() {
        return new Event.ResourceUse(
                TimeUnit.NANOSECONDS.toMillis(group.processorNanos()),
                group.memoryBytes(),
                group.processes(),
                storage.mostBytes());
    }

    private UseSample sample(long millis) {
        return new UseSample(millis, TimeUnit.NANOSECONDS.toMillis(group.processorNanos()), group.memoryBytes());
    }
}

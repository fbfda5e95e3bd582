package arena.app.contest;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The load of a contest's machine, for an organiser whose bots suddenly become slow.
 *
 * @param processors their number
 * @param load the load average of the last minute; negative where the system does not report it
 * @param memoryFreeBytes the memory that the arena may still allocate
 * @param folders the important folders, with their free space
 */
public record MachineLoad(int processors, double load, long memoryFreeBytes, List<FolderSpace> folders) {

    private static final int TRIES = 5;

    public MachineLoad {
        folders = List.copyOf(folders);
    }

    /**
     * A folder on a disk.
     *
     * @param freeBytes the free space for the arena; negative if unknown
     * @param writeMillis the median time to write a small file; empty if it could not be written
     */
    public record FolderSpace(String name, long freeBytes, Optional<Double> writeMillis) {}

    /** Measures the machine, and briefly writes small files into the folders. */
    public static MachineLoad of(List<Path> folders) {
        Runtime runtime = Runtime.getRuntime();
        List<FolderSpace> spaces = new ArrayList<>();
        folders.forEach(folder -> spaces.add(space(folder)));
        return new MachineLoad(
                runtime.availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory()),
                spaces);
    }

    private static FolderSpace space(Path folder) {
        String name = String.valueOf(folder.getFileName());
        try {
            long free = Files.getFileStore(folder).getUsableSpace();
            List<Double> tries = new ArrayList<>();
            for (int turn = 0; turn < TRIES; turn++) {
                tries.add(writeMillis(folder));
            }
            tries.sort(null);
            return new FolderSpace(name, free, Optional.of(tries.get(TRIES / 2)));
        } catch (IOException away) {
            return new FolderSpace(name, -1, Optional.empty());
        }
    }

    /** Writes a file whose name begins with a dot, like no team's and no record's. */
    private static double writeMillis(Path folder) throws IOException {
        long begin = System.nanoTime();
        Path file = Files.createTempFile(folder, ".look-", ".tmp");
        try {
            Files.writeString(file, "look\n");
            Files.size(file);
            return (System.nanoTime() - begin) / 1e6;
        } finally {
            Files.delete(file);
        }
    }
}

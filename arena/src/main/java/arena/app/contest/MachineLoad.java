package arena.app.contest;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the machine of a contest fares: what an organiser looks at when bots are slow of a sudden.
 *
 * @param processors how many it has
 * @param load how many threads wanted one on the average of the last minute; negative where the system does not tell
 * @param memoryFreeBytes what the arena itself may still take
 * @param folders the folders that matter, with their room
 */
public record MachineLoad(int processors, double load, long memoryFreeBytes, List<Room> folders) {

    private static final int TRIES = 5;

    public MachineLoad {
        folders = List.copyOf(folders);
    }

    /**
     * A folder on a disk.
     *
     * @param freeBytes that the arena may still write there; negative if that is not known
     * @param writeMillis how long a small file took to be written and seen there, in the middle of some tries; nothing
     *     if it could not be written
     */
    public record Room(String name, long freeBytes, Optional<Double> writeMillis) {}

    /** Looks at the machine, and writes small files into the folders for a moment. */
    static MachineLoad of(List<Path> folders) {
        Runtime runtime = Runtime.getRuntime();
        List<Room> rooms = new ArrayList<>();
        folders.forEach(folder -> rooms.add(room(folder)));
        return new MachineLoad(
                runtime.availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory()),
                rooms);
    }

    private static Room room(Path folder) {
        String name = String.valueOf(folder.getFileName());
        try {
            long free = Files.getFileStore(folder).getUsableSpace();
            List<Double> tries = new ArrayList<>();
            for (int turn = 0; turn < TRIES; turn++) {
                tries.add(writeMillis(folder));
            }
            tries.sort(null);
            return new Room(name, free, Optional.of(tries.get(TRIES / 2)));
        } catch (IOException away) {
            return new Room(name, -1, Optional.empty());
        }
    }

    /** A name that begins with a dot is no team's and no record's. */
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

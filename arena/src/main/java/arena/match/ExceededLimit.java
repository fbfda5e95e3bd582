package arena.match;

import arena.game.Departure;
import java.util.Locale;
import java.util.Optional;

/**
 * A limit that a program has exceeded.
 *
 * @param limit which one: of memory, processes or the disk
 * @param used how much it used at least, in bytes; empty if that was not measured
 * @param allowed how much it may use, in bytes or processes; empty if it has filled the disk
 */
public record ExceededLimit(Departure limit, Optional<Long> used, Optional<Long> allowed) {

    private static final long MIB = 1L << 20;

    public ExceededLimit {
        if (!limit.isLimit()) {
            throw new IllegalArgumentException(limit + " is no limit");
        }
    }

    public static ExceededLimit ofMemory(long allowedBytes) {
        return new ExceededLimit(Departure.MEMORY_LIMIT, Optional.empty(), Optional.of(allowedBytes));
    }

    public static ExceededLimit ofProcesses(int most) {
        return new ExceededLimit(Departure.PROCESS_LIMIT, Optional.empty(), Optional.of((long) most));
    }

    public static ExceededLimit ofFolder(long bytes, long allowedBytes) {
        return new ExceededLimit(Departure.DISK_LIMIT, Optional.of(bytes), Optional.of(allowedBytes));
    }

    public static ExceededLimit ofFullDisk(long bytes) {
        return new ExceededLimit(Departure.DISK_LIMIT, Optional.of(bytes), Optional.empty());
    }

    /** Returns how much it used and how much it may use, for people. */
    public String words() {
        if (limit == Departure.PROCESS_LIMIT) {
            return "it had more than the " + allowed.map(String::valueOf).orElse("")
                    + " processes and threads at a time that it may";
        }
        String most = allowed.map(ExceededLimit::bytes).orElse("");
        String took = used.map(ExceededLimit::bytes).orElse("");
        if (limit == Departure.MEMORY_LIMIT) {
            return "its processes used more than the " + most + " of memory that they may";
        }
        return allowed.isPresent()
                ? "its files took " + took + ", more than the " + most + " that they may"
                : "its files have filled the disk: they took " + took + " of it";
    }

    /** Returns an amount of memory or disk in the unit that people read. */
    public static String bytes(long bytes) {
        if (bytes < MIB) {
            return bytes + " bytes";
        }
        return bytes % MIB == 0 ? bytes / MIB + " MiB" : String.format(Locale.ROOT, "%.1f MiB", (double) bytes / MIB);
    }
}

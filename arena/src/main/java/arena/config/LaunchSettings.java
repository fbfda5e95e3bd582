package arena.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * The settings of section {@code [launch]}: the start, limits and end of programs.
 *
 * @param confine the confinement of a program
 * @param signedUpBotsReadEverything whether bots of signed-up teams are started without bubblewrap too
 * @param network whether a program in bubblewrap may use the network
 * @param writesBesideItself whether a program may write in its working folder, and not only in its team folder
 * @param shown the folders that a program may read besides the usual ones, absolute
 * @param startUp the longest time until a program is ready, apart from any move time
 * @param farewell the longest time that a program may run after {@code Gameover.txt} before it is killed
 * @param logBytes the part of a program's output that is stored, half of it from the beginning and half from the end
 * @param fileBytes the largest file that a program may write
 * @param quota the quota of a program's processes together
 */
public record LaunchSettings(
        Confine confine,
        boolean signedUpBotsReadEverything,
        boolean network,
        boolean writesBesideItself,
        List<Path> shown,
        Duration startUp,
        Duration farewell,
        int logBytes,
        int fileBytes,
        Quota quota) {

    /**
     * The quota of the processes of one program together.
     *
     * @param memoryBytes memory
     * @param processes the number of processes and threads at a time
     * @param folderBytes space on the disk
     * @param processors the number of processors; absent for a fair share of all
     */
    public record Quota(long memoryBytes, int processes, long folderBytes, OptionalInt processors) {

        private static Quota read(SectionReader section) {
            return new Quota(
                    section.whole("memory-bytes", 2L << 30, 16L << 20, 1L << 50),
                    section.whole("processes", 256, 8, 1_000_000),
                    section.whole("folder-bytes", 64L << 20, 1L << 20, 1L << 50),
                    section.wholeOr("processors", "share", 1, 4_096));
        }
    }

    /** The confinement of a program, the strictest first. */
    public enum Confine {
        /** The strictest confinement that this machine supports. */
        AUTO,
        /** By bubblewrap. */
        BWRAP,
        /** In a process space of its own. */
        NAMESPACE,
        /** In a process group of its own. */
        LEASH,
        /** None: only for trusted programs. */
        NONE
    }

    public LaunchSettings {
        shown = List.copyOf(shown);
    }

    /** Returns the same settings with a farewell of at least this duration. */
    LaunchSettings withFarewell(Duration least) {
        Duration longer = farewell.compareTo(least) < 0 ? least : farewell;
        return with(confine, signedUpBotsReadEverything, longer);
    }

    /**
     * Returns the same settings with another confinement.
     *
     * @param readEverything whether bots of signed-up teams are started without bubblewrap too
     */
    LaunchSettings withConfinement(Confine level, boolean readEverything) {
        return with(level, readEverything, farewell);
    }

    private LaunchSettings with(Confine level, boolean readEverything, Duration stay) {
        return new LaunchSettings(
                level, readEverything, network, writesBesideItself, shown, startUp, stay, logBytes, fileBytes, quota);
    }

    static LaunchSettings read(SectionReader section) {
        return new LaunchSettings(
                section.word("confine", Confine.AUTO),
                section.flag("signed-up-bots-read-everything", false),
                section.flag("network", false),
                section.flag("write-beside-itself", false),
                section.paths("show"),
                section.time("start-up", Duration.ofSeconds(10), Duration.ofMillis(100), Duration.ofHours(1)),
                section.time("farewell", Duration.ofMillis(200), Duration.ZERO, Duration.ofMinutes(1)),
                section.whole("log-bytes", 65_536, 1_024, 1_073_741_824),
                section.whole("file-bytes", 67_108_864, 65_536, Integer.MAX_VALUE),
                Quota.read(section));
    }
}

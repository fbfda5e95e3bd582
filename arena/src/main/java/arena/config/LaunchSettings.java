package arena.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * Section {@code [launch]}: how the arena starts, limits and ends programs.
 *
 * @param confine how closely a program is shut in
 * @param signedUpBotsReadEverything whether a bot of a team that signed up is started outside bubblewrap too
 * @param network whether a program that is shut in by bubblewrap may use the network
 * @param writesBesideItself whether it may write in its working folder, and not in its team folder alone
 * @param shown folders that it may read besides the usual ones, absolute
 * @param startUp how long a program may take until it is ready, apart from any move time
 * @param farewell how long a program may go on after {@code Gameover.txt} before it is ended
 * @param logBytes how much of what a program prints is kept, half of it from the head and half from the tail
 * @param fileBytes the largest file that a program may write
 * @param quota what its processes may use together
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
     * What the processes of one program may use together.
     *
     * @param memoryBytes memory
     * @param processes processes and threads at a time
     * @param folderBytes room on the disk
     * @param processors processors at a time; nothing for a fair share of all
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

    /** How closely a program is shut in, the strictest first. */
    public enum Confine {
        /** As closely as this machine can do it. */
        AUTO,
        /** By bubblewrap. */
        BWRAP,
        /** In a process space of its own. */
        NAMESPACE,
        /** In a process group of its own. */
        LEASH,
        /** Not at all: only for programs one trusts. */
        NONE
    }

    public LaunchSettings {
        shown = List.copyOf(shown);
    }

    /** Returns the same settings, but for a farewell that lasts at least so long. */
    LaunchSettings withFarewell(Duration least) {
        Duration longer = farewell.compareTo(least) < 0 ? least : farewell;
        return with(confine, signedUpBotsReadEverything, longer);
    }

    /**
     * Returns the same settings, but for how closely programs are shut in.
     *
     * @param readEverything whether a bot of a team that signed up is started outside bubblewrap too
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

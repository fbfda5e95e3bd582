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
                    section.get(Key.bytes("memory-bytes", 2L << 30, 16L << 20, 1L << 50)
                            .says("""
                            The memory of a bot with everything that it starts, in bytes, with the files in its /tmp in
                            bubblewrap. A bot that exceeds this or one of the next three limits loses, and the reason
                            names the limit; "arena check NAME --help" says how they are enforced.""")),
                    section.get(Key.whole("processes", 256, 8, 1_000_000).says("""
                            The number of processes and threads of a bot at a time.""")),
                    section.get(Key.bytes("folder-bytes", 64L << 20, 1L << 20, 1L << 50)
                            .says("""
                            The space of a bot on the disk, in bytes: its team folder with the files of earlier games,
                            the growth of its working folder, and deleted files that it has not closed. A file counts
                            at least 4096 bytes.""")),
                    section.get(Key.wholeOr("share", "processors", 1, 4_096).says("""
                            The number of processors of a bot at a time, or "share" for a fair share of all.""")));
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
                section.get(Key.word("confine", Confine.AUTO).says("""
                        The confinement of launched bots: "auto" is the strictest that this machine supports. "bwrap" is
                        bubblewrap on Linux: a bot sees its own folders and its language, but no file of the arena, of
                        other bots or of a home, and has no network. "namespace" is a process space of its own on Linux:
                        a bot always ends with the match, and may read what the arena's account may read. "leash" is a
                        process group of its own: a bot ends with the match unless it removes the arena's marks or,
                        except on Linux, empties its environment; it may read and signal what the arena's account may.
                        "none" is no confinement. The last three are for bots that you trust. A confinement that the
                        machine does not support is an error.""")),
                section.get(Key.flag("signed-up-bots-read-everything", false).says("""
                        Whether a bot of a team that signed up is started without bubblewrap too. Such a bot can read
                        and change whatever the arena's account may: the folders of its opponents, the place of their
                        hidden king, the records, the seed. If not, it is neither checked nor played on such a
                        machine.""")),
                section.get(Key.flag("network", false).says("""
                        Whether a bot in bubblewrap may use the network, and so every service of this machine too.""")),
                section.get(Key.flag("write-beside-itself", false).says("""
                        Whether a bot in bubblewrap may write in its working folder, and not only in its team
                        folder.""")),
                section.get(Key.paths("show")
                                .optional("/opt/models \"/srv/opening books\"")
                                .says("""
                                More folders that a bot in bubblewrap may read, separated by spaces, a name with spaces
                                in double quotes. In a home, names that begin with a dot stay hidden; so do the files of
                                the arena and of other bots everywhere. Default: none."""))
                        .orElse(List.of()),
                section.get(startUp("10s").says("""
                        The longest time from the start of a bot until it is ready. This time is not move time. A bot
                        may have its own.""")),
                section.get(Key.time("farewell", "200ms", "0ms", "1m").says("""
                        How long a bot may run after Gameover.txt before it is killed with everything it started.""")),
                section.get(Key.whole("log-bytes", 65_536, 1_024, 1_073_741_824).says("""
                        How much of a bot's output is stored, in bytes: as many from the beginning and as many from the
                        end of each of its two streams.""")),
                section.get(Key.whole("file-bytes", 67_108_864, 65_536, Integer.MAX_VALUE)
                        .says("""
                        The largest file that a bot may write, in bytes, where the system can enforce it.""")),
                Quota.read(section));
    }

    /** Returns the key of the start-up time, which each bot has too. */
    static Key<Duration> startUp(String standard) {
        return Key.time("start-up", standard, "100ms", "1h");
    }
}

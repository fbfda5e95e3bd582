package arena.launch.terms;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The terms on which an arena starts, limits and ends programs.
 *
 * @param confine their level of confinement; any but {@link ConfinementLevel#AUTO} must be possible on this machine
 * @param logs the folder of their output, one file for each match and bot; created if it is missing
 * @param sight what a program in bubblewrap may see
 * @param limits how much they may write, and how long they may stay after the match
 * @param cores the processors that they may use, by the system's numbers, where the system has {@code taskset} and they
 *     are confined at all; empty for all of them
 * @param strangers whether a program in a folder is a stranger's, which is started in bubblewrap only
 */
public record LaunchTerms(
        ConfinementLevel confine,
        Path logs,
        VisiblePaths sight,
        Limits limits,
        List<Integer> cores,
        Predicate<Path> strangers) {

    public LaunchTerms {
        logs = logs.toAbsolutePath().normalize();
        sight = sight.alsoHiding(logs);
        cores = List.copyOf(cores);
    }

    /** Makes terms that leave all processors to the programs. */
    public LaunchTerms(ConfinementLevel confine, Path logs, VisiblePaths sight, Limits limits) {
        this(confine, logs, sight, limits, List.of(), folder -> false);
    }

    /** Returns the processors in the syntax of taskset. */
    public String coreList() {
        return cores.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /**
     * The paths that a program in bubblewrap may see and use, besides what it needs of the system, its own working
     * folder and its own team folder.
     *
     * @param network whether it may use the network
     * @param writesBesideItself whether it may write in its working folder, and not in its team folder alone
     * @param shown more folders that it may read
     * @param hidden folders that it never sees, except its own team folder inside one: the field, the records, the logs
     * @param grounds files of the arena and of other bots that may be around it
     */
    public record VisiblePaths(
            boolean network, boolean writesBesideItself, List<Path> shown, List<Path> hidden, KnownFolders grounds) {

        public VisiblePaths {
            shown = List.copyOf(shown);
            hidden = List.copyOf(hidden);
        }

        private VisiblePaths alsoHiding(Path folder) {
            return new VisiblePaths(
                    network,
                    writesBesideItself,
                    shown,
                    Stream.concat(hidden.stream(), Stream.of(folder)).distinct().toList(),
                    grounds);
        }

        /** Returns the usual paths: no network, and write access to the team folder only. */
        public static VisiblePaths hiding(List<Path> hidden) {
            return new VisiblePaths(false, false, List.of(), hidden, KnownFolders.NONE);
        }
    }

    /**
     * The folders of the arena and of the bots, so that a bot inside one of them is shown without the rest.
     *
     * @param bases folders that hold the arena's own files and those of all bots: of such a folder, and of one around
     *     it, a bot sees no more than the files that its command names, even if it is its working folder
     * @param arena files and folders of the arena, such as its settings; they need not exist
     * @param others the working folders of all bots: each sees its own alone
     * @param within returns the arena's files below a folder: contests with their seeds, records
     * @param program the parts of the arena's own program, which it needs where it is launched as a bot
     */
    public record KnownFolders(
            List<Path> bases,
            List<Path> arena,
            List<Path> others,
            Function<Path, List<Path>> within,
            List<Path> program) {

        /** No known folders. */
        public static final KnownFolders NONE =
                new KnownFolders(List.of(), List.of(), List.of(), folder -> List.of(), List.of());

        public KnownFolders {
            bases = List.copyOf(bases);
            arena = List.copyOf(arena);
            others = List.copyOf(others);
            program = List.copyOf(program);
        }
    }

    /**
     * The limits of one program.
     *
     * @param fileBytes the largest file it may write, where the system can enforce it
     * @param logBytes how much of its output is kept: the head, and the tail of each of its two streams
     * @param farewell how long it may run after {@code Gameover.txt} before it is ended
     * @param quota what its processes may use together
     */
    public record Limits(long fileBytes, int logBytes, Duration farewell, Quota quota) {

        /** The usual limits: files of 64 MiB, a log of 64 KiB, a farewell of 200 ms, the usual quota. */
        public static final Limits USUAL = new Limits(64L << 20, 64 << 10, Duration.ofMillis(200));

        /** Makes limits with the usual quota. */
        public Limits(long fileBytes, int logBytes, Duration farewell) {
            this(fileBytes, logBytes, farewell, Quota.USUAL);
        }

        public Limits {
            if (fileBytes < 1 || logBytes < 1024 || farewell.isNegative()) {
                throw new IllegalArgumentException("limits of " + fileBytes + " bytes a file, " + logBytes
                        + " bytes a log and " + farewell + " of farewell are impossible");
            }
        }
    }
}

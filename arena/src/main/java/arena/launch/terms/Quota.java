package arena.launch.terms;

/**
 * What the processes of one program may use together while it plays; who uses more has lost.
 *
 * @param memoryBytes how much memory, what they write into folders that are kept in memory included
 * @param processes how many processes and threads at a time
 * @param folderBytes how much of the disk: the team folder as it is, the working folder as far as it has grown, and
 *     files that were deleted there and are still open; a file counts at least 4096 bytes
 * @param processors how many processors at a time; 0 for as many as there are, in a fair share
 */
public record Quota(long memoryBytes, int processes, long folderBytes, int processors) {

    /**
     * The usual quota: 2 GiB of memory, 256 processes and threads, 64 MiB of the disk, a fair share of all processors.
     */
    public static final Quota USUAL = new Quota(2L << 30, 256, 64L << 20, 0);

    public Quota {
        if (memoryBytes < 1 || processes < 1 || folderBytes < 1 || processors < 0) {
            throw new IllegalArgumentException("a quota of " + memoryBytes + " bytes of memory, " + processes
                    + " processes, " + folderBytes + " bytes of the disk and " + processors
                    + " processors makes no sense");
        }
    }
}

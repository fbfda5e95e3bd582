package arena.launch.terms;

/**
 * A quota of the processes of one program while it plays; a program that exceeds it has lost.
 *
 * @param memoryBytes how much memory, including files in folders that are kept in memory
 * @param processes how many processes and threads at a time
 * @param folderBytes how much of the disk: the size of the team folder, the growth of the working folder, and deleted
 *     files there that are still open; a file counts at least 4096 bytes
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
                    + " processors is impossible");
        }
    }
}

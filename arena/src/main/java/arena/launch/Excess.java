package arena.launch;

import arena.game.Departure;

/**
 * A limit that a program has passed.
 *
 * @param limit which one
 * @param words how much it used and how much it may, for people
 */
record Excess(Departure limit, String words) {

    static Excess ofMemory(Quota quota) {
        return new Excess(
                Departure.MEMORY_LIMIT,
                "its processes used more than the " + Bytes.words(quota.memoryBytes()) + " of memory that they may");
    }

    static Excess ofProcesses(int most) {
        return new Excess(
                Departure.PROCESS_LIMIT,
                "it had more than the " + most + " processes and threads at a time that it may");
    }

    static Excess ofFolder(long bytes, Quota quota) {
        return new Excess(
                Departure.DISK_LIMIT,
                "its files took " + Bytes.words(bytes) + ", more than the " + Bytes.words(quota.folderBytes())
                        + " that they may");
    }

    static Excess ofFullDisk(long bytes) {
        return new Excess(
                Departure.DISK_LIMIT, "its files have filled the disk: they took " + Bytes.words(bytes) + " of it");
    }
}

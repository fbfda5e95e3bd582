package arena.exchange;

/** A search in a team folder: for the answer to a prompt, or for orders. */
interface FolderSearch {

    /** Looks at what was reported, and takes what is complete. */
    void scan();

    /** Returns whether the last scan may have missed something that is now searched for. */
    boolean isBehind();

    /** Returns whether there is something for the match. */
    boolean hasFound();

    /** Returns whether the search still waits for something. */
    boolean waits();

    /** Returns when the folder must be looked at again. */
    long wakeNanos();
}

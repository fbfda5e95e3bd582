package arena.exchange;

/** What is looked for in a team folder: the answer to a prompt, or orders. */
interface FolderSearch {

    /** Looks at what was reported, and takes what is complete. */
    void look();

    /** Returns whether something that the last look has not seen may be what is looked for now. */
    boolean isBehind();

    /** Returns whether there is something that the match waits for. */
    boolean hasFound();

    /** Returns whether something is still looked for. */
    boolean waits();

    /** Returns when something in the folder wants to be looked at again. */
    long wakeNanos();
}

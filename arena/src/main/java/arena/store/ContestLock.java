package arena.store;

/** The right to have the games of a contest played, which one arena at a time has. */
interface ContestLock extends AutoCloseable {

    /** Returns whether it is held; tries first to get it back if it was lost. */
    boolean isHeld();

    /** Gives it back. */
    @Override
    void close();
}

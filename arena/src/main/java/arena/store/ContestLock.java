package arena.store;

/** The exclusive right to play the games of a contest, held by one arena at a time. */
interface ContestLock extends AutoCloseable {

    /** Returns whether the lock is held; a lost lock is acquired again first, if possible. */
    boolean isHeld();

    /** Releases the lock. */
    @Override
    void close();
}

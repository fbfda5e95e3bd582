package arena.match;

/**
 * What a match sleeps at. News for the match gives it, from any thread; the match then looks at all its players. A
 * signal that comes while the match is awake is not lost: the next wait returns at once.
 */
public interface WakeSignal {

    /** Wakes the match; never blocks. */
    void wake();

    /**
     * Waits until the signal is given or the time has come.
     *
     * @param untilNanos a time of the match's clock; {@link Long#MAX_VALUE} to wait for the signal alone
     */
    void await(long untilNanos) throws InterruptedException;
}

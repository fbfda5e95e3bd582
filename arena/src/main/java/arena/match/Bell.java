package arena.match;

/**
 * What a match sleeps at. Whoever has news for the match rings it, from any thread; the match then looks at all its
 * players. A ring that comes while the match is awake is not lost: the next wait returns at once.
 */
public interface Bell {

    /** Wakes the match; never blocks. */
    void ring();

    /**
     * Waits until the bell is rung or the time has come.
     *
     * @param untilNanos a time of the match's clock; {@link Long#MAX_VALUE} to wait for the bell alone
     */
    void await(long untilNanos) throws InterruptedException;
}

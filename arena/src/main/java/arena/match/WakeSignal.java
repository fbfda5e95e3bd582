package arena.match;

/**
 * The signal on which a match waits. It is given from any thread when anything may have changed; the match then looks
 * at all its players. A signal that comes while the match is awake is not lost: the next wait returns at once.
 */
public interface WakeSignal {

    /** Wakes the match; never blocks. */
    void wake();

    /**
     * Waits until the signal is given or a time is reached.
     *
     * @param untilNanos a time of the match's clock; {@link Long#MAX_VALUE} to wait for the signal alone
     */
    void await(long untilNanos) throws InterruptedException;
}

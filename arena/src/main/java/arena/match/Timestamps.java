package arena.match;

/**
 * The time stamps that decide whether an answer came in time: the evidence in a dispute.
 *
 * <p>All are nanoseconds of the match's clock; {@link #NEVER} means that something did not happen or was not seen.
 *
 * @param published the prompt became visible to the bot
 * @param heartbeatStopped the bot last renewed {@code ready.txt} after that, which indicates that it then found its
 *     prompt
 * @param listed the answer was first seen in the folder
 * @param complete the complete answer was first seen; by microseconds it may lie after the limit, for the first scan
 *     after the deadline decides (arena/docs/decisions/0006)
 */
public record Timestamps(long published, long heartbeatStopped, long listed, long complete) {

    /** The stamp of what did not happen. */
    public static final long NEVER = -1;

    /** Returns the stamps of an answer that was complete when it was first seen. */
    public static Timestamps at(long published, long complete) {
        return new Timestamps(published, NEVER, complete, complete);
    }
}

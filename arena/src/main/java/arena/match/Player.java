package arena.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Somebody on a seat: a folder, a launched program with its folder, the super bot, a script in a test.
 *
 * <p>A match calls the methods in the order in which they stand here, all on its own thread, and none of them waits.
 * When something about the player may have changed, the player gives the signal of its invitation, from whatever
 * thread; the match then looks again. One player object serves one match.
 */
public interface Player {

    /** Returns the name under which it plays. */
    String name();

    /** Returns what it is, for the record. */
    PlayerInfo info();

    /** Returns how long the match waits for it to become ready. */
    Duration patience();

    /** Begins to get ready, and returns at once. */
    void join(Invitation invitation);

    /** Returns whether it is ready, on its way or gone; asked at each look of the match. */
    Presence presence();

    /** Publishes a prompt and returns the time of the match's clock at which the player could see it. */
    long ask(Prompt prompt);

    /**
     * Publishes an update, which is no question: orders may come from now on, also before the next one. Returns the
     * time of the match's clock at which the player could see it.
     */
    long tell(Update update);

    /**
     * Returns the answer to the open prompt as soon as it is complete. Must be asked again when the signal comes, or at
     * {@link #wakeNanos()}.
     */
    Optional<Reply> reply();

    /**
     * Returns what stands there for the open prompt now that its time is up, or its player is gone: an answer, complete
     * or not, else the last complete draft where drafts count, else nothing.
     */
    Reply lastReply();

    /**
     * Returns the next orders that have come, by the player's own numbers; only in real time. A player that orders
     * faster than a world goes on may keep some for the next calls.
     */
    List<Reply> orders();

    /**
     * Returns the time of the match's clock at which the player wants to be looked at without a signal;
     * {@link Long#MAX_VALUE} for never.
     */
    long wakeNanos();

    /** Publishes the code, and returns the time of the match's clock when it was done. */
    long acknowledge(Acknowledgement acknowledgement);

    /** Returns how much processor time it has used so far; nothing if that is not measured. */
    default OptionalLong processorNanos() {
        return OptionalLong.empty();
    }

    /**
     * Returns whether a failure of the place is its own doing: that it has filled the disk, say. It is looked at now,
     * which takes a moment; if it is to blame it is gone, and what it took is given back.
     */
    default Optional<Presence.Gone> blame() {
        return Optional.empty();
    }

    /** Publishes {@code Gameover.txt}: the match is over. */
    void conclude(String gameover);

    /**
     * Lets go of everything; called exactly once after {@link #join}, also when the match breaks off. Nothing of the
     * player is left behind.
     */
    void leave();
}

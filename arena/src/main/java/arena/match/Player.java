package arena.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A player on a seat: a folder, a launched program with its folder, the super bot, a script in a test.
 *
 * <p>A match calls the methods in the order of their declaration, all on its own thread, and none of them waits. When
 * the player's state may have changed, the player gives the signal of its invitation from any thread; the match then
 * looks again. One player object serves one match.
 */
public interface Player {

    /** Returns the name under which it plays. */
    String name();

    /** Returns its description, for the record. */
    PlayerInfo info();

    /** Returns how long the match waits for it to become ready. */
    Duration patience();

    /** Begins to get ready, and returns at once. */
    void join(Invitation invitation);

    /** Returns whether it is ready, still starting or gone; called at each poll of the match. */
    Presence presence();

    /** Publishes a prompt and returns the time of the match's clock at which the player could see it. */
    long sendPrompt(Prompt prompt);

    /**
     * Publishes an update, which is no prompt: orders may arrive from now on, also before the next update. Returns the
     * time of the match's clock at which the player could see it.
     */
    long sendUpdate(Update update);

    /**
     * Returns the answer to the open prompt as soon as it is complete. Must be called again when the signal comes, or
     * at {@link #wakeNanos()}.
     */
    Optional<Reply> reply();

    /**
     * Returns what was found for the open prompt when its time is up, or its player is gone: an answer, complete or
     * not, else the last complete draft where drafts count, else nothing.
     */
    Reply lastReply();

    /**
     * Returns the next orders that have arrived, by the player's own numbers; only in real time. Orders that arrive
     * faster than the ticks may be kept for the next calls.
     */
    List<Reply> orders();

    /**
     * Returns the time of the match's clock at which the player wants to be looked at without a signal;
     * {@link Long#MAX_VALUE} for never.
     */
    long wakeNanos();

    /** Publishes the code, and returns the time of the match's clock when that was done. */
    long acknowledge(Acknowledgement acknowledgement);

    /** Returns how much processor time it has used so far; empty if that is not measured. */
    default OptionalLong processorNanos() {
        return OptionalLong.empty();
    }

    /**
     * Returns the player's departure if it caused a failure of the venue, for example by filling the disk. The check is
     * made now, which takes a moment; a player that is to blame is gone, and the space it took is freed.
     */
    default Optional<Presence.Gone> causeOfVenueFailure() {
        return Optional.empty();
    }

    /** Publishes {@code Gameover.txt}: the match is over. */
    void conclude(String gameover);

    /**
     * Releases all resources; called exactly once after {@link #join}, also when the match breaks off. Nothing of the
     * player is left behind.
     */
    void leave();
}

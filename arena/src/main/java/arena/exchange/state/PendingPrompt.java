package arena.exchange.state;

import arena.game.AnswerForm;
import arena.game.TimeLimit;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import java.util.Optional;

/**
 * A prompt and what was seen of its answer; an answer found after it was closed is none, whenever the look began.
 *
 * <p>A bot stops renewing {@code ready.txt} when it has found its input, so the last renewal shows when that was. The
 * heartbeat is looked at a few times at growing distances, and only while the prompt is open.
 */
final class PendingPrompt {

    /**
     * The longest time to read an answer whose reading ends after the deadline. A bot that can block the reading of its
     * file must not gain time by it; a bot that answers at the last moment must not lose by the time that a scan takes.
     */
    private static final long LAST_READ_NANOS = 100_000_000;

    private static final long[] HEARTBEAT_MILLIS = {5, 15, 30, 60, 125, 250, 500, 1_000, 2_000};
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final int number;
    private final AnswerForm form;
    private final TimeLimit limit;
    private long publishedNanos;
    private boolean open = true;
    private Optional<Reply> draft = Optional.empty();
    private Optional<Reply> reply = Optional.empty();
    private Optional<FileState> heartbeat = Optional.empty();
    private long beatNanos = Timestamps.NEVER;
    private int beatScans;

    /**
     * Begins to wait just before the prompt is published: a quick bot may answer before the match knows the time of
     * publication.
     */
    PendingPrompt(Prompt prompt, long nowNanos) {
        this.number = prompt.number();
        this.form = prompt.answers();
        this.limit = prompt.limit();
        this.publishedNanos = nowNanos;
    }

    /** Notes that the prompt was published; its time begins now. */
    void published(long nanos) {
        publishedNanos = nanos;
    }

    int number() {
        return number;
    }

    AnswerForm form() {
        return form;
    }

    boolean isOpen() {
        return open;
    }

    /** Returns when the heartbeat must be looked at. */
    long heartbeatNanos() {
        return beatScans < HEARTBEAT_MILLIS.length
                ? publishedNanos + HEARTBEAT_MILLIS[beatScans] * NANOS_PER_MILLI
                : Long.MAX_VALUE;
    }

    /** Takes the entry of the heartbeat. */
    void heartbeat(Optional<FileState> now, long nowNanos) {
        while (nowNanos >= heartbeatNanos()) {
            beatScans++;
        }
        if (heartbeat.isPresent() && !now.equals(heartbeat)) {
            beatNanos = nowNanos;
        }
        heartbeat = now;
    }

    /** Takes a complete draft, if it was read in time. */
    void draft(byte[] bytes, FileContent file) {
        if (isInTime(file)) {
            draft = Optional.of(new Reply(number, Optional.of(bytes), true, stamps(file)));
        }
    }

    /** Takes the answer, which closes the prompt; returns false if it is closed already, or the answer is late. */
    boolean answer(byte[] bytes, FileContent file) {
        if (!open || !isInTime(file)) {
            return false;
        }
        reply = Optional.of(new Reply(number, Optional.of(bytes), false, stamps(file)));
        open = false;
        return true;
    }

    private boolean isInTime(FileContent file) {
        return file.firstSeenNanos() <= limit.endNanos(publishedNanos) || file.readNanos() <= LAST_READ_NANOS;
    }

    private Timestamps stamps(FileContent file) {
        return new Timestamps(publishedNanos, beatNanos, file.listedNanos(), file.firstSeenNanos());
    }

    /**
     * Closes the prompt: the answer counts, else the last complete draft if drafts still count, else an empty reply.
     *
     * @param listedNanos when a file of the right name was first seen
     */
    void close(boolean drafts, long listedNanos) {
        open = false;
        reply = reply.or(() -> draft.filter(any -> drafts))
                .or(() -> Optional.of(
                        Reply.none(number, new Timestamps(publishedNanos, beatNanos, listedNanos, Timestamps.NEVER))));
    }

    /** Returns the answer, once there is one, or what the prompt was closed with. */
    Optional<Reply> reply() {
        return reply.map(this::stamped);
    }

    /** Corrects the time stamps of an answer that was found before the match knew when the prompt was published. */
    private Reply stamped(Reply given) {
        Timestamps stamps = given.stamps();
        Timestamps known = new Timestamps(
                publishedNanos, stamps.heartbeatStopped(), notBefore(stamps.listed()), notBefore(stamps.complete()));
        return new Reply(given.number(), given.bytes(), given.draft(), known);
    }

    private long notBefore(long nanos) {
        return nanos == Timestamps.NEVER ? Timestamps.NEVER : Math.max(nanos, publishedNanos);
    }
}

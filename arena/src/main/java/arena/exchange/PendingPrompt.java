package arena.exchange;

import arena.game.AnswerForm;
import arena.game.TimeLimit;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import java.util.Optional;

/**
 * A prompt that waits for its answer, shared by the match, which closes it, and the thread that scans the folder:
 * an answer found after it was closed is none, whenever the look began.
 */
final class PendingPrompt {

    private final int number;
    private final AnswerForm form;
    private final TimeLimit limit;
    private final boolean wasThere;
    private long publishedNanos;
    private boolean open = true;
    private long beatNanos = Timestamps.NEVER;
    private long listedNanos = Timestamps.NEVER;
    private Optional<Reply> draft = Optional.empty();
    private Optional<Reply> reply = Optional.empty();

    /**
     * Begins to wait just before the prompt is published: a quick bot may answer before the match knows the time of
     * publication.
     *
     * @param wasThere whether the file of the answer was there before the prompt, and is no answer unless it changes
     */
    PendingPrompt(Prompt prompt, long nowNanos, boolean wasThere) {
        this.number = prompt.number();
        this.form = prompt.answers();
        this.limit = prompt.limit();
        this.wasThere = wasThere;
        this.publishedNanos = nowNanos;
    }

    /** Notes that the prompt was published; its time begins now. */
    synchronized void published(long nanos) {
        publishedNanos = nanos;
    }

    int number() {
        return number;
    }

    AnswerForm form() {
        return form;
    }

    synchronized long publishedNanos() {
        return publishedNanos;
    }

    synchronized long deadlineNanos() {
        return limit.endNanos(publishedNanos);
    }

    boolean wasThere() {
        return wasThere;
    }

    synchronized boolean isOpen() {
        return open;
    }

    /** Gives the answer, which closes the prompt; returns false if it is closed already. */
    synchronized boolean answer(Reply given) {
        if (!open) {
            return false;
        }
        reply = Optional.of(given);
        open = false;
        return true;
    }

    /** Notes a complete draft. */
    synchronized void draft(Reply given) {
        draft = Optional.of(given);
    }

    /** Notes what was seen so far besides an answer: a renewal of the heartbeat, and a file of the right name. */
    synchronized void seen(long lastBeatNanos, long firstListedNanos) {
        beatNanos = lastBeatNanos;
        listedNanos = firstListedNanos;
    }

    /** Returns the answer, once there is one. */
    synchronized Optional<Reply> reply() {
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

    /**
     * Closes the prompt and returns the answer, else the last complete draft if drafts still count, else an empty
     * reply.
     */
    synchronized Reply close(boolean drafts) {
        open = false;
        Reply last = reply.or(() -> draft.filter(any -> drafts))
                .orElseGet(() ->
                        Reply.none(number, new Timestamps(publishedNanos, beatNanos, listedNanos, Timestamps.NEVER)));
        reply = Optional.of(last);
        return stamped(last);
    }
}

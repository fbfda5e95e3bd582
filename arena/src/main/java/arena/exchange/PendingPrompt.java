package arena.exchange;

import arena.game.AnswerForm;
import arena.game.TimeLimit;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import java.util.Optional;

/**
 * A prompt that waits for its answer, between the match, which closes it, and whoever looks into the folder meanwhile:
 * what comes after it was closed is no answer, however long ago it was looked for.
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
     * Begins to wait, a moment before the prompt is published: a quick bot answers before the match can say when that
     * was.
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

    /** The prompt was published; its time runs from now on. */
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

    /** Gives the answer, and thereby closes it; returns false if it is closed already. */
    synchronized boolean answer(Reply given) {
        if (!open) {
            return false;
        }
        reply = Optional.of(given);
        open = false;
        return true;
    }

    /** A complete draft stands there. */
    synchronized void draft(Reply given) {
        draft = Optional.of(given);
    }

    /** What has been seen so far that is no answer: a renewal of the heartbeat, and a file of the right name. */
    synchronized void seen(long lastBeatNanos, long firstListedNanos) {
        beatNanos = lastBeatNanos;
        listedNanos = firstListedNanos;
    }

    /** Returns the answer, once there is one. */
    synchronized Optional<Reply> reply() {
        return reply.map(this::stamped);
    }

    /** Whoever found the answer may have been quicker than the match, which knows when the prompt was published. */
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
     * Closes it and returns the answer, else the last complete draft if drafts still count, else that there is nothing.
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

package arena.exchange;

import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Update;
import java.util.List;
import java.util.Optional;

/**
 * Reads what a bot writes in one folder: an answer to a prompt, or orders in real time, whatever the match waits for
 * now.
 *
 * <p>The match says what it waits for and never waits here itself; the looks are made by one {@link FolderTasks task}
 * at a time.
 */
final class FolderReader {

    private final BotFiles files;
    private final AnswerReader answers;
    private final OrderReader orders;
    private volatile FolderSearch current;

    /**
     * Makes one.
     *
     * @param control the arena's own folder in the same field
     */
    FolderReader(FolderWatch watch, FolderNotices notices, FieldOptions options, HeldFolder control) {
        this.files = new BotFiles(watch, notices, options, control);
        this.answers = new AnswerReader(files);
        this.orders = new OrderReader(files);
        this.current = answers;
    }

    /**
     * Looks for the answer to the open prompt, or for orders; if the match waits for something else meanwhile, for that
     * as well.
     */
    void look() {
        FolderSearch search;
        do {
            search = current;
            if (search == orders) {
                answers.turnAway();
                files.keepNoneEarly();
            }
            search.look();
        } while (search != current || search.isBehind());
    }

    /** Returns whether there is something that the match waits for. */
    boolean hasFound() {
        return current.hasFound();
    }

    /** Returns whether something is still looked for. */
    boolean waits() {
        return current.waits();
    }

    /** Returns when something in the folder wants to be looked at again. */
    long wakeNanos() {
        return current.wakeNanos();
    }

    /**
     * Returns whether the answer to a prompt that is still to be published is there already, as far as that may be
     * asked.
     */
    boolean isThere(Prompt prompt) {
        return answers.isThere(prompt);
    }

    /** Returns whether a look is needed before a prompt is published: what answers it already has come too early. */
    boolean mayHoldMore() {
        return files.mayHoldMore();
    }

    /** Looks once more before a prompt is published. */
    void lookBefore(Prompt prompt) {
        answers.lookBefore(prompt);
    }

    /**
     * A prompt is going to be published: from now on its answer is looked for.
     *
     * @param wasThere whether the file of its answer is there already, and nobody could look at it
     */
    void open(Prompt prompt, boolean wasThere) {
        answers.open(prompt, wasThere);
        current = answers;
    }

    /**
     * The prompt was published.
     *
     * @param unreachable whether the team has made it impossible to publish it
     */
    void published(long nanos, boolean unreachable) {
        answers.published(nanos, unreachable);
    }

    /** An update is going to be published, or was published: from now on orders are looked for. */
    void told(Update update, long publishedNanos) {
        orders.told(update, publishedNanos);
        current = orders;
    }

    /** The team has made it impossible to tell it something: it is late from now on. */
    void obstruct() {
        answers.obstruct();
    }

    /** Returns the answer to the open prompt once it was found. */
    Optional<Reply> reply() {
        return answers.reply();
    }

    /** Looks once more, now that the time of the open prompt is up. */
    void lastLook() {
        answers.lastLook();
    }

    /** Closes the open prompt and returns what was found by now: the answer, else the last draft, else nothing. */
    Reply lastReply() {
        return answers.lastReply();
    }

    /** Returns the orders that were found since the last call. */
    List<Reply> orders() {
        if (current == answers && !answers.wasAsked()) {
            current = orders;
            // Whoever looked until now did not know that orders may come at any time.
            files.watch().noteEverything();
        }
        return orders.orders();
    }

    /** Returns the file of an earlier prompt that was written while a prompt was open. */
    Optional<FileName> rewrittenDuring(int open) {
        return files.closed().rewrittenDuring(open);
    }

    /** Looks at the folder as a whole after the match. */
    void inspect() {
        if (current == answers) {
            answers.turnToOpen();
        }
        files.inspect();
    }
}

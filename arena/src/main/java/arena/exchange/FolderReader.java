package arena.exchange;

import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Update;
import java.util.List;
import java.util.Optional;

/**
 * A reader of a bot's files in one folder: an answer to a prompt, or orders in real time, as the match now requires.
 *
 * <p>The match states what it waits for and never waits here itself; the scans are made by one {@link FolderTasks task}
 * at a time.
 */
final class FolderReader {

    private final BotFiles files;
    private final AnswerReader answers;
    private final OrderReader orders;
    private volatile FolderSearch current;

    /**
     * Makes a reader.
     *
     * @param control the arena's own folder in the same field
     */
    FolderReader(FolderWatch watch, FolderNotices notices, FieldOptions options, OpenFolder control) {
        this.files = new BotFiles(watch, notices, options, control);
        this.answers = new AnswerReader(files);
        this.orders = new OrderReader(files);
        this.current = answers;
    }

    /**
     * Looks for the answer to the open prompt, or for orders; if the match changes meanwhile what it waits for, looks
     * for that as well.
     */
    void scan() {
        FolderSearch search;
        do {
            search = current;
            if (search == orders) {
                answers.stopForOrders();
                files.keepNoneEarly();
            }
            search.scan();
        } while (search != current || search.isBehind());
    }

    /** Returns whether there is something for the match. */
    boolean hasFound() {
        return current.hasFound();
    }

    /** Returns whether the reader still waits for something. */
    boolean waits() {
        return current.waits();
    }

    /** Returns when the folder must be looked at again. */
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

    /** Returns whether a scan is needed before a prompt is published: a file that answers it already is too early. */
    boolean mayHoldMore() {
        return files.mayHoldMore();
    }

    /** Looks once more before a prompt is published. */
    void scanBefore(Prompt prompt) {
        answers.scanBefore(prompt);
    }

    /**
     * Opens a prompt that is about to be published: from now on its answer is looked for.
     *
     * @param wasThere whether the file of its answer is there already, and no scan was possible
     */
    void open(Prompt prompt, boolean wasThere) {
        answers.open(prompt, wasThere);
        current = answers;
    }

    /**
     * Notes that the prompt was published.
     *
     * @param unreachable whether the team has made its publication impossible
     */
    void published(long nanos, boolean unreachable) {
        answers.published(nanos, unreachable);
    }

    /** Notes an update that is about to be published, or was published: from now on orders are looked for. */
    void noteUpdate(Update update, long publishedNanos) {
        orders.noteUpdate(update, publishedNanos);
        current = orders;
    }

    /**
     * Closes the open prompt and all later ones, because the team has made a publication impossible: it is late from
     * now on.
     */
    void closeForGood() {
        answers.closeForGood();
    }

    /** Returns the answer to the open prompt once it was found. */
    Optional<Reply> reply() {
        return answers.reply();
    }

    /** Looks once more after the time limit of the open prompt. */
    void lastScan() {
        answers.lastScan();
    }

    /** Closes the open prompt and returns what was found so far: the answer, else the last draft, else nothing. */
    Reply lastReply() {
        return answers.lastReply();
    }

    /** Returns the orders that were found since the last call. */
    List<Reply> orders() {
        if (current == answers && !answers.wasAsked()) {
            current = orders;
            // Earlier scans did not know that orders may arrive at any time.
            files.watch().noteEverything();
        }
        return orders.orders();
    }

    /** Returns the file of an earlier prompt that was written while a prompt was open. */
    Optional<FileName> rewrittenDuring(int open) {
        return files.closed().rewrittenDuring(open);
    }

    /** Inspects the entire folder after the match. */
    void inspect() {
        if (current == answers) {
            answers.followMatch();
        }
        files.inspect();
    }
}

package arena.exchange;

import arena.match.Clock;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import java.io.IOException;
import java.util.Optional;

/**
 * Finds the answer to each prompt: the number in the name decides which prompt a file answers, and what comes early,
 * late, twice, or is no file is named in the record and is no answer.
 *
 * <p>The folder may hold up whoever looks into it, so two sides meet here. The match opens and closes a
 * {@link PendingPrompt} and never waits; whoever looks (one {@link FolderTasks task} at a time) finds the answer and
 * gives it to the prompt.
 */
final class AnswerReader implements FolderSearch, BotFiles.Awaited {

    /**
     * How long reading an answer may take that ends after the deadline. Who can hold up the reading of his file
     * must not win time by it; who answers at the last moment must not lose by the time that a look takes.
     */
    private static final long LAST_READ_NANOS = 100_000_000;

    private final BotFiles files;
    private final FolderWatch watch;
    private final Clock clock;
    private final Heartbeat heartbeat;
    private volatile Optional<PendingPrompt> open = Optional.empty();
    private volatile boolean obstructed;
    private long wakeNanos = Long.MAX_VALUE;

    /** The prompt that the looks are for now. */
    private Optional<PendingPrompt> served = Optional.empty();

    /** Whether the file of the last answer is still to be looked at once more. */
    private boolean lookBack;

    AnswerReader(BotFiles files) {
        this.files = files;
        this.watch = files.watch();
        this.clock = watch.clock();
        this.heartbeat = new Heartbeat(watch);
    }

    /** Returns whether a prompt was ever opened. */
    boolean wasAsked() {
        return open.isPresent();
    }

    /**
     * Returns whether the answer to a prompt that is still to be published is there already, as far as that may be
     * asked: on a share a name that was not listed must not be asked for.
     */
    boolean isThere(Prompt prompt) {
        try {
            return !watch.isPolled()
                    && watch.folder().has(FileName.output(prompt.number()).name());
        } catch (IOException cannotBeTold) {
            return false;
        }
    }

    /**
     * A prompt is going to be published.
     *
     * @param wasThere whether the file of its answer is there already, and nobody could look at it
     */
    void open(Prompt prompt, boolean wasThere) {
        PendingPrompt asked = new PendingPrompt(prompt, clock.nanos(), wasThere);
        synchronized (this) {
            open = Optional.of(asked);
            wakeNanos = Math.min(wakeNanos, firstLookNanos(asked));
        }
    }

    /**
     * The prompt was published.
     *
     * @param unreachable whether the team has made it impossible to publish it
     */
    void published(long nanos, boolean unreachable) {
        PendingPrompt asked = asked();
        asked.published(nanos);
        if (unreachable || obstructed) {
            asked.close(false);
        }
    }

    private static long firstLookNanos(PendingPrompt asked) {
        return asked.publishedNanos() + Heartbeat.FIRST_LOOK_NANOS;
    }

    /** The team has made it impossible to tell it something: it is late from now on. */
    void obstruct() {
        obstructed = true;
        open.ifPresent(asked -> asked.close(false));
    }

    /** Returns the answer to the open prompt once it was found. */
    Optional<Reply> reply() {
        return asked().reply();
    }

    /** Closes the open prompt and returns what was found by now: the answer, else the last draft, else nothing. */
    Reply lastReply() {
        return asked().close(!files.isFull());
    }

    @Override
    public boolean hasFound() {
        return open.flatMap(PendingPrompt::reply).isPresent();
    }

    @Override
    public boolean waits() {
        return open.map(PendingPrompt::isOpen).orElse(true);
    }

    private PendingPrompt asked() {
        return open.orElseThrow(() -> new IllegalStateException(
                "no prompt is open in " + watch.folder().path()));
    }

    @Override
    public synchronized long wakeNanos() {
        return wakeNanos;
    }

    /** Looks once more before a prompt is published. */
    void lookBefore(Prompt prompt) {
        turnToOpen();
        files.noticeBefore(FileName.output(prompt.number()), this);
        files.early().forEach(this::tellEarly);
    }

    @Override
    public void look() {
        turnToOpen();
        boolean news = files.notice(this);
        served.ifPresent(asked -> look(asked, news));
        report();
    }

    private void look(PendingPrompt asked, boolean news) {
        if (files.isFull()) {
            asked.close(false);
            return;
        }
        heartbeat.look(clock.nanos());
        if (lookBack || (news && files.closed().mayGrow())) {
            files.closed().lookAgain();
            lookBack = false;
        }
        if (news || clock.nanos() >= files.wakeNanos(asked.number())) {
            readDraft(asked);
            find(asked).ifPresent(found -> found.file().look().ifPresent(bytes -> accept(asked, found, bytes)));
        }
    }

    private Optional<BotFiles.Found> find(PendingPrompt asked) {
        return files.find(FileName.Kind.OUTPUT, asked.number(), asked.form());
    }

    /** What was found while a prompt was opened may be its answer. */
    @Override
    public boolean isBehind() {
        return watch.hasNews() && !open.filter(PendingPrompt::isOpen).equals(served);
    }

    /** Looks once more, now that the time is up. */
    void lastLook() {
        turnToOpen();
        served.ifPresent(asked -> {
            files.noticeAll(this);
            readDraft(asked);
            if (!files.isFull()) {
                find(asked)
                        .ifPresent(found -> found.file()
                                .look()
                                .or(found.file()::asItStands)
                                .ifPresent(bytes -> accept(asked, found, bytes)));
            }
        });
        report();
    }

    /** What the match and the looks have agreed upon meanwhile: a prompt was closed, and perhaps another one opened. */
    void turnToOpen() {
        served.filter(asked -> !asked.isOpen()).ifPresent(closed -> files.close(closed.number()));
        Optional<PendingPrompt> next = open.filter(PendingPrompt::isOpen);
        boolean begins = next.isPresent() && !next.equals(served);
        open.filter(asked -> !asked.isOpen()).ifPresent(closed -> files.close(closed.number()));
        if (begins) {
            begin(next.get());
        }
        served = next;
        // What was there before its prompt is early as it stands now: whatever was seen of it before may have been half
        // of it.
        next.filter(asked -> begins && asked.wasThere())
                .ifPresent(asked -> files.lookAnew(FileName.output(asked.number()), this));
    }

    private void begin(PendingPrompt asked) {
        files.close(asked.number() - 1);
        lookBack = files.closed().number() > 0;
        files.prompted(asked.publishedNanos());
        heartbeat.prompted(asked.publishedNanos());
        files.expect(asked.number());
    }

    /** Orders are looked for from now on, and no answer. */
    void turnAway() {
        served = Optional.empty();
    }

    /** Tells the match what was seen, and when it should have the folder looked at again. */
    private void report() {
        served.ifPresent(asked -> asked.seen(heartbeat.lastBeatNanos(), files.listedNanos(asked.number())));
        long wake = served.map(asked -> Math.min(files.wakeNanos(asked.number()), heartbeat.wakeNanos()))
                .orElse(Long.MAX_VALUE);
        synchronized (this) {
            Optional<PendingPrompt> fresh = open.filter(asked -> asked.isOpen() && !served.equals(Optional.of(asked)));
            wakeNanos =
                    fresh.map(asked -> Math.min(wake, firstLookNanos(asked))).orElse(wake);
        }
    }

    private void accept(PendingPrompt asked, BotFiles.Found found, byte[] bytes) {
        Reply reply = new Reply(asked.number(), Optional.of(bytes), false, stamps(asked, found.file()));
        if (isInTime(asked, found.file()) && asked.answer(reply)) {
            files.closed()
                    .take(
                            found.name(),
                            found.entry(),
                            bytes,
                            Completion.isComplete(bytes, asked.form().ending()));
            files.close(asked.number());
            served = Optional.empty();
        }
    }

    private static boolean isInTime(PendingPrompt asked, BotFile file) {
        return file.firstSeenNanos() <= asked.deadlineNanos() || file.readNanos() <= LAST_READ_NANOS;
    }

    private Timestamps stamps(PendingPrompt asked, BotFile file) {
        return new Timestamps(
                asked.publishedNanos(), heartbeat.lastBeatNanos(), file.listedNanos(), file.firstSeenNanos());
    }

    @Override
    public int number() {
        return served.map(PendingPrompt::number).orElse(files.closed().number());
    }

    @Override
    public boolean isPast(FileName name) {
        return name.number() < number()
                || (served.isEmpty() && name.number() == files.closed().number());
    }

    @Override
    public void noticed(FileName name, FolderEntry entry) {
        Optional<PendingPrompt> asked = served.filter(one -> one.number() == name.number());
        if (asked.isEmpty()) {
            noticedEarly(name, entry);
        } else if (!files.isStillEarly(name, entry)) {
            if (!files.isKnown(name) && name.isExact() && asked.get().wasThere()) {
                tellEarly(name);
                files.keepEarly(name, entry);
            } else {
                files.keep(name, entry);
            }
        }
    }

    /** An entry that was seen is early if its prompt is not open even now; else another look must judge it. */
    private void noticedEarly(FileName name, FolderEntry entry) {
        if (open.filter(asked -> asked.isOpen() && asked.number() == name.number())
                .isPresent()) {
            watch.noteEverything();
            return;
        }
        // Before the first prompt nobody knows whether orders may come at any time.
        if (open.isPresent()) {
            tellEarly(name);
        }
        files.keepEarly(name, entry);
    }

    private void tellEarly(FileName name) {
        files.notices()
                .tell("early", name, "came before prompt " + name.number() + " and is no answer unless it changes");
    }

    private void readDraft(PendingPrompt asked) {
        boolean count = asked.form().drafts();
        for (FileName name : files.drafts(asked.number(), count)) {
            if (!count) {
                files.notices().tell("draft", name, "is ignored: this game takes no drafts");
            }
        }
        if (count) {
            files.find(FileName.Kind.DRAFT, asked.number(), asked.form())
                    .ifPresent(found -> found.file().look().ifPresent(bytes -> takeDraft(asked, found.file(), bytes)));
        }
    }

    private void takeDraft(PendingPrompt asked, BotFile file, byte[] bytes) {
        if (isInTime(asked, file)) {
            asked.draft(new Reply(asked.number(), Optional.of(bytes), true, stamps(asked, file)));
        }
    }
}

package arena.exchange;

import arena.match.Clock;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import java.io.IOException;
import java.util.Optional;

/**
 * A reader of the answer to each prompt. The number in a file's name decides which prompt it answers; a file that is
 * early, late, a second answer or no regular file is remarked in the record and is no answer.
 *
 * <p>A scan of the folder may block, so two threads meet here. The match opens and closes a {@link PendingPrompt} and
 * never waits; a {@link FolderTasks task}, one at a time, finds the answer and gives it to the prompt.
 */
final class AnswerReader implements FolderSearch, BotFiles.Awaited {

    /**
     * The longest time to read an answer whose reading ends after the deadline. A bot that can block the reading of its
     * file must not gain time by it; a bot that answers at the last moment must not lose by the time that a scan takes.
     */
    private static final long LAST_READ_NANOS = 100_000_000;

    private final BotFiles files;
    private final FolderWatch watch;
    private final Clock clock;
    private final Heartbeat heartbeat;
    private volatile Optional<PendingPrompt> open = Optional.empty();
    private volatile boolean closedForGood;
    private long wakeNanos = Long.MAX_VALUE;

    /** The prompt that scans are made for now. */
    private Optional<PendingPrompt> served = Optional.empty();

    /** True if the file of the last answer must be looked at once more. */
    private boolean mustCheckLastAnswer;

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
        } catch (IOException unknown) {
            return false;
        }
    }

    /**
     * Opens a prompt that is about to be published.
     *
     * @param wasThere whether the file of its answer is there already, and no scan was possible
     */
    void open(Prompt prompt, boolean wasThere) {
        PendingPrompt asked = new PendingPrompt(prompt, clock.nanos(), wasThere);
        synchronized (this) {
            open = Optional.of(asked);
            wakeNanos = Math.min(wakeNanos, firstScanNanos(asked));
        }
    }

    /**
     * Notes that the prompt was published.
     *
     * @param unreachable whether the team has made its publication impossible
     */
    void published(long nanos, boolean unreachable) {
        PendingPrompt asked = asked();
        asked.published(nanos);
        if (unreachable || closedForGood) {
            asked.close(false);
        }
    }

    private static long firstScanNanos(PendingPrompt asked) {
        return asked.publishedNanos() + Heartbeat.FIRST_SCAN_NANOS;
    }

    /**
     * Closes the open prompt and all later ones, because the team has made a publication impossible: it is late from
     * now on.
     */
    void closeForGood() {
        closedForGood = true;
        open.ifPresent(asked -> asked.close(false));
    }

    /** Returns the answer to the open prompt once it was found. */
    Optional<Reply> reply() {
        return asked().reply();
    }

    /** Closes the open prompt and returns what was found so far: the answer, else the last draft, else nothing. */
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
    void scanBefore(Prompt prompt) {
        followMatch();
        files.noticeBefore(FileName.output(prompt.number()), this);
        files.early().forEach(this::remarkEarly);
    }

    @Override
    public void scan() {
        followMatch();
        boolean changed = files.notice(this);
        served.ifPresent(asked -> scan(asked, changed));
        report();
    }

    private void scan(PendingPrompt asked, boolean changed) {
        if (files.isFull()) {
            asked.close(false);
            return;
        }
        heartbeat.scan(clock.nanos());
        if (mustCheckLastAnswer || (changed && files.closed().mayGrow())) {
            files.closed().scanAgain();
            mustCheckLastAnswer = false;
        }
        if (changed || clock.nanos() >= files.wakeNanos(asked.number())) {
            readDraft(asked);
            find(asked).ifPresent(found -> found.file().poll().ifPresent(bytes -> accept(asked, found, bytes)));
        }
    }

    private Optional<BotFiles.Found> find(PendingPrompt asked) {
        return files.find(FileName.Kind.OUTPUT, asked.number(), asked.form());
    }

    /** A file found while a prompt was opened may be its answer. */
    @Override
    public boolean isBehind() {
        return watch.hasChanges() && !open.filter(PendingPrompt::isOpen).equals(served);
    }

    /** Looks once more after the time limit. */
    void lastScan() {
        followMatch();
        served.ifPresent(asked -> {
            files.noticeAll(this);
            readDraft(asked);
            if (!files.isFull()) {
                find(asked)
                        .ifPresent(found -> found.file()
                                .poll()
                                .or(found.file()::asItStands)
                                .ifPresent(bytes -> accept(asked, found, bytes)));
            }
        });
        report();
    }

    /** Follows what the match has done since the last scan: it closed a prompt, and perhaps opened another one. */
    void followMatch() {
        served.filter(asked -> !asked.isOpen()).ifPresent(closed -> files.close(closed.number()));
        Optional<PendingPrompt> next = open.filter(PendingPrompt::isOpen);
        boolean begins = next.isPresent() && !next.equals(served);
        open.filter(asked -> !asked.isOpen()).ifPresent(closed -> files.close(closed.number()));
        if (begins) {
            begin(next.get());
        }
        served = next;
        // A file that was there before its prompt is early in its present state: what was seen of it before may have
        // been incomplete.
        next.filter(asked -> begins && asked.wasThere())
                .ifPresent(asked -> files.scanAnew(FileName.output(asked.number()), this));
    }

    private void begin(PendingPrompt asked) {
        files.close(asked.number() - 1);
        mustCheckLastAnswer = files.closed().number() > 0;
        files.prompted(asked.publishedNanos());
        heartbeat.prompted(asked.publishedNanos());
        files.expect(asked.number());
    }

    /** Stops to look for an answer, because the match takes orders from now on. */
    void stopForOrders() {
        served = Optional.empty();
    }

    /** Gives the match what was seen, and when the folder must be looked at again. */
    private void report() {
        served.ifPresent(asked -> asked.seen(heartbeat.lastBeatNanos(), files.listedNanos(asked.number())));
        long wake = served.map(asked -> Math.min(files.wakeNanos(asked.number()), heartbeat.wakeNanos()))
                .orElse(Long.MAX_VALUE);
        synchronized (this) {
            Optional<PendingPrompt> fresh = open.filter(asked -> asked.isOpen() && !served.equals(Optional.of(asked)));
            wakeNanos =
                    fresh.map(asked -> Math.min(wake, firstScanNanos(asked))).orElse(wake);
        }
    }

    private void accept(PendingPrompt asked, BotFiles.Found found, byte[] bytes) {
        Reply reply = new Reply(asked.number(), Optional.of(bytes), false, stamps(asked, found.file()));
        if (isInTime(asked, found.file()) && asked.answer(reply)) {
            files.closed()
                    .addAnswer(
                            found.name(),
                            found.entry(),
                            bytes,
                            BotFile.isComplete(bytes, asked.form().ending()));
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
    public void noticed(FileName name, FileState entry) {
        Optional<PendingPrompt> asked = served.filter(one -> one.number() == name.number());
        if (asked.isEmpty()) {
            noticedEarly(name, entry);
        } else if (!files.isStillEarly(name, entry)) {
            if (!files.isKnown(name) && name.isExact() && asked.get().wasThere()) {
                remarkEarly(name);
                files.keepEarly(name, entry);
            } else {
                files.keep(name, entry);
            }
        }
    }

    /** Treats an entry as early if its prompt is still not open; else another scan must judge it. */
    private void noticedEarly(FileName name, FileState entry) {
        if (open.filter(asked -> asked.isOpen() && asked.number() == name.number())
                .isPresent()) {
            watch.noteEverything();
            return;
        }
        // Before the first prompt it is unknown whether orders may arrive at any time.
        if (open.isPresent()) {
            remarkEarly(name);
        }
        files.keepEarly(name, entry);
    }

    private void remarkEarly(FileName name) {
        files.notices().add("early", name, "came before prompt " + name.number() + " and is ignored unless it changes");
    }

    private void readDraft(PendingPrompt asked) {
        boolean count = asked.form().drafts();
        for (FileName name : files.drafts(asked.number(), count)) {
            if (!count) {
                files.notices().add("draft", name, "is ignored: this game takes no drafts");
            }
        }
        if (count) {
            files.find(FileName.Kind.DRAFT, asked.number(), asked.form())
                    .ifPresent(found -> found.file().poll().ifPresent(bytes -> takeDraft(asked, found.file(), bytes)));
        }
    }

    private void takeDraft(PendingPrompt asked, BotFile file, byte[] bytes) {
        if (isInTime(asked, file)) {
            asked.draft(new Reply(asked.number(), Optional.of(bytes), true, stamps(asked, file)));
        }
    }

    /**
     * An observer of the heartbeat after a prompt: a bot stops renewing {@code ready.txt} when it has found its input,
     * so the last renewal shows when that was. It looks a few times at growing distances, and only while a prompt is
     * open.
     */
    private static final class Heartbeat {

        static final long FIRST_SCAN_NANOS = 5_000_000;

        private static final long[] SCAN_MILLIS = {5, 15, 30, 60, 125, 250, 500, 1_000, 2_000};
        private static final long NANOS_PER_MILLI = 1_000_000;

        private final FolderWatch watch;
        private Optional<FileState> last = Optional.empty();
        private long promptNanos;
        private long lastBeatNanos = Timestamps.NEVER;
        private int scans;

        Heartbeat(FolderWatch watch) {
            this.watch = watch;
        }

        /** Starts anew for a prompt that was published. */
        void prompted(long publishedNanos) {
            promptNanos = publishedNanos;
            lastBeatNanos = Timestamps.NEVER;
            scans = 0;
            last = Optional.empty();
        }

        /** Scans if a scan is due. */
        void scan(long nowNanos) {
            if (nowNanos < wakeNanos()) {
                return;
            }
            while (nowNanos >= wakeNanos()) {
                scans++;
            }
            Optional<FileState> now = watch.folder().entry(FileName.READY);
            if (last.isPresent() && !now.equals(last)) {
                lastBeatNanos = nowNanos;
            }
            last = now;
        }

        long wakeNanos() {
            return scans < SCAN_MILLIS.length ? promptNanos + SCAN_MILLIS[scans] * NANOS_PER_MILLI : Long.MAX_VALUE;
        }

        /** Returns when a renewal was last seen after the prompt; {@link Timestamps#NEVER} if none was. */
        long lastBeatNanos() {
            return lastBeatNanos;
        }
    }
}

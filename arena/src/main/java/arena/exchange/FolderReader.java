package arena.exchange;

import arena.exchange.state.Effect;
import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
import arena.exchange.state.FolderState;
import arena.exchange.state.Observation;
import arena.match.Clock;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Update;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A reader of a bot's files in one folder. It does what a {@link FolderState} asks for, and tells it what was found;
 * the decisions are all there.
 *
 * <p>A scan of the folder may block, so two threads meet here. The match states what it waits for and never waits; a
 * {@link FolderTasks task}, one at a time, scans the folder, and wakes the match if it has found something. Until its
 * bot is ready the folder is scanned whenever the match polls, from then on also whenever a change is reported.
 */
final class FolderReader implements FolderWatch.Reader {

    /**
     * The time that the match waits for a scan of the folder before it continues with the other players; the scan
     * wakes the match when it ends.
     */
    static final long PATIENCE_NANOS = 20_000_000;

    private static final int CONTROLS = 20;
    private static final long CONTROL_NANOS = 20_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(FolderReader.class);

    private final FolderTasks tasks;
    private final FolderWatch watch;
    private final FolderNotices notices;
    private final FieldOptions options;
    private final OpenFolder control;
    private final Clock clock;
    private final FolderState state;
    private final Runnable task = this::scanAndWake;

    /** The time until which the match sleeps unless it is woken. */
    private volatile long armedNanos = Long.MAX_VALUE;

    private volatile boolean over;

    /**
     * Makes a reader.
     *
     * @param control the arena's own folder in the same field
     */
    FolderReader(
            FolderTasks tasks, FolderWatch watch, FolderNotices notices, FieldOptions options, OpenFolder control) {
        this.tasks = tasks;
        this.watch = watch;
        this.notices = notices;
        this.options = options;
        this.control = control;
        this.clock = watch.clock();
        this.state = new FolderState(options.content(), options.folderEntries(), watch.isPolled());
    }

    /** Begins to scan whenever a change is reported, because the bot is ready. */
    void begin() {
        watch.endJoining();
        watch.setReader(this);
        // Reports before this have only woken the match.
        requestScan();
    }

    /** Stops all scans, because the match is over. */
    void end() {
        over = true;
        watch.setReader(FolderWatch.NO_READER);
    }

    @Override
    public void scan() {
        tasks.runOnCallingThread(task);
    }

    @Override
    public void requestScan() {
        tasks.runAsynchronously(task);
    }

    @Override
    public boolean waits() {
        return ask(() -> state.expected().waits());
    }

    private void scanAndWake() {
        if (over) {
            return;
        }
        perform(reported());
        if (hasFound() || ask(state::wakeNanos) < armedNanos) {
            clock.signal().wake();
        }
    }

    private Observation.Reported reported() {
        FolderWatch.FolderChanges changes = watch.drain();
        return new Observation.Reported(changes.names(), changes.everything());
    }

    /** Tells the state what was seen, and does what it asks for until it asks for nothing more. */
    private void perform(Observation first) {
        perform(first, clock.nanos());
    }

    private void perform(Observation first, long nowNanos) {
        Queue<Effect> todo = new ArrayDeque<>(observe(first, nowNanos));
        while (!todo.isEmpty()) {
            Effect next = todo.remove();
            if (next instanceof Effect.ListFolder) {
                todo.addAll(observe(list()));
            } else if (next instanceof Effect.Look look) {
                todo.addAll(observe(look(look.names())));
            } else if (next instanceof Effect.Read read) {
                long begunNanos = clock.nanos();
                Optional<byte[]> bytes = watch.folder().read(read.name().name(), read.mostBytes());
                todo.addAll(observe(new Observation.Content(read.name(), bytes, begunNanos)));
            } else if (next instanceof Effect.Remark remark) {
                notices.add(remark);
            }
        }
    }

    private List<Effect> observe(Observation seen) {
        return observe(seen, clock.nanos());
    }

    private synchronized List<Effect> observe(Observation seen, long nowNanos) {
        List<Effect> effects = state.after(seen, nowNanos);
        watch.expect(state.expected().expectedNames());
        return effects;
    }

    private synchronized <T> T ask(Supplier<T> question) {
        return question.get();
    }

    private Observation list() {
        try {
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            return new Observation.Listed(listing.protocol(), listing.count(), speed(listing));
        } catch (IOException failure) {
            return new Observation.Unlisted(failure.toString());
        }
    }

    private Observation.Speed speed(FolderListing listing) {
        if (!listing.flooded()) {
            return Observation.Speed.WHOLE;
        }
        return isFieldQuick() ? Observation.Speed.GIVEN_UP : Observation.Speed.ALL_SLOW;
    }

    /** Returns whether the arena's own small folder, in the same field, is listed quickly. */
    private boolean isFieldQuick() {
        long begin = System.nanoTime();
        try {
            for (int i = 0; i < CONTROLS; i++) {
                FolderListing.of(control, Integer.MAX_VALUE);
            }
        } catch (IOException fieldInTrouble) {
            return false;
        }
        return System.nanoTime() - begin < CONTROL_NANOS;
    }

    private Observation look(List<FileName> names) {
        Map<FileName, Optional<FileState>> entries = new TreeMap<>();
        names.forEach(name -> entries.put(name, watch.folder().entry(name.name())));
        return new Observation.Looked(entries);
    }

    /**
     * Returns whether the answer to a prompt that is still to be published is there already, as far as that may be
     * asked: on a share a name that was not listed must not be asked for.
     */
    boolean isThere(Prompt prompt) {
        try {
            return !watch.isPolled() && watch.folder().has(FileName.of(FileName.Kind.OUTPUT, prompt.number()));
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Returns whether a scan is needed before a prompt is published: a file that answers it already is too early. */
    boolean mayHoldMore() {
        return watch.isPolled() || watch.hasChanges() || ask(state::isCrowded);
    }

    /** Scans once more before a prompt is published. */
    void scanBefore(Prompt prompt) {
        perform(new Observation.Before(prompt.number(), reported()));
    }

    /**
     * Opens a prompt that is about to be published: from now on its answer is looked for.
     *
     * @param wasThere whether the file of its answer is there already, and no scan was possible
     */
    void open(Prompt prompt, boolean wasThere) {
        perform(new Observation.Asked(prompt, wasThere));
    }

    /**
     * Notes that the prompt was published.
     *
     * @param prevented whether the team has made its publication impossible
     */
    void published(long nanos, boolean prevented) {
        perform(new Observation.Published(prevented), nanos);
    }

    /** Notes an update that is about to be published, or was published: from now on orders are looked for. */
    void noteUpdate(Update update, long nanos) {
        perform(new Observation.Updated(update), nanos);
    }

    /** Closes the open prompt and all later ones, because the team has made it impossible to reach it. */
    void closeForGood() {
        perform(new Observation.Unreachable());
    }

    /** Returns whether there is something for the match. */
    boolean hasFound() {
        return ask(() -> state.expected().hasFound());
    }

    /** Looks for the answer to the open prompt, if a scan is due, and returns it once it was found. */
    Optional<Reply> reply() {
        Optional<Reply> found = ask(() -> state.expected().reply());
        if (found.isEmpty()) {
            waitForScan(isDue(), task);
            found = ask(() -> state.expected().reply());
        }
        return found;
    }

    /** Scans once more after the time limit of the open prompt. */
    void lastScan() {
        perform(new Observation.Overdue(reported()));
    }

    /** Closes the open prompt and returns what was found so far: the answer, else the last draft, else nothing. */
    Reply lastReply() {
        perform(new Observation.Closed());
        return ask(() -> state.expected().reply())
                .orElseThrow(() -> new IllegalStateException(
                        "no prompt is open in " + watch.folder().path()));
    }

    /** Returns the orders that were found since the last call, and has another thread scan if a scan is due. */
    List<Reply> orders() {
        perform(new Observation.OrdersAwaited());
        List<Reply> found = ask(() -> state.expected().takeOrders());
        if (!tasks.isBusy() && isDue()) {
            requestScan();
        }
        tasks.requireSound();
        notices.record();
        return found;
    }

    /** Looks whether the bot is ready, if a scan is due. */
    void scanForReadinessIfDue(ReadinessWait readiness) {
        waitForScan(readiness.isDue(), () -> {
            readiness.scan();
            if (readiness.isReady() || readiness.obstacle().isPresent()) {
                clock.signal().wake();
            }
        });
    }

    /** The thread that reports a change also scans, so the match scans itself only where no scan has begun. */
    private boolean isDue() {
        return clock.nanos() >= ask(state::wakeNanos) || (watch.hasChanges() && !tasks.isBusy());
    }

    /**
     * Runs a scan on another thread if it is due, and waits briefly for it, or for one that is already running. The
     * scan itself wakes the match if it finds something: it may end when the match no longer waits for it and is about
     * to sleep, as if nothing had been found.
     */
    private void waitForScan(boolean due, Runnable scan) {
        if (due && !tasks.runWithin(PATIENCE_NANOS, scan)) {
            LOG.debug("{}: a scan has not returned yet", watch.folder().path());
        }
        tasks.requireSound();
        notices.record();
    }

    /** Returns when the match must scan without being woken. */
    long wakeNanos(ReadinessWait readiness) {
        if (tasks.isBusy()) {
            return clock.nanos() + PATIENCE_NANOS;
        }
        armedNanos = nextNanos(readiness);
        // A scan that has ended meanwhile has compared with the earlier time.
        return Math.min(armedNanos, nextNanos(readiness));
    }

    private long nextNanos(ReadinessWait readiness) {
        return readiness.isReady() ? ask(state::wakeNanos) : readiness.wakeNanos();
    }

    /** Returns the file of an earlier prompt that was written while a prompt was open. */
    Optional<FileName> rewrittenDuring(int open) {
        return ask(() -> state.rewrittenDuring(open));
    }

    /** Inspects the entire folder after the match. */
    void inspect() {
        try {
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            perform(new Observation.Inspected(
                    new Observation.Listed(listing.protocol(), listing.count(), Observation.Speed.WHOLE)));
            FolderListing.alike(watch.folder(), options.folderEntries())
                    .ifPresent(names -> notices.add(
                            "spelling",
                            "the folder has both " + names.get(0) + " and " + names.get(1)
                                    + ", whose names differ only in case: on Windows and on many shares they"
                                    + " are the same file"));
            FileOwners.ofOutputs(watch.folder(), listing).ifPresent(words -> notices.add("owners", words));
        } catch (IOException failure) {
            notices.add("unlisted", "the folder cannot be listed: " + failure);
        }
    }
}

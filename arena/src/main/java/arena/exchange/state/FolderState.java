package arena.exchange.state;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The state of a team folder as the arena has seen it, and the decision which of its files are answers. {@link #after}
 * takes what was seen and asks for what must be looked at next; it reads no file and no clock, so that a case is a list
 * of observations with their times.
 *
 * <p>The number in a file's name decides which prompt it answers; a file that is early, late, a second answer or no
 * regular file is remarked in the record and is no answer. In real time the numbers are the bot's own, from 1: a
 * number that is missing or not complete holds back those after it; one that is no regular file, or too large, is
 * skipped as long as the record can take the remark. No order is early there, and there is no time limit.
 */
public final class FolderState {

    /** The most remarks on one folder in a match. */
    public static final int MOST_REMARKS = 100;

    private static final FileName READY = FileName.read(FileName.READY).orElseThrow();

    private final FileContent.Limits limits;
    private final int folderEntries;
    private final boolean polled;
    private final KnownFiles files;
    private final ClosedFiles closed;
    private final Expectation expected = new Expectation();
    private final ScanPlan plan = new ScanPlan();

    private List<Effect> effects = new ArrayList<>();

    /** The outputs that were remarked, as many as the record can take. */
    private final Set<Integer> remarked = new HashSet<>();

    /** The file that answers the open prompt and was there before it, until it was looked at. */
    private Optional<FileName> earlyAnswer = Optional.empty();

    private boolean unreachable;

    /** True if the present scan looks at the file of the last answer again. */
    private boolean settling;

    /** True if the next scan must do so. */
    private boolean mustSettle;

    /**
     * Begins with an empty folder.
     *
     * @param folderEntries how many names it may hold besides those of the match itself
     * @param polled whether changes are found by listing only: then no name may be asked for that was not listed
     */
    public FolderState(FileContent.Limits limits, int folderEntries, boolean polled) {
        this.limits = limits;
        this.folderEntries = folderEntries;
        this.polled = polled;
        this.files = new KnownFiles(limits, folderEntries, this::remark);
        this.closed = files.closed();
    }

    private void remark(Effect.Remark remark) {
        effects.add(remark);
        if (remarked.size() < MOST_REMARKS) {
            remarked.add(remark.output());
        }
    }

    /**
     * Continues with an observation.
     *
     * @param nowNanos when it was made: the time of the match's clock, at the end of a listing, look or read
     * @return the operations that follow, in this order
     */
    public List<Effect> after(Observation seen, long nowNanos) {
        effects = new ArrayList<>();
        if (seen instanceof Observation.Asked asked) {
            ask(asked, nowNanos);
        } else if (seen instanceof Observation.Published published) {
            published(published.prevented(), nowNanos);
        } else if (seen instanceof Observation.Updated updated) {
            beginRealTime();
            expected.orders().updated(updated.update(), nowNanos);
        } else if (seen instanceof Observation.OrdersAwaited) {
            awaitOrders(nowNanos);
        } else if (seen instanceof Observation.Closed) {
            close(!plan.isFull());
        } else if (seen instanceof Observation.Unreachable) {
            unreachable = true;
            close(false);
        } else if (seen instanceof Observation.Reported reported) {
            scan(ScanPlan.Purpose.REGULAR, reported, nowNanos);
        } else if (seen instanceof Observation.Before before) {
            scanBefore(before, nowNanos);
        } else if (seen instanceof Observation.Overdue overdue) {
            scan(ScanPlan.Purpose.OVERDUE, overdue.reported(), nowNanos);
        } else if (seen instanceof Observation.Inspected inspected) {
            inspect(inspected.listed(), nowNanos);
        } else {
            found(seen, nowNanos);
        }
        return effects;
    }

    /** Continues with what an effect has found. */
    private void found(Observation seen, long nowNanos) {
        if (seen instanceof Observation.Listed listed) {
            listed(listed, nowNanos);
        } else if (seen instanceof Observation.Unlisted unlisted) {
            remark(new Effect.Remark("unlisted", "the folder cannot be listed: " + unlisted.cause(), 0));
            look(nowNanos);
        } else if (seen instanceof Observation.Looked looked) {
            looked(looked, nowNanos);
        } else if (seen instanceof Observation.Content content) {
            read(content, nowNanos);
        }
    }

    private void ask(Observation.Asked asked, long nowNanos) {
        files.close(asked.prompt().number() - 1);
        mustSettle = closed.number() > 0;
        expected.ask(asked.prompt(), nowNanos);
        // A file that was there is early in its present state: what was seen of it before may have been incomplete.
        earlyAnswer = Optional.of(FileName.output(asked.prompt().number())).filter(any -> asked.wasThere());
        earlyAnswer.ifPresent(files::remove);
        plan.prompted(nowNanos);
    }

    private void published(boolean prevented, long nowNanos) {
        expected.prompt().ifPresent(asked -> asked.published(nowNanos));
        plan.prompted(nowNanos);
        if (unreachable || prevented) {
            close(false);
        }
    }

    private void beginRealTime() {
        if (expected.beginRealTime()) {
            files.keepNoneEarly();
        }
    }

    private void awaitOrders(long nowNanos) {
        if (!expected.isInRealTime() && expected.prompt().isEmpty()) {
            beginRealTime();
            // Earlier scans did not know that orders may arrive at any time.
            plan.listSoon(nowNanos);
        }
    }

    private void close(boolean drafts) {
        expected.prompt().ifPresent(asked -> {
            asked.close(drafts, files.listedNanos(asked.number()));
            files.close(asked.number());
        });
    }

    private void scan(ScanPlan.Purpose purpose, Observation.Reported reported, long nowNanos) {
        if (plan.isFull()) {
            close(false);
        }
        plan.begin(purpose, reported, files.ofNumber(number()), nowNanos);
        settling = purpose != ScanPlan.Purpose.REGULAR;
        if (isAwaited()) {
            lookBesideTheAnswer(nowNanos);
        }
        if (settling) {
            mustSettle = false;
            closed.last().ifPresent(plan::add);
        }
        if (plan.isListing()) {
            effects.add(new Effect.ListFolder());
        } else {
            look(nowNanos);
        }
    }

    private void scanBefore(Observation.Before before, long nowNanos) {
        List<String> all = new ArrayList<>(before.reported().names());
        if (!polled) {
            // By its name: a listing of very many names may have been given up before it reached this one.
            all.add(FileName.of(FileName.Kind.OUTPUT, before.number()));
        }
        boolean everything = before.reported().everything() || polled || files.isCrowded();
        scan(ScanPlan.Purpose.BEFORE_PROMPT, new Observation.Reported(all, everything), nowNanos);
    }

    private void lookBesideTheAnswer(long nowNanos) {
        if (expected.prompt()
                .filter(asked -> nowNanos >= asked.heartbeatNanos())
                .isPresent()) {
            plan.add(READY);
        }
        earlyAnswer.ifPresent(plan::add);
        if (plan.purpose() == ScanPlan.Purpose.OVERDUE && number() > 1) {
            // A bot may have written to the file of the prompt before instead.
            plan.add(FileName.output(number() - 1));
        }
        settling |= mustSettle || (plan.isChanged() && closed.mayGrow());
    }

    private void listed(Observation.Listed listed, long nowNanos) {
        listed.names().stream()
                .filter(name -> name.isAnswer() && !expected.isPast(name, closed.number()))
                .forEach(plan::add);
        remarkIfMany(listed);
        plan.listed(listed, nowNanos).ifPresent(words -> {
            remark(words);
            close(false);
        });
        look(nowNanos);
    }

    private void remarkIfMany(Observation.Listed listed) {
        if (listed.count() > folderEntries + expected.expectedNames()) {
            remark(new Effect.Remark("entries", "the folder holds more than " + folderEntries + " names", 0));
        }
    }

    private void inspect(Observation.Listed listed, long nowNanos) {
        remarkIfMany(listed);
        List<String> closedNames = listed.names().stream()
                .filter(name -> name.number() <= closed.number())
                .map(FileName::name)
                .toList();
        scan(ScanPlan.Purpose.REGULAR, new Observation.Reported(closedNames, false), nowNanos);
    }

    /** Asks for the entries of the collected names. */
    private void look(long nowNanos) {
        if (plan.names().isEmpty()) {
            looked(new Observation.Looked(Map.of()), nowNanos);
        } else {
            effects.add(new Effect.Look(List.copyOf(plan.names())));
        }
    }

    private void looked(Observation.Looked looked, long nowNanos) {
        looked.entries().forEach((name, entry) -> look(name, entry, nowNanos));
        if (plan.purpose() == ScanPlan.Purpose.BEFORE_PROMPT) {
            files.remarkEarly();
        }
        if (settling && effects.stream().noneMatch(Effect.Read.class::isInstance)) {
            closed.settle();
        }
        if (expected.isInRealTime()) {
            readOrder();
        } else if (isAwaited() && (plan.isChanged() || nowNanos >= plan.wakeNanos(files, number()))) {
            readAnswer();
        }
    }

    private void look(FileName name, Optional<FileState> entry, long nowNanos) {
        if (name.equals(READY)) {
            expected.prompt().ifPresent(asked -> asked.heartbeat(entry, nowNanos));
        } else if (name.number() <= closed.number()) {
            entry.filter(now -> closed.check(name, now)).ifPresent(now -> effects.add(read(name)));
        } else if (entry.isEmpty()) {
            files.remove(name);
        } else if (files.hasRoomFor(name)) {
            notice(name, entry.get());
        }
        earlyAnswer = earlyAnswer.filter(early -> !early.equals(name));
    }

    private Effect.Read read(FileName name) {
        return new Effect.Read(name, limits.answerBytes() + 1);
    }

    private void notice(FileName name, FileState entry) {
        boolean awaited = expected.isInRealTime() || (isAwaited() && name.number() == number());
        if (awaited && files.isStillEarly(name, entry)) {
            return;
        }
        if (awaited && !name.equals(earlyAnswer.orElse(READY))) {
            files.keep(name, entry);
            return;
        }
        // Before the first prompt it is unknown whether orders may arrive at any time.
        if (expected.prompt().isPresent()) {
            files.remarkEarly(name);
        }
        files.keepEarly(name, entry);
    }

    private void readAnswer() {
        if (expected.form().drafts()) {
            files.choose(FileName.Kind.DRAFT, number()).ifPresent(name -> effects.add(read(name)));
        } else {
            files.ignoreDrafts(number());
        }
        files.choose(FileName.Kind.OUTPUT, number()).ifPresent(name -> effects.add(read(name)));
    }

    private void readOrder() {
        if (plan.isFull() || expected.orders().holdBack()) {
            return;
        }
        Optional<FileName> order =
                files.choose(FileName.Kind.OUTPUT, expected.orders().next());
        order.ifPresent(name -> effects.add(read(name)));
        if (order.isEmpty() && isSkipped(expected.orders().next())) {
            files.close(expected.orders().next());
            expected.orders().skip();
            readOrder();
        }
    }

    /** Returns whether the output of a number is known and cannot be an order, and the record says so. */
    private boolean isSkipped(int number) {
        return remarked.contains(number)
                && !files.of(FileName.Kind.OUTPUT, number).isEmpty();
    }

    private void read(Observation.Content seen, long nowNanos) {
        FileName name = seen.name();
        if (name.number() <= closed.number()) {
            closed.compare(name, seen.bytes());
            if (settling) {
                closed.settle();
            }
            return;
        }
        if (files.file(name).isEmpty()) {
            return;
        }
        FileContent content = files.content(name, expected.form(), seen.begunNanos());
        Optional<byte[]> bytes = content.read(seen.bytes(), seen.begunNanos(), nowNanos);
        if (expected.isInRealTime()) {
            bytes.ifPresent(complete -> takeOrder(name, complete, content));
        } else if (name.kind() == FileName.Kind.DRAFT) {
            bytes.ifPresent(complete -> expected.prompt().ifPresent(asked -> asked.draft(complete, content)));
        } else {
            bytes.or(() -> plan.purpose() == ScanPlan.Purpose.OVERDUE ? content.asItStands() : Optional.empty())
                    .filter(complete -> expected.prompt()
                            .filter(asked -> asked.answer(complete, content))
                            .isPresent())
                    .ifPresent(complete -> files.use(name, complete, expected.form()));
        }
    }

    private void takeOrder(FileName name, byte[] bytes, FileContent content) {
        files.use(name, bytes, expected.form());
        expected.orders().add(bytes, content);
        readOrder();
    }

    private boolean isAwaited() {
        return expected.openPrompt().isPresent();
    }

    private int number() {
        return expected.number(closed.number());
    }

    /** Returns what the match waits for, and what was found of it. */
    public Expectation expected() {
        return expected;
    }

    /** Returns whether a file that is there may be unknown. */
    public boolean isCrowded() {
        return files.isCrowded();
    }

    /** Returns when a scan is due, if nothing is reported before. */
    public long wakeNanos() {
        return expected.wakeNanos(plan.wakeNanos(files, number()));
    }

    /** Returns the file of an earlier prompt that was written while a prompt was open. */
    public Optional<FileName> rewrittenDuring(int open) {
        return closed.rewrittenDuring(open);
    }
}

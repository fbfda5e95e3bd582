package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Clock;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Stamps;
import arena.match.Update;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Finds the answers in one folder: the number in the name decides which prompt a file answers, and what comes early, late,
 * twice, or is no file is named in the record and is no answer.
 *
 * <p>The folder may hold up whoever looks into it, so two sides meet here. The match opens and closes a {@link Question} and never
 * waits; whoever looks (one {@link FolderTasks task} at a time) finds the answer and gives it to the question.
 */
final class Desk {

    /** How often the entry of a known file is looked at again: what is written over in place is not reported. */
    private static final long RECHECK_NANOS = 20_000_000;

    /** How many names a prompt brings about at most: input, output, draft, acknowledgement, explanation. */
    private static final int NAMES_PER_PROMPT = 5;

    private static final long LIST_ONCE_NANOS = 300_000_000;

    /**
     * How long reading an answer may take that ends after the deadline. Whoever can hold up the reading of his file must not win time by
     * it; whoever answers at the last moment must not lose by the time that a look takes.
     */
    private static final long LAST_READ_NANOS = 100_000_000;

    private final FolderWatch watch;
    private final Notices notices;
    private final FieldOptions options;
    private final Clock clock;
    private final Paper.Limits limits;
    private final Heart heart;
    private final Taken taken;
    private final FullFolderCheck full;

    /** The outputs and drafts that are known and not used up. */
    private final SortedMap<FileName, Sighting> known = new TreeMap<>();

    private final Queue<Reply> orders = new ConcurrentLinkedQueue<>();
    private volatile Optional<Question> open = Optional.empty();
    private volatile boolean obstructed;
    private volatile boolean realTime;
    private long wakeNanos = Long.MAX_VALUE;

    /** The names were too many to know them all: whether one was there early must be looked up. */
    private volatile boolean crowded;

    /** The question that the looks are for now. */
    private Optional<Question> served = Optional.empty();

    /** Whether the looks are for orders now. */
    private boolean forOrders;

    private long listOnceNanos = Long.MAX_VALUE;
    private long recheckNanos = Long.MAX_VALUE;
    private boolean unfinished;
    private int order = 1;

    /**
     * Makes one.
     *
     * @param control the arena's own folder in the same field
     */
    Desk(FolderWatch watch, Notices notices, FieldOptions options, HeldFolder control) {
        this.watch = watch;
        this.notices = notices;
        this.options = options;
        this.clock = watch.clock();
        this.limits = new Paper.Limits(options.answerBytes(), options.settle().toNanos());
        this.heart = new Heart(watch);
        this.taken = new Taken(watch, notices, limits, clock);
        this.full = new FullFolderCheck(control);
    }

    /** A file that is known: early if it was there before its prompt, and no answer until it changes. */
    private record Sighting(Entry entry, boolean early, Optional<Paper> paper) {}

    /**
     * Returns whether the answer to a prompt that is still to be published is there already, as far as that may be asked: on a share a
     * name that was not listed must not be asked for.
     */
    boolean isThere(Prompt prompt) {
        try {
            return !watch.isPolled()
                    && watch.folder().has(output(prompt.number()).name());
        } catch (IOException cannotBeTold) {
            return false;
        }
    }

    /** Returns whether a look is needed before a prompt is published: what answers it already has come too early. */
    boolean mayBeEarly(Prompt prompt) {
        return watch.isPolled() || crowded || watch.hasNews();
    }

    /**
     * A prompt is going to be published.
     *
     * @param wasThere whether the file of its answer is there already, and nobody could look at it
     */
    void open(Prompt prompt, boolean wasThere) {
        realTime = false;
        Question asked = new Question(prompt, clock.nanos(), wasThere);
        synchronized (this) {
            open = Optional.of(asked);
            wakeNanos = Math.min(wakeNanos, firstLookNanos(asked));
        }
    }

    /** An update is going to be published: from now on orders are looked for. */
    void tell(Update update) {
        realTime = true;
        open = Optional.of(new Question(update, clock.nanos()));
    }

    /**
     * The prompt was published.
     *
     * @param unreachable whether the team has made it impossible to publish it
     */
    void published(long nanos, boolean unreachable) {
        Question asked = asked();
        asked.published(nanos);
        if (unreachable || obstructed) {
            asked.close(false);
        }
    }

    private static long firstLookNanos(Question asked) {
        return asked.publishedNanos() + Heart.FIRST_LOOK_NANOS;
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
        return asked().close(!full.isFound());
    }

    /** Returns the orders that were found since the last call. */
    List<Reply> orders() {
        if (!realTime && open.isEmpty()) {
            realTime = true;
            // Whoever looked until now did not know that orders may come at any time.
            watch.noteEverything();
        }
        List<Reply> found = new ArrayList<>();
        for (Reply next = orders.poll(); next != null; next = orders.poll()) {
            found.add(next);
        }
        return found;
    }

    /** Returns whether there is something that the match waits for. */
    boolean hasFound() {
        return !orders.isEmpty() || open.flatMap(Question::reply).isPresent();
    }

    private Question asked() {
        return open.orElseThrow(() -> new IllegalStateException(
                "no prompt is open in " + watch.folder().path()));
    }

    /** Returns when something in the folder wants to be looked at again. */
    synchronized long wakeNanos() {
        return wakeNanos;
    }

    /** Looks once more before a prompt is published. */
    void lookBefore(Prompt prompt) {
        turnTo();
        absorb();
        taken.lookAgain();
        if (watch.isPolled() || crowded) {
            list();
        }
        if (!watch.isPolled()) {
            // By its name: of very many names a listing may have been given up before it came to this one.
            sight(output(prompt.number()));
        }
        known.forEach((name, sighting) -> {
            if (sighting.early()) {
                tellEarly(name);
            }
        });
    }

    /** Looks for the answer to the open prompt, or for orders. */
    void look() {
        turnTo();
        if (forOrders) {
            lookForOrders();
        } else {
            lookForAnswer();
        }
        report();
        if (isBehind()) {
            look();
        }
    }

    /** Returns whether a prompt was opened after this look had begun: what was found meanwhile may be its answer, or an order. */
    private boolean isBehind() {
        return realTime
                ? !forOrders
                : watch.hasNews() && !open.filter(Question::isOpen).equals(served);
    }

    /** Looks once more, now that the time is up. */
    void lastLook() {
        turnTo();
        served.ifPresent(asked -> {
            list();
            refresh(asked.number());
            readDraft(asked);
            if (!full.isFound()) {
                paper(FileName.Kind.OUTPUT, asked.number(), asked.form())
                        .ifPresent(found -> found.paper()
                                .look()
                                .or(found.paper()::asItStands)
                                .ifPresent(bytes -> accept(asked, found, bytes)));
            }
        });
        report();
    }

    /** Looks at the folder as a whole after the match. */
    void inspect() {
        turnTo();
        try {
            Listing listing = Listing.of(watch.folder(), watch.manyEntries());
            tellIfMany(listing);
            listing.protocol().stream()
                    .filter(name -> name.number() <= taken.number())
                    .forEach(taken::sight);
            Owners.ofOutputs(watch.folder(), listing).ifPresent(words -> notices.tell("owners", words));
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
        }
    }

    /** What the match and the looks have agreed upon meanwhile: a question was closed, and perhaps another one opened. */
    private void turnTo() {
        forOrders = realTime;
        if (forOrders) {
            served = Optional.empty();
            known.replaceAll((name, sighting) -> new Sighting(sighting.entry(), false, sighting.paper()));
            return;
        }
        served.filter(asked -> !asked.isOpen()).ifPresent(closed -> leave(closed.number()));
        Optional<Question> next = open.filter(Question::isOpen);
        if (next.isPresent() && !next.equals(served)) {
            Question asked = next.get();
            leave(asked.number() - 1);
            unfinished = taken.number() > 0;
            recheckNanos = asked.publishedNanos() + RECHECK_NANOS;
            listOnceNanos = asked.publishedNanos() + LIST_ONCE_NANOS;
            heart.prompted(asked.publishedNanos());
            watch.expect(NAMES_PER_PROMPT * asked.number());
        }
        open.filter(asked -> !asked.isOpen()).ifPresent(closed -> leave(closed.number()));
        boolean begins = !next.equals(served);
        served = next;
        next.filter(asked -> begins && asked.wasThere()).ifPresent(asked -> sightAgain(output(asked.number())));
    }

    /** What was there before its prompt is early as it stands now: whatever was seen of it before may have been half of it. */
    private void sightAgain(FileName name) {
        known.remove(name);
        sight(name);
    }

    /** Nobody waits any more for what has this number, or a lower one. */
    private void leave(int number) {
        known.forEach((name, sighting) -> {
            if (name.number() <= number && name.kind() == FileName.Kind.OUTPUT) {
                taken.leave(name, sighting.entry());
            }
        });
        known.keySet().removeIf(name -> name.number() <= number);
        taken.close(number);
    }

    /** Tells the match what was seen, and when it should have the folder looked at again. */
    private void report() {
        served.ifPresent(asked -> asked.seen(heart.lastBeatNanos(), listedNanos(asked.number())));
        long wake = served.isEmpty()
                ? papersWakeNanos()
                : Math.min(listOnceNanos, Math.min(papersWakeNanos(), heart.wakeNanos()));
        synchronized (this) {
            Optional<Question> fresh =
                    open.filter(asked -> !realTime && asked.isOpen() && !served.equals(Optional.of(asked)));
            wakeNanos =
                    fresh.map(asked -> Math.min(wake, firstLookNanos(asked))).orElse(wake);
        }
    }

    private void lookForAnswer() {
        boolean listed = listOnce();
        boolean news = absorb() || listed;
        if (served.isEmpty()) {
            return;
        }
        Question asked = served.get();
        if (full.isFound()) {
            asked.close(false);
            return;
        }
        heart.look(clock.nanos());
        if (unfinished) {
            taken.lookAgain();
            unfinished = false;
        }
        if (!news && clock.nanos() < papersWakeNanos()) {
            return;
        }
        refresh(asked.number());
        readDraft(asked);
        paper(FileName.Kind.OUTPUT, asked.number(), asked.form())
                .ifPresent(found -> found.paper().look().ifPresent(bytes -> accept(asked, found, bytes)));
    }

    /**
     * Finds the orders that have come, by the bot's own numbers. A number that is missing or not complete holds up those
     * after it; what stands there and is no file, or too large, is passed over.
     */
    private void lookForOrders() {
        absorb();
        while (!full.isFound()) {
            AnswerForm form = open.map(Question::form).orElse(AnswerForm.ONE_ORDER);
            refresh(order);
            Optional<Found> found = paper(FileName.Kind.OUTPUT, order, form);
            Optional<byte[]> bytes = found.flatMap(file -> file.paper().look());
            if (found.isPresent() && bytes.isPresent()) {
                orders.add(
                        new Reply(order, bytes, false, stamps(open, found.get().paper())));
                taken.take(found.get().name(), found.get().entry(), bytes.get());
            } else if (found.isPresent() || !isKnown(order)) {
                return;
            }
            leave(order);
            order++;
            watch.expect(NAMES_PER_PROMPT * Math.max(open.map(Question::number).orElse(0), order));
        }
    }

    private boolean isKnown(int number) {
        return known.keySet().stream().anyMatch(name -> name.number() == number && name.kind() == FileName.Kind.OUTPUT);
    }

    /** Lists the folder once a while after each prompt: should the one report that matters be lost, no clock runs out. */
    private boolean listOnce() {
        if (served.isEmpty() || clock.nanos() < listOnceNanos) {
            return false;
        }
        listOnceNanos = Long.MAX_VALUE;
        list();
        return true;
    }

    private long papersWakeNanos() {
        if (served.isEmpty() && !realTime) {
            return Long.MAX_VALUE;
        }
        long wake = Long.MAX_VALUE;
        for (Map.Entry<FileName, Sighting> file : known.entrySet()) {
            if (file.getKey().number() == current()) {
                Optional<Paper> paper = file.getValue().paper();
                wake = Math.min(wake, paper.map(Paper::nextLookNanos).orElse(recheckNanos));
            }
        }
        return wake;
    }

    private void accept(Question asked, Found found, byte[] bytes) {
        Reply reply = new Reply(asked.number(), Optional.of(bytes), false, stamps(served, found.paper()));
        if (isInTime(asked, found.paper()) && asked.answer(reply)) {
            taken.take(found.name(), found.entry(), bytes);
            leave(asked.number());
            served = Optional.empty();
        }
    }

    private static boolean isInTime(Question asked, Paper paper) {
        return paper.firstSeenNanos() <= asked.deadlineNanos() || paper.readNanos() <= LAST_READ_NANOS;
    }

    /** Returns when an output that never became complete was first seen: in a dispute it makes a difference to none. */
    private long listedNanos(int number) {
        return known.entrySet().stream()
                .filter(file -> file.getKey().kind() == FileName.Kind.OUTPUT
                        && file.getKey().number() == number)
                .flatMap(file -> file.getValue().paper().stream())
                .mapToLong(Paper::listedNanos)
                .min()
                .orElse(Stamps.NEVER);
    }

    private Stamps stamps(Optional<Question> asked, Paper paper) {
        return new Stamps(
                asked.map(Question::publishedNanos).orElse(Stamps.NEVER),
                heart.lastBeatNanos(),
                paper.listedNanos(),
                paper.firstSeenNanos());
    }

    /** Takes in what has been reported; returns whether there was anything. */
    private boolean absorb() {
        FolderWatch.News news = watch.drain();
        if (news.everything()) {
            list();
        }
        for (String name : news.names()) {
            FileName.read(name).ifPresent(this::sight);
        }
        return news.everything() || !news.names().isEmpty();
    }

    private void list() {
        try {
            Listing listing = Listing.of(watch.folder(), watch.manyEntries());
            for (FileName name : listing.protocol()) {
                if (isAnswer(name) && !isPast(name)) {
                    sight(name);
                }
            }
            tellIfMany(listing);
            full.listed(listing.flooded());
            if (full.isFound()) {
                notices.tell(
                        "flooded",
                        "listing the folder was given up after " + listing.count()
                                + " names, since it took longer than 100 ms " + FullFolderCheck.TIMES
                                + " times in a row; that counts like a time-out");
            } else if (listing.flooded()) {
                listOnceNanos = clock.nanos() + RECHECK_NANOS;
            }
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
        }
    }

    private void tellIfMany(Listing listing) {
        if (listing.count() > watch.manyEntries()) {
            notices.tell("entries", "the folder holds more than " + options.folderEntries() + " names");
        }
    }

    private static boolean isAnswer(FileName name) {
        return name.kind() == FileName.Kind.OUTPUT || name.kind() == FileName.Kind.DRAFT;
    }

    /** Returns whether a name is of a prompt before the last that was closed: what is listed again and again is no news. */
    private boolean isPast(FileName name) {
        return name.number() < current() || (served.isEmpty() && !realTime && name.number() == taken.number());
    }

    /** Returns the number that is answered now, or was answered last. */
    private int current() {
        return realTime ? order : served.map(Question::number).orElse(taken.number());
    }

    /** Looks at the entry of a name that was listed or reported. */
    private void sight(FileName name) {
        if (!isAnswer(name)) {
            return;
        }
        if (name.number() <= taken.number()) {
            taken.sight(name);
            return;
        }
        Optional<Entry> entry = watch.folder().entry(name.name());
        if (entry.isEmpty()) {
            known.remove(name);
        } else if (hasRoomFor(name)) {
            if (realTime || isServed(name.number())) {
                sightAnswer(name, entry.get());
            } else {
                sightEarly(name, entry.get());
            }
        }
    }

    /** An entry that was seen is early if its prompt is not open even now; else another look must judge it. */
    private void sightEarly(FileName name, Entry entry) {
        if (open.filter(asked -> asked.isOpen() && asked.number() == name.number())
                .isPresent()) {
            watch.noteEverything();
            return;
        }
        // Before the first prompt nobody knows whether orders may come at any time.
        if (open.isPresent()) {
            tellEarly(name);
        }
        known.put(name, new Sighting(entry, true, Optional.empty()));
    }

    private void tellEarly(FileName name) {
        notices.tell(
                "early", name.name() + " came before prompt " + name.number() + " and is no answer unless it changes");
    }

    /** Makes room for a name if it is of a lower number than another that is known: that one's prompt is farther away. */
    private boolean hasRoomFor(FileName name) {
        if (known.size() < options.folderEntries() || known.containsKey(name)) {
            return true;
        }
        crowded = true;
        Optional<FileName> farthest = known.keySet().stream().max(FileName.BY_NUMBER);
        if (farthest.isPresent() && name.number() < farthest.get().number()) {
            known.remove(farthest.get());
            return true;
        }
        return name.number() <= taken.number() + 1;
    }

    private boolean isServed(int number) {
        return served.map(asked -> asked.number() == number).orElse(false);
    }

    private void sightAnswer(FileName name, Entry entry) {
        Sighting before = known.get(name);
        if (before != null && before.early() && before.entry().equals(entry)) {
            return;
        }
        if (before == null && name.isExact() && served.map(Question::wasThere).orElse(false)) {
            tellEarly(name);
            known.put(name, new Sighting(entry, true, Optional.empty()));
            return;
        }
        if (!entry.isFile()) {
            notices.tell("odd", name.name() + " is " + entry.kind().words() + " and no answer");
        }
        Optional<Paper> paper = before == null ? Optional.empty() : before.paper();
        known.put(name, new Sighting(entry, false, entry.isFile() ? paper : Optional.empty()));
    }

    /** Looks again at the entries of known files of a number, when it is time to: a change may not have been reported. */
    private void refresh(int number) {
        long nowNanos = clock.nanos();
        if (nowNanos >= recheckNanos) {
            known.keySet().stream()
                    .filter(name -> name.number() == number)
                    .toList()
                    .forEach(this::sight);
            recheckNanos = nowNanos + RECHECK_NANOS;
        }
    }

    /** The file that counts. */
    private record Found(FileName name, Entry entry, Paper paper) {}

    /** Returns the file that counts for a number: the exact spelling, else the first in byte order; the others are named. */
    private Optional<Found> paper(FileName.Kind kind, int number, AnswerForm form) {
        Optional<Found> chosen = Optional.empty();
        for (FileName name : List.copyOf(known.keySet())) {
            Sighting sighting = known.get(name);
            if (sighting == null || name.kind() != kind || name.number() != number || !mayBeRead(name, sighting)) {
                continue;
            }
            if (chosen.isPresent()) {
                notices.tell("spelling", name.name() + " differs from another name in case only and is no answer");
                continue;
            }
            Paper paper = sighting.paper()
                    .orElseGet(() -> new Paper(watch.folder(), name.name(), form.ending(), limits, clock));
            known.put(name, new Sighting(sighting.entry(), false, Optional.of(paper)));
            chosen = Optional.of(new Found(name, sighting.entry(), paper));
        }
        return chosen;
    }

    private boolean mayBeRead(FileName name, Sighting sighting) {
        boolean tooLarge = sighting.entry().size() > options.answerBytes()
                || sighting.paper().map(Paper::isTooLarge).orElse(false);
        if (sighting.entry().isFile() && tooLarge) {
            notices.tell("large", name.name() + " is larger than " + options.answerBytes() + " bytes and no answer");
        }
        return sighting.entry().isFile() && !sighting.early() && !tooLarge;
    }

    private void readDraft(Question asked) {
        if (known.isEmpty() || known.lastKey().kind() != FileName.Kind.DRAFT) {
            return;
        }
        if (!asked.form().drafts()) {
            known.keySet().stream()
                    .filter(name -> name.kind() == FileName.Kind.DRAFT && name.number() == asked.number())
                    .forEach(name -> notices.tell("draft", name.name() + " is ignored: this game takes no drafts"));
            known.keySet().removeIf(name -> name.kind() == FileName.Kind.DRAFT && name.number() == asked.number());
            return;
        }
        Optional<Found> found = paper(FileName.Kind.DRAFT, asked.number(), asked.form());
        found.flatMap(file -> file.paper().look()).ifPresent(bytes -> {
            if (isInTime(asked, found.get().paper())) {
                asked.draft(new Reply(
                        asked.number(),
                        Optional.of(bytes),
                        true,
                        stamps(served, found.get().paper())));
            }
        });
    }

    private static FileName output(int number) {
        return new FileName(FileName.of(FileName.Kind.OUTPUT, number), FileName.Kind.OUTPUT, number);
    }
}

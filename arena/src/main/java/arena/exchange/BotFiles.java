package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Clock;
import arena.match.Event;
import arena.match.Timestamps;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The outputs and drafts in one folder that are known and not used up.
 *
 * <p>There is one way in which a file comes to be known: {@link #notice} looks at the names that were reported, at all
 * that are listed if reports were lost or may have been, and at the known ones of the awaited number once in a while,
 * since what is written over in place is not reported. Only one thread at a time calls anything here.
 */
final class BotFiles {

    /** How often the entry of a known file is looked at again. */
    private static final long RECHECK_NANOS = 20_000_000;

    /**
     * After this time without an answer the folder is listed: should the one report that matters be lost, no clock runs
     * out.
     */
    private static final long LIST_ONCE_NANOS = 300_000_000;

    /** How many names a prompt brings about at most: input, output, draft, acknowledgement, explanation. */
    private static final int NAMES_PER_PROMPT = 5;

    private final FolderWatch watch;
    private final FolderNotices notices;
    private final FieldOptions options;
    private final Clock clock;
    private final BotFile.Limits limits;
    private final ClosedFiles closed;
    private final FullFolderCheck full;
    private final SortedMap<FileName, Sighting> known = new TreeMap<>();

    /** The names were too many to know them all: whether one was there early must be looked up. */
    private volatile boolean crowded;

    private long listNanos = Long.MAX_VALUE;
    private long recheckNanos = Long.MAX_VALUE;

    /**
     * Makes one that knows nothing yet.
     *
     * @param control the arena's own folder in the same field
     */
    BotFiles(FolderWatch watch, FolderNotices notices, FieldOptions options, HeldFolder control) {
        this.watch = watch;
        this.notices = notices;
        this.options = options;
        this.clock = watch.clock();
        this.limits = new BotFile.Limits(options.answerBytes(), options.settle().toNanos());
        this.closed = new ClosedFiles(watch, notices, limits, clock);
        this.full = new FullFolderCheck(control);
    }

    /** A file that is known: early if it was there before its prompt, and no answer until it changes. */
    private record Sighting(FolderEntry entry, boolean early, Optional<BotFile> file) {}

    /** The file that counts for a number. */
    record Found(FileName name, FolderEntry entry, BotFile file) {}

    /** What is looked for at present, which decides what becomes of a name that was noticed. */
    interface Awaited {

        /** Returns the number that is awaited, or was awaited last. */
        int number();

        /** Returns whether a listed name is of a number that is over: what is listed again and again is no news. */
        boolean isPast(FileName name);

        /** Keeps a name that is not closed and can be seen. */
        void noticed(FileName name, FolderEntry entry);
    }

    FolderWatch watch() {
        return watch;
    }

    FolderNotices notices() {
        return notices;
    }

    /** Returns the files of the numbers that nobody waits for any more. */
    ClosedFiles closed() {
        return closed;
    }

    /** Returns whether the folder holds so many names that it cannot be listed in time: then nothing in it counts. */
    boolean isFull() {
        return full.isFound();
    }

    /** Returns whether it takes a look to know what is in the folder just now. */
    boolean mayHoldMore() {
        return watch.isPolled() || crowded || watch.hasNews();
    }

    /** Many names of a number and those before it are the match's own doing. */
    void expect(int number) {
        watch.expect(NAMES_PER_PROMPT * number);
    }

    /** A prompt was published: from then on its file is looked at once in a while. */
    void prompted(long publishedNanos) {
        recheckNanos = publishedNanos + RECHECK_NANOS;
        listNanos = publishedNanos + LIST_ONCE_NANOS;
    }

    /** Looks at whatever was reported or may have changed without a report; returns whether there was anything. */
    boolean notice(Awaited awaited) {
        long nowNanos = clock.nanos();
        boolean listing = nowNanos >= listNanos;
        listNanos = listing ? Long.MAX_VALUE : listNanos;
        FolderWatch.FolderChanges news = watch.drain();
        if (listing || news.everything()) {
            listed(awaited).forEach(name -> look(name, awaited));
        }
        news.names().forEach(name -> FileName.read(name).ifPresent(read -> look(read, awaited)));
        boolean rechecking = nowNanos >= recheckNanos;
        if (rechecking) {
            recheckNanos = nowNanos + RECHECK_NANOS;
            ofNumber(awaited.number()).forEach(name -> look(name, awaited));
        }
        return listing || rechecking || news.everything() || !news.names().isEmpty();
    }

    /** Looks at everything, whether it was reported or not. */
    void noticeAll(Awaited awaited) {
        watch.noteEverything();
        recheckNanos = Long.MIN_VALUE;
        notice(awaited);
    }

    /** Looks before a prompt is published at what may answer it already. */
    void noticeBefore(FileName answer, Awaited awaited) {
        if (watch.isPolled() || crowded) {
            watch.noteEverything();
        }
        notice(awaited);
        closed.lookAgain();
        if (!watch.isPolled()) {
            // By its name: of very many names a listing may have been given up before it came to this one.
            look(answer, awaited);
        }
    }

    /** Returns the names of a listing that may be news. */
    private SortedSet<FileName> listed(Awaited awaited) {
        SortedSet<FileName> names = new TreeSet<>();
        try {
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            for (FileName name : listing.protocol()) {
                if (isAnswer(name) && !awaited.isPast(name)) {
                    names.add(name);
                }
            }
            tellIfMany(listing);
            full.listed(listing.flooded());
            if (full.isFound()) {
                notices.tell(
                        Event.Noticed.FLOODED,
                        "listing the folder was given up after " + listing.count()
                                + " names, since it took longer than 100 ms " + FullFolderCheck.TIMES
                                + " times in a row; that counts like a time-out");
            } else if (listing.flooded()) {
                listNanos = clock.nanos() + RECHECK_NANOS;
            }
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
        }
        return names;
    }

    /** Looks at the folder as a whole after the match. */
    void inspect() {
        try {
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            tellIfMany(listing);
            listing.protocol().stream()
                    .filter(name -> name.number() <= closed.number())
                    .forEach(closed::sight);
            FolderListing.alike(watch.folder(), options.folderEntries())
                    .ifPresent(names -> notices.tell(
                            "spelling",
                            "the folder has both " + names.get(0) + " and " + names.get(1)
                                    + ", whose names differ in case only: on Windows and on many shares they are one"
                                    + " file"));
            FileOwners.ofOutputs(watch.folder(), listing).ifPresent(words -> notices.tell("owners", words));
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
        }
    }

    private void tellIfMany(FolderListing listing) {
        if (listing.count() > watch.manyEntries()) {
            notices.tell("entries", "the folder holds more than " + options.folderEntries() + " names");
        }
    }

    static boolean isAnswer(FileName name) {
        return name.kind() == FileName.Kind.OUTPUT || name.kind() == FileName.Kind.DRAFT;
    }

    /** Looks at the entry of a name. */
    private void look(FileName name, Awaited awaited) {
        if (!isAnswer(name)) {
            return;
        }
        if (name.number() <= closed.number()) {
            closed.sight(name);
            return;
        }
        Optional<FolderEntry> entry = watch.folder().entry(name.name());
        if (entry.isEmpty()) {
            known.remove(name);
        } else if (hasRoomFor(name)) {
            awaited.noticed(name, entry.get());
        }
    }

    /**
     * Makes room for a name if it is of a lower number than another that is known: that one's prompt is farther away.
     */
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
        return name.number() <= closed.number() + 1;
    }

    boolean isKnown(FileName name) {
        return known.containsKey(name);
    }

    /** Returns whether an output of a number is known that is none, and the record says so. */
    boolean isPassedOver(int number) {
        return notices.isTold(number)
                && ofNumber(number).stream().anyMatch(name -> name.kind() == FileName.Kind.OUTPUT);
    }

    /** Returns whether a file was there before its prompt and has stayed as it was. */
    boolean isStillEarly(FileName name, FolderEntry entry) {
        Sighting before = known.get(name);
        return before != null && before.early() && before.entry().equals(entry);
    }

    /** Keeps a file that is no answer until it changes. */
    void keepEarly(FileName name, FolderEntry entry) {
        known.put(name, new Sighting(entry, true, Optional.empty()));
    }

    /** Keeps a file that may be read. */
    void keep(FileName name, FolderEntry entry) {
        if (!entry.isFile()) {
            notices.tell(Event.Noticed.ODD, name, "is " + entry.kind().words() + " and no answer");
        }
        Optional<BotFile> file = Optional.ofNullable(known.get(name)).flatMap(Sighting::file);
        known.put(name, new Sighting(entry, false, entry.isFile() ? file : Optional.empty()));
    }

    /** Nothing is early where orders may come at any time. */
    void keepNoneEarly() {
        known.replaceAll((name, sighting) -> new Sighting(sighting.entry(), false, sighting.file()));
    }

    /** Looks at a name as if it had not been known. */
    void lookAnew(FileName name, Awaited awaited) {
        known.remove(name);
        look(name, awaited);
    }

    /** Returns the names of all files that were there before their prompts. */
    List<FileName> early() {
        return known.entrySet().stream()
                .filter(file -> file.getValue().early())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Nobody waits any more for what has this number, or a lower one. */
    void close(int number) {
        known.forEach((name, sighting) -> {
            if (name.number() <= number && name.kind() == FileName.Kind.OUTPUT) {
                closed.leave(name, sighting.entry());
            }
        });
        known.keySet().removeIf(name -> name.number() <= number);
        closed.close(number);
    }

    /** Returns the names of the known drafts of a number; they are known no more if they do not count. */
    List<FileName> drafts(int number, boolean count) {
        if (known.isEmpty() || known.lastKey().kind() != FileName.Kind.DRAFT) {
            return List.of();
        }
        List<FileName> drafts = ofNumber(number).stream()
                .filter(name -> name.kind() == FileName.Kind.DRAFT)
                .toList();
        if (!count) {
            known.keySet().removeAll(drafts);
        }
        return drafts;
    }

    private List<FileName> ofNumber(int number) {
        return known.keySet().stream().filter(name -> name.number() == number).toList();
    }

    /**
     * Returns the file that counts for a number: the exact spelling, else the first in byte order; the others are
     * named.
     */
    Optional<Found> find(FileName.Kind kind, int number, AnswerForm form) {
        Optional<Found> chosen = Optional.empty();
        for (FileName name : ofNumber(number)) {
            Sighting sighting = known.get(name);
            if (sighting == null || name.kind() != kind || !mayBeRead(name, sighting)) {
                continue;
            }
            if (chosen.isPresent()) {
                notices.tell("spelling", name, otherSpelling(chosen.get().name()));
                continue;
            }
            BotFile file = sighting.file()
                    .orElseGet(() -> new BotFile(watch.folder(), name.name(), form.ending(), limits, clock));
            known.put(name, new Sighting(sighting.entry(), false, Optional.of(file)));
            chosen = Optional.of(new Found(name, sighting.entry(), file));
        }
        return chosen;
    }

    /** Returns what is said of an answer beside another one that counts, behind its name. */
    static String otherSpelling(FileName chosen) {
        return "differs in case only from " + chosen.name() + ", which counts, and is no answer";
    }

    private boolean mayBeRead(FileName name, Sighting sighting) {
        boolean tooLarge = sighting.entry().size() > options.answerBytes()
                || sighting.file().map(BotFile::isTooLarge).orElse(false);
        if (sighting.entry().isFile() && tooLarge) {
            notices.tell(Event.Noticed.LARGE, name, "is larger than " + options.answerBytes() + " bytes and no answer");
        }
        return sighting.entry().isFile() && !sighting.early() && !tooLarge;
    }

    /** Returns when a file of a number wants to be looked at again, or the folder to be listed. */
    long wakeNanos(int number) {
        long wake = listNanos;
        for (FileName name : ofNumber(number)) {
            Optional<BotFile> file = Optional.ofNullable(known.get(name)).flatMap(Sighting::file);
            wake = Math.min(wake, file.map(BotFile::nextLookNanos).orElse(recheckNanos));
        }
        return wake;
    }

    /**
     * Returns when an output of a number that never became complete was first seen: in a dispute it makes a difference
     * to none.
     */
    long listedNanos(int number) {
        return known.entrySet().stream()
                .filter(file -> file.getKey().kind() == FileName.Kind.OUTPUT
                        && file.getKey().number() == number)
                .flatMap(file -> file.getValue().file().stream())
                .mapToLong(BotFile::listedNanos)
                .min()
                .orElse(Timestamps.NEVER);
    }
}

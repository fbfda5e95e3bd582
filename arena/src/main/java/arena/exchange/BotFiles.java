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
 * <p>A file becomes known only through {@link #notice}: it looks at the names that were reported, at all names in the
 * folder if reports may have been lost, and periodically at the known names of the awaited number, since overwriting a
 * file in place is not reported. Only one thread at a time calls the methods of this class.
 */
final class BotFiles {

    /** The interval at which the entry of a known file is read again. */
    private static final long RECHECK_NANOS = 20_000_000;

    /** After this time without an answer the folder is listed, so that one lost report does not cost a time-out. */
    private static final long LIST_ONCE_NANOS = 300_000_000;

    /** The most names that a prompt brings: input, output, draft, acknowledgement, explanation. */
    private static final int NAMES_PER_PROMPT = 5;

    private final FolderWatch watch;
    private final FolderNotices notices;
    private final FieldOptions options;
    private final Clock clock;
    private final BotFile.Limits limits;
    private final ClosedFiles closed;
    private final FolderListing.FullFolderCheck full;
    private final SortedMap<FileName, KnownFile> known = new TreeMap<>();

    /** True if there were too many names to know them all, so that an early file must be looked up. */
    private volatile boolean crowded;

    private long listNanos = Long.MAX_VALUE;
    private long recheckNanos = Long.MAX_VALUE;

    /**
     * Makes an empty set.
     *
     * @param control the arena's own folder in the same field
     */
    BotFiles(FolderWatch watch, FolderNotices notices, FieldOptions options, OpenFolder control) {
        this.watch = watch;
        this.notices = notices;
        this.options = options;
        this.clock = watch.clock();
        this.limits = new BotFile.Limits(options.answerBytes(), options.settle().toNanos());
        this.closed = new ClosedFiles(watch, notices, limits, clock);
        this.full = new FolderListing.FullFolderCheck(control);
    }

    /** A known file: early if it was there before its prompt, and is ignored until it changes. */
    private record KnownFile(FileState entry, boolean early, Optional<BotFile> file) {}

    /** The file that counts for a number. */
    record Found(FileName name, FileState entry, BotFile file) {}

    /** The number that is awaited, which decides how a seen name is treated. */
    interface Awaited {

        /** Returns the number that is awaited, or was awaited last. */
        int number();

        /** Returns whether a listed name has a number that is over: such a name is listed each time and is not new. */
        boolean isPast(FileName name);

        /** Receives a name that is not closed and whose entry exists. */
        void noticed(FileName name, FileState entry);
    }

    FolderWatch watch() {
        return watch;
    }

    FolderNotices notices() {
        return notices;
    }

    /** Returns the files of the closed prompts. */
    ClosedFiles closed() {
        return closed;
    }

    /** Returns whether the folder holds so many names that it cannot be listed in time: then nothing in it counts. */
    boolean isFull() {
        return full.isFound();
    }

    /** Returns whether a scan is needed to know what is in the folder now. */
    boolean mayHoldMore() {
        return watch.isPolled() || crowded || watch.hasChanges();
    }

    /** Raises the limit of names by those that the match itself causes up to a number. */
    void expect(int number) {
        watch.expect(NAMES_PER_PROMPT * number);
    }

    /** Notes that a prompt was published: from then on its file is looked at periodically. */
    void prompted(long publishedNanos) {
        recheckNanos = publishedNanos + RECHECK_NANOS;
        listNanos = publishedNanos + LIST_ONCE_NANOS;
    }

    /**
     * Looks at everything that was reported or may have changed without a report; returns whether there was anything.
     */
    boolean notice(Awaited awaited) {
        long nowNanos = clock.nanos();
        boolean listing = nowNanos >= listNanos;
        listNanos = listing ? Long.MAX_VALUE : listNanos;
        FolderWatch.FolderChanges changes = watch.drain();
        if (listing || changes.everything()) {
            listed(awaited).forEach(name -> scan(name, awaited));
        }
        changes.names().forEach(name -> FileName.read(name).ifPresent(read -> scan(read, awaited)));
        boolean rechecking = nowNanos >= recheckNanos;
        if (rechecking) {
            recheckNanos = nowNanos + RECHECK_NANOS;
            ofNumber(awaited.number()).forEach(name -> scan(name, awaited));
        }
        return listing || rechecking || changes.everything() || !changes.names().isEmpty();
    }

    /** Looks at everything, whether it was reported or not. */
    void noticeAll(Awaited awaited) {
        watch.noteEverything();
        recheckNanos = Long.MIN_VALUE;
        notice(awaited);
    }

    /** Looks before a prompt is published for a file that already answers it. */
    void noticeBefore(FileName answer, Awaited awaited) {
        if (watch.isPolled() || crowded) {
            watch.noteEverything();
        }
        notice(awaited);
        closed.scanAgain();
        if (!watch.isPolled()) {
            // By its name: a listing of very many names may have been given up before it reached this one.
            scan(answer, awaited);
        }
    }

    /** Returns the names of a listing that may be new. */
    private SortedSet<FileName> listed(Awaited awaited) {
        SortedSet<FileName> names = new TreeSet<>();
        try {
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            for (FileName name : listing.protocol()) {
                if (name.isAnswer() && !awaited.isPast(name)) {
                    names.add(name);
                }
            }
            remarkIfMany(listing);
            full.listed(listing.flooded());
            if (full.isFound()) {
                notices.add(
                        Event.Noticed.FLOODED,
                        "listing the folder was stopped after " + listing.count()
                                + " names, because it took longer than 100 ms " + FolderListing.FullFolderCheck.TIMES
                                + " times in a row; that counts as a time-out");
            } else if (listing.flooded()) {
                listNanos = clock.nanos() + RECHECK_NANOS;
            }
        } catch (IOException failure) {
            notices.add("unlisted", "the folder cannot be listed: " + failure);
        }
        return names;
    }

    /** Inspects the entire folder after the match. */
    void inspect() {
        try {
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            remarkIfMany(listing);
            listing.protocol().stream()
                    .filter(name -> name.number() <= closed.number())
                    .forEach(closed::check);
            FolderListing.alike(watch.folder(), options.folderEntries())
                    .ifPresent(names -> notices.add(
                            "spelling",
                            "the folder has both " + names.get(0) + " and " + names.get(1)
                                    + ", whose names differ only in case: on Windows and on many shares they"
                                    + " are the same file"
                                    + " file"));
            FileOwners.ofOutputs(watch.folder(), listing).ifPresent(words -> notices.add("owners", words));
        } catch (IOException failure) {
            notices.add("unlisted", "the folder cannot be listed: " + failure);
        }
    }

    private void remarkIfMany(FolderListing listing) {
        if (listing.count() > watch.manyEntries()) {
            notices.add("entries", "the folder holds more than " + options.folderEntries() + " names");
        }
    }

    /** Looks at the entry of a name. */
    private void scan(FileName name, Awaited awaited) {
        if (!name.isAnswer()) {
            return;
        }
        if (name.number() <= closed.number()) {
            closed.check(name);
            return;
        }
        Optional<FileState> entry = watch.folder().entry(name.name());
        if (entry.isEmpty()) {
            known.remove(name);
        } else if (hasRoomFor(name)) {
            awaited.noticed(name, entry.get());
        }
    }

    /**
     * Returns whether there is room for a name; if there is none, removes a known name of a higher number, whose prompt
     * is farther away.
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

    /** Returns whether the output of a number is known and cannot be an answer, and the record says so. */
    boolean isSkipped(int number) {
        return notices.hasRemarkOn(number)
                && ofNumber(number).stream().anyMatch(name -> name.kind() == FileName.Kind.OUTPUT);
    }

    /** Returns whether a file was there before its prompt and is unchanged. */
    boolean isStillEarly(FileName name, FileState entry) {
        KnownFile before = known.get(name);
        return before != null && before.early() && before.entry().equals(entry);
    }

    /** Keeps a file that is no answer until it changes. */
    void keepEarly(FileName name, FileState entry) {
        known.put(name, new KnownFile(entry, true, Optional.empty()));
    }

    /** Keeps a file that may be read. */
    void keep(FileName name, FileState entry) {
        if (!entry.isFile()) {
            notices.add(Event.Noticed.ODD, name, "is " + entry.kind().words() + " and is ignored");
        }
        Optional<BotFile> file = Optional.ofNullable(known.get(name)).flatMap(KnownFile::file);
        known.put(name, new KnownFile(entry, false, entry.isFile() ? file : Optional.empty()));
    }

    /** Makes no file early, because orders may arrive at any time. */
    void keepNoneEarly() {
        known.replaceAll((name, sighting) -> new KnownFile(sighting.entry(), false, sighting.file()));
    }

    /** Looks at a name as if it were unknown. */
    void scanAnew(FileName name, Awaited awaited) {
        known.remove(name);
        scan(name, awaited);
    }

    /** Returns the names of all files that were there before their prompts. */
    List<FileName> early() {
        return known.entrySet().stream()
                .filter(file -> file.getValue().early())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Closes this number and all lower ones: no answer with them is awaited any more. */
    void close(int number) {
        known.forEach((name, sighting) -> {
            if (name.number() <= number && name.kind() == FileName.Kind.OUTPUT) {
                closed.addUnanswered(name, sighting.entry());
            }
        });
        known.keySet().removeIf(name -> name.number() <= number);
        closed.close(number);
    }

    /** Returns the names of the known drafts of a number; forgets them if drafts do not count. */
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
     * Returns the file that counts for a number: the one with the exact spelling, else the first in byte order; the
     * others are remarked.
     */
    Optional<Found> find(FileName.Kind kind, int number, AnswerForm form) {
        Optional<Found> chosen = Optional.empty();
        for (FileName name : ofNumber(number)) {
            KnownFile sighting = known.get(name);
            if (sighting == null || name.kind() != kind || !mayBeRead(name, sighting)) {
                continue;
            }
            if (chosen.isPresent()) {
                notices.add(
                        "spelling", name, ClosedFiles.otherSpelling(chosen.get().name()));
                continue;
            }
            BotFile file = sighting.file()
                    .orElseGet(() -> new BotFile(watch.folder(), name.name(), form.ending(), limits, clock));
            known.put(name, new KnownFile(sighting.entry(), false, Optional.of(file)));
            chosen = Optional.of(new Found(name, sighting.entry(), file));
        }
        return chosen;
    }

    private boolean mayBeRead(FileName name, KnownFile sighting) {
        boolean tooLarge = sighting.entry().size() > options.answerBytes()
                || sighting.file().map(BotFile::isTooLarge).orElse(false);
        if (sighting.entry().isFile() && tooLarge) {
            notices.add(
                    Event.Noticed.LARGE,
                    name,
                    "is larger than " + options.answerBytes() + " bytes and is" + " ignored");
        }
        return sighting.entry().isFile() && !sighting.early() && !tooLarge;
    }

    /** Returns when a file of a number must be looked at again, or the folder listed. */
    long wakeNanos(int number) {
        long wake = listNanos;
        for (FileName name : ofNumber(number)) {
            Optional<BotFile> file = Optional.ofNullable(known.get(name)).flatMap(KnownFile::file);
            wake = Math.min(wake, file.map(BotFile::nextPollNanos).orElse(recheckNanos));
        }
        return wake;
    }

    /**
     * Returns when an output of a number that never became complete was first seen: evidence in a dispute, to tell a
     * late answer from none.
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

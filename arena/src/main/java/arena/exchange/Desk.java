package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Stamps;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds the answers in one folder: the number in the name decides which prompt a file answers, and what comes early, late,
 * twice, or is no file is named in the record and is no answer.
 */
final class Desk {

    /** How often the entry of a known file is looked at again: what is written over in place is not reported. */
    private static final long RECHECK_NANOS = 20_000_000;

    /** How many names a prompt brings about at most: input, output, draft, acknowledgement, explanation. */
    private static final int NAMES_PER_PROMPT = 5;

    private static final long LIST_ONCE_NANOS = 300_000_000;

    private final Path folder;
    private final FolderWatch watch;
    private final Notices notices;
    private final FieldOptions options;
    private final Paper.Limits limits;
    private final Heart heart;
    private final Taken taken;

    /** The outputs and drafts that are known and not used up. */
    private final SortedMap<FileName, Sighting> known = new TreeMap<>();

    private Optional<Open> open = Optional.empty();
    private long listOnceNanos = Long.MAX_VALUE;
    private Optional<byte[]> draft = Optional.empty();
    private boolean flooded;
    private boolean obstructed;
    private boolean realTime;
    private int order = 1;
    private long recheckNanos = Long.MAX_VALUE;

    Desk(Path folder, FolderWatch watch, Notices notices, FieldOptions options) {
        this.folder = folder;
        this.watch = watch;
        this.notices = notices;
        this.options = options;
        this.limits = new Paper.Limits(options.answerBytes(), options.settle().toNanos());
        this.heart = new Heart(folder);
        this.taken = new Taken(folder, notices, limits);
    }

    /** A prompt that waits for its answer. */
    private record Open(int number, AnswerForm form, long publishedNanos) {}

    /** A file that is known: early if it was there before its prompt, and no answer until it changes. */
    private record Sighting(Entry entry, boolean early, Optional<Paper> paper) {}

    /** Looks once more before a prompt is published: what answers it already has come too early. */
    void beforePrompt(Prompt prompt) {
        realTime = prompt.limit().isZero();
        if (realTime) {
            return;
        }
        absorb(Stamps.NEVER);
        taken.lookAgain();
        FileName name = output(prompt.number());
        if (watch.isPolled()) {
            list(Stamps.NEVER);
        } else if (!known.containsKey(name)
                && folder.resolve(name.name()).toFile().exists()) {
            // On a local disk asking for one name is cheaper than listing all, and nothing remembers that it was
            // missing.
            sight(name, Stamps.NEVER);
        }
    }

    /**
     * A prompt was published.
     *
     * @param unreachable whether the team has made it impossible to publish it
     */
    void prompted(Prompt prompt, long publishedNanos, boolean unreachable) {
        draft = Optional.empty();
        recheckNanos = publishedNanos + RECHECK_NANOS;
        listOnceNanos = publishedNanos + LIST_ONCE_NANOS;
        heart.prompted(publishedNanos);
        watch.expect(NAMES_PER_PROMPT * prompt.number());
        open = Optional.of(new Open(prompt.number(), prompt.answers(), publishedNanos));
        obstructed |= unreachable;
    }

    /** The team has made it impossible to tell it something: it is late from now on. */
    void obstruct() {
        obstructed = true;
    }

    /** Returns the answer to the open prompt once it is complete. */
    Optional<Reply> reply(long nowNanos) {
        Open asked = asked();
        boolean listed = listOnce(nowNanos);
        boolean news = absorb(nowNanos) || listed;
        if (obstructed || flooded) {
            return Optional.of(close(asked, Optional.empty(), nowNanos));
        }
        heart.look(nowNanos);
        if (!news && nowNanos < papersWakeNanos()) {
            return Optional.empty();
        }
        refresh(asked.number(), nowNanos);
        readDraft(asked, nowNanos);
        return paper(FileName.Kind.OUTPUT, asked.number(), asked.form(), nowNanos)
                .flatMap(paper -> paper.look(nowNanos).map(bytes -> accept(asked, paper, bytes)));
    }

    /** Returns what stands there now that the time is up: an answer as it stands, else the last draft, else nothing. */
    Reply lastReply(long nowNanos) {
        Open asked = asked();
        list(nowNanos);
        refresh(asked.number(), nowNanos);
        readDraft(asked, nowNanos);
        Optional<Paper> paper =
                flooded ? Optional.empty() : paper(FileName.Kind.OUTPUT, asked.number(), asked.form(), nowNanos);
        if (paper.isPresent()) {
            Optional<byte[]> bytes = paper.get().look(nowNanos).or(paper.get()::asItStands);
            if (bytes.isPresent()) {
                return accept(asked, paper.get(), bytes.get());
            }
        }
        return close(asked, flooded ? Optional.empty() : draft, nowNanos);
    }

    /**
     * Returns the orders that have come, by the bot's own numbers. A number that is missing or not complete holds up those
     * after it; what stands there and is no file, or too large, is passed over.
     */
    List<Reply> orders(long nowNanos) {
        List<Reply> replies = new ArrayList<>();
        realTime |= open.isEmpty();
        absorb(nowNanos);
        if (flooded) {
            return replies;
        }
        Open told = open.orElse(new Open(0, AnswerForm.ONE_ORDER, Stamps.NEVER));
        while (true) {
            refresh(order, nowNanos);
            Optional<Paper> paper = paper(FileName.Kind.OUTPUT, order, told.form(), nowNanos);
            Optional<byte[]> bytes = paper.flatMap(found -> found.look(nowNanos));
            if (paper.isPresent() && bytes.isPresent()) {
                replies.add(new Reply(order, bytes, false, stamps(told, paper.get())));
                taken.take(order, bytes.get());
            } else if (paper.isPresent() || !isKnown(order)) {
                return replies;
            }
            forget(order);
            order++;
            watch.expect(NAMES_PER_PROMPT * Math.max(told.number(), order));
        }
    }

    private boolean isKnown(int number) {
        return known.keySet().stream().anyMatch(name -> name.number() == number && name.kind() == FileName.Kind.OUTPUT);
    }

    /** Returns when something in the folder wants to be looked at again. */
    long wakeNanos() {
        return open.isEmpty() || realTime
                ? papersWakeNanos()
                : Math.min(listOnceNanos, Math.min(papersWakeNanos(), heart.wakeNanos()));
    }

    /** Lists the folder once a while after each prompt: should the one report that matters be lost, no clock runs out. */
    private boolean listOnce(long nowNanos) {
        if (nowNanos < listOnceNanos) {
            return false;
        }
        listOnceNanos = Long.MAX_VALUE;
        list(nowNanos);
        return true;
    }

    private long papersWakeNanos() {
        if (open.isEmpty() && !realTime) {
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

    /** Looks at the folder as a whole after the match. */
    void inspect() {
        taken.lookAgain();
        list(Stamps.NEVER);
        Owners.ofOutputs(folder).ifPresent(words -> notices.tell("owners", words));
    }

    private Reply accept(Open asked, Paper paper, byte[] bytes) {
        taken.take(asked.number(), bytes, paper.name());
        open = Optional.empty();
        forget(asked.number());
        return new Reply(asked.number(), Optional.of(bytes), false, stamps(asked, paper));
    }

    private Reply close(Open asked, Optional<byte[]> bytes, long nowNanos) {
        long listed = bytes.isPresent() ? nowNanos : listedNanos(asked.number());
        long complete = bytes.isPresent() ? nowNanos : Stamps.NEVER;
        taken.close(asked.number());
        open = Optional.empty();
        forget(asked.number());
        Optional<String> misnamed = bytes.isPresent() || listed != Stamps.NEVER || flooded
                ? Optional.empty()
                : Misnamed.find(folder, asked.number());
        return new Reply(asked.number(), bytes, bytes.isPresent(), stamps(asked, listed, complete), misnamed);
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

    private Stamps stamps(Open asked, Paper paper) {
        return stamps(asked, paper.listedNanos(), paper.firstSeenNanos());
    }

    private Stamps stamps(Open asked, long listed, long complete) {
        return new Stamps(asked.publishedNanos(), heart.lastBeatNanos(), listed, complete);
    }

    private Open asked() {
        return open.orElseThrow(() -> new IllegalStateException("no prompt is open in " + folder));
    }

    /** Takes in what has been reported; returns whether there was anything. */
    private boolean absorb(long nowNanos) {
        FolderWatch.News news = watch.drain();
        if (news.everything()) {
            list(nowNanos);
        }
        for (String name : news.names()) {
            FileName.read(name).ifPresent(read -> sight(read, nowNanos));
        }
        return news.everything() || !news.names().isEmpty();
    }

    private void list(long nowNanos) {
        try {
            Listing listing = Listing.of(folder, watch.manyEntries());
            for (FileName name : listing.protocol()) {
                if (isAnswer(name) && !isPast(name)) {
                    sight(name, nowNanos);
                }
            }
            if (listing.count() > watch.manyEntries()) {
                notices.tell("entries", "the folder holds more than " + options.folderEntries() + " names");
            }
            if (listing.flooded()) {
                flooded = true;
                notices.tell(
                        "flooded",
                        "listing the folder was given up after " + listing.count()
                                + " names, since it took longer than 100 ms; that counts like a time-out");
            }
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
        }
    }

    private static boolean isAnswer(FileName name) {
        return name.kind() == FileName.Kind.OUTPUT || name.kind() == FileName.Kind.DRAFT;
    }

    /** Returns whether a name is of a prompt before the last that was closed: what is listed again and again is no news. */
    private boolean isPast(FileName name) {
        return name.number() < current() || (open.isEmpty() && !realTime && name.number() == taken.number());
    }

    /** Returns the number that is answered now, or was answered last. */
    private int current() {
        return realTime ? order : open.map(Open::number).orElse(taken.number());
    }

    /** Looks at the entry of a name that was listed or reported. */
    private void sight(FileName name, long nowNanos) {
        if (!isAnswer(name) || (known.size() >= options.folderEntries() && name.number() != current())) {
            return;
        }
        Optional<Entry> entry = Entry.of(folder.resolve(name.name()));
        if (entry.isEmpty()) {
            known.remove(name);
        } else if (realTime || isOpen(name.number())) {
            sightAnswer(name, entry.get());
        } else if (name.number() > taken.number()) {
            notices.tell(
                    "early",
                    name.name() + " came before prompt " + name.number() + " and is no answer unless it changes");
            known.put(name, new Sighting(entry.get(), true, Optional.empty()));
        } else {
            taken.sightLate(name, nowNanos);
        }
    }

    private boolean isOpen(int number) {
        return open.map(asked -> asked.number() == number).orElse(false);
    }

    private void sightAnswer(FileName name, Entry entry) {
        Sighting before = known.get(name);
        if (before != null && before.early() && before.entry().equals(entry)) {
            return;
        }
        if (realTime && name.number() < order) {
            notices.tell("late", name.name() + " was changed after it was taken; the change is no answer");
            return;
        }
        if (!entry.isFile()) {
            notices.tell("odd", name.name() + " is " + entry.kind().words() + " and no answer");
        }
        Optional<Paper> paper = before == null ? Optional.empty() : before.paper();
        known.put(name, new Sighting(entry, false, entry.isFile() ? paper : Optional.empty()));
    }

    /** Looks again at the entries of known files of a number, when it is time to: a change may not have been reported. */
    private void refresh(int number, long nowNanos) {
        if (nowNanos >= recheckNanos) {
            known.keySet().stream()
                    .filter(name -> name.number() == number)
                    .toList()
                    .forEach(name -> sight(name, nowNanos));
            recheckNanos = nowNanos + RECHECK_NANOS;
        }
    }

    /** Returns the file that counts for a number: the exact spelling, else the first in byte order; the others are named. */
    private Optional<Paper> paper(FileName.Kind kind, int number, AnswerForm form, long nowNanos) {
        Optional<Paper> chosen = Optional.empty();
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
                    .orElseGet(() -> new Paper(folder.resolve(name.name()), form.ending(), limits, nowNanos));
            known.put(name, new Sighting(sighting.entry(), false, Optional.of(paper)));
            chosen = Optional.of(paper);
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

    private void readDraft(Open asked, long nowNanos) {
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
        paper(FileName.Kind.DRAFT, asked.number(), asked.form(), nowNanos)
                .flatMap(paper -> paper.look(nowNanos))
                .ifPresent(bytes -> draft = Optional.of(bytes));
    }

    private void forget(int number) {
        known.keySet().removeIf(name -> name.number() <= number);
    }

    private static FileName output(int number) {
        return new FileName(FileName.of(FileName.Kind.OUTPUT, number), FileName.Kind.OUTPUT, number);
    }
}

package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Clock;
import arena.match.Event;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files of closed prompts. An answer that was taken is final, and later changes of its file are only remarked in
 * the record. An unchanged file is not new, however often it is reported.
 */
final class ClosedFiles {

    /** The most names that are remembered; the oldest ones are forgotten first. */
    private static final int MOST = 10_000;

    private final FolderWatch watch;
    private final FolderNotices notices;
    private final BotFile.Limits limits;
    private final Clock clock;
    private final SortedMap<FileName, ClosedFile> files = new TreeMap<>(FileName.BY_NUMBER);
    private int number;
    private Optional<FileName> last = Optional.empty();

    /** The last file that was written after its prompt was closed. */
    private Optional<Rewritten> rewritten = Optional.empty();

    /** True if the file of the last answer was looked at again since; a later change is not the end of its writing. */
    private boolean settled;

    /** True if the last answer was taken without its line end, so that more of it may come. */
    private boolean incomplete;

    ClosedFiles(FolderWatch watch, FolderNotices notices, BotFile.Limits limits, Clock clock) {
        this.watch = watch;
        this.notices = notices;
        this.limits = limits;
        this.clock = clock;
    }

    /**
     * A file that was there when its prompt was closed.
     *
     * @param taken what was taken from it; empty if it was not the answer
     */
    private record ClosedFile(FileState entry, Optional<Taken> taken) {}

    /**
     * The content that was taken as an answer.
     *
     * @param whole whether it was complete, and not taken because it had settled
     */
    private record Taken(int digest, int length, boolean whole) {

        /** Returns whether the file holds only this, apart from line ends and blanks that were added. */
        boolean isAllOf(byte[] bytes) {
            return isBeginOf(bytes)
                    && (bytes.length == length || (!whole && rest(bytes).isBlank()));
        }

        boolean isHalfOf(byte[] bytes) {
            return !whole && isBeginOf(bytes);
        }

        private boolean isBeginOf(byte[] bytes) {
            return bytes.length >= length && Arrays.hashCode(Arrays.copyOf(bytes, length)) == digest;
        }

        private String rest(byte[] bytes) {
            return new String(bytes, length, bytes.length - length, StandardCharsets.ISO_8859_1);
        }
    }

    /**
     * A file that was written after its prompt was closed.
     *
     * @param closed the prompt that was closed last by then
     */
    private record Rewritten(FileName name, int closed) {}

    /** Returns the number of the prompt that was closed last; 0 if there was none. */
    int number() {
        return number;
    }

    /**
     * Records that an answer was taken from a file.
     *
     * @param whole whether it was complete
     */
    void addAnswer(FileName name, FileState entry, byte[] bytes, boolean whole) {
        keep(name, new ClosedFile(entry, Optional.of(new Taken(Arrays.hashCode(bytes), bytes.length, whole))));
        incomplete = !whole;
        last = Optional.of(name);
        close(name.number());
    }

    /** Records a file that was there and was not the answer when its prompt was closed. */
    void addUnanswered(FileName name, FileState entry) {
        if (!files.containsKey(name)) {
            keep(name, new ClosedFile(entry, Optional.empty()));
        }
    }

    /** Closes all prompts up to a number. */
    void close(int closed) {
        settled &= closed <= number;
        number = Math.max(number, closed);
    }

    private void keep(FileName name, ClosedFile file) {
        files.put(name, file);
        if (files.size() > MOST) {
            files.remove(files.firstKey());
        }
    }

    /** Returns whether more of the last answer may come, which would not be reported. */
    boolean mayGrow() {
        return incomplete;
    }

    /** Looks again at the last answer's file: growth of a file is not reported, but its entry shows it. */
    void scanAgain() {
        last.ifPresent(this::check);
        settled = true;
    }

    /** Looks once more, and returns the file of an earlier prompt that was written while a prompt was open. */
    Optional<FileName> rewrittenDuring(int open) {
        last.ifPresent(this::check);
        check(FileName.output(open - 1));
        return rewritten.filter(file -> file.closed() == open - 1).map(Rewritten::name);
    }

    /**
     * Remarks a file for a closed prompt, unless it is the unchanged file that was there before, reported once more.
     */
    void check(FileName name) {
        Optional<FileState> now = watch.folder().entry(name.name());
        if (name.kind() != FileName.Kind.OUTPUT || now.isEmpty()) {
            return;
        }
        Optional<ClosedFile> before = Optional.ofNullable(files.get(name));
        if (before.map(file -> file.entry().equals(now.get())).orElse(files.size() == MOST)) {
            return;
        }
        Optional<FileName> taken = files.tailMap(FileName.output(name.number())).entrySet().stream()
                .takeWhile(file -> file.getKey().number() == name.number())
                .filter(file ->
                        file.getValue().taken().isPresent() && file.getKey().isSpelledOtherwise(name))
                .map(Map.Entry::getKey)
                .findFirst();
        if (taken.isPresent()) {
            notices.add("spelling", name, otherSpelling(taken.get()));
        } else if (before.flatMap(ClosedFile::taken).isEmpty()) {
            rewritten = Optional.of(new Rewritten(name, number));
            notices.add("late", name, "came after prompt " + name.number() + " was closed and is ignored");
        } else if (now.get().isFile()) {
            compare(name, now.get(), before.flatMap(ClosedFile::taken).get());
        }
    }

    /** Returns the remark about an answer beside another one that counts, to follow its name. */
    static String otherSpelling(FileName chosen) {
        return "differs only in case from " + chosen.name() + ", which counts, and is ignored";
    }

    /** Compares the file with the answer that was taken from it: its entry may be younger than the first look at it. */
    private void compare(FileName name, FileState now, Taken taken) {
        BotFile again = new BotFile(watch.folder(), name.name(), AnswerForm.Ending.LINE, limits, clock);
        again.poll();
        Optional<byte[]> bytes = again.asItStands();
        boolean same = bytes.map(taken::isAllOf).orElse(now.size() == 0);
        if (!same || settled) {
            rewritten = Optional.of(new Rewritten(name, number));
        }
        if (same) {
            files.put(name, new ClosedFile(now, Optional.of(taken)));
        } else if (bytes.filter(taken::isHalfOf).isPresent()) {
            incomplete = false;
            notices.add(
                    Event.Noticed.GREW,
                    name,
                    "was taken with " + taken.length()
                            + " bytes when it no longer changed but had no line end, and has grown since: an"
                            + " incomplete answer was played");
        } else {
            notices.add("twice", name, "was changed after it was taken; the change is ignored");
        }
    }
}

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
 * The files whose prompts are closed: an answer that was taken stands, and what is done to its file afterwards is only
 * named in the record. What has stayed as it was is no news, however often it is reported.
 */
final class ClosedFiles {

    /** More names than this are not remembered; the oldest ones are forgotten first. */
    private static final int MOST = 10_000;

    private final FolderWatch watch;
    private final FolderNotices notices;
    private final BotFile.Limits limits;
    private final Clock clock;
    private final SortedMap<FileName, Left> left = new TreeMap<>(FileName.BY_NUMBER);
    private int number;
    private Optional<FileName> last = Optional.empty();

    /** The last file that was written after its prompt was closed. */
    private Optional<Rewritten> rewritten = Optional.empty();

    /** True if the file of the last answer was looked at since: a change from now on is no end of writing. */
    private boolean settled;

    /** True if the last answer was taken without its line end: more of it may come. */
    private boolean half;

    ClosedFiles(FolderWatch watch, FolderNotices notices, BotFile.Limits limits, Clock clock) {
        this.watch = watch;
        this.notices = notices;
        this.limits = limits;
        this.clock = clock;
    }

    /**
     * A file that was there when its prompt was closed.
     *
     * @param taken what was taken from it; nothing if it was not the answer
     */
    private record Left(FolderEntry entry, Optional<Taken> taken) {}

    /**
     * The file that was taken as an answer.
     *
     * @param whole whether it had its ending, and was not taken because it had settled
     */
    private record Taken(int digest, int length, boolean whole) {

        /** Returns whether it is what the file holds, apart from line ends and blanks that came after it. */
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
     * An answer was taken from a file.
     *
     * @param whole whether it had its ending
     */
    void take(FileName name, FolderEntry entry, byte[] bytes, boolean whole) {
        keep(name, new Left(entry, Optional.of(new Taken(Arrays.hashCode(bytes), bytes.length, whole))));
        half = !whole;
        last = Optional.of(name);
        close(name.number());
    }

    /** A file was there and was not the answer when its prompt was closed. */
    void leave(FileName name, FolderEntry entry) {
        if (!left.containsKey(name)) {
            keep(name, new Left(entry, Optional.empty()));
        }
    }

    /** All prompts up to a number are closed. */
    void close(int closed) {
        settled &= closed <= number;
        number = Math.max(number, closed);
    }

    private void keep(FileName name, Left file) {
        left.put(name, file);
        if (left.size() > MOST) {
            left.remove(left.firstKey());
        }
    }

    /** Returns whether more of the last answer may come, which nobody reports. */
    boolean mayGrow() {
        return half;
    }

    /** A file that grows under its name is reported by nobody: its entry tells whether more came after it was taken. */
    void lookAgain() {
        last.ifPresent(this::sight);
        settled = true;
    }

    /** Returns the file of an earlier prompt that was written while a prompt was open, looking once more. */
    Optional<FileName> rewrittenDuring(int open) {
        last.ifPresent(this::sight);
        sight(FileName.output(open - 1));
        return rewritten.filter(file -> file.closed() == open - 1).map(Rewritten::name);
    }

    /** What comes for a closed prompt is named, unless it is the very file that was there, reported once more. */
    void sight(FileName name) {
        Optional<FolderEntry> now = watch.folder().entry(name.name());
        if (name.kind() != FileName.Kind.OUTPUT || now.isEmpty()) {
            return;
        }
        Optional<Left> before = Optional.ofNullable(left.get(name));
        if (before.map(file -> file.entry().equals(now.get())).orElse(left.size() == MOST)) {
            return;
        }
        Optional<FileName> taken = left.tailMap(FileName.output(name.number())).entrySet().stream()
                .takeWhile(file -> file.getKey().number() == name.number())
                .filter(file ->
                        file.getValue().taken().isPresent() && file.getKey().isSpelledOtherwise(name))
                .map(Map.Entry::getKey)
                .findFirst();
        if (taken.isPresent()) {
            notices.tell("spelling", name, BotFiles.otherSpelling(taken.get()));
        } else if (before.flatMap(Left::taken).isEmpty()) {
            rewritten = Optional.of(new Rewritten(name, number));
            notices.tell("late", name, "came after prompt " + name.number() + " was closed and is no answer");
        } else if (now.get().isFile()) {
            compare(name, now.get(), before.flatMap(Left::taken).get());
        }
    }

    /** Looks what is in a file now that was the answer: its entry may be younger than the first look at it. */
    private void compare(FileName name, FolderEntry now, Taken taken) {
        BotFile again = new BotFile(watch.folder(), name.name(), AnswerForm.Ending.LINE, limits, clock);
        again.look();
        Optional<byte[]> bytes = again.asItStands();
        boolean same = bytes.map(taken::isAllOf).orElse(now.size() == 0);
        if (!same || settled) {
            rewritten = Optional.of(new Rewritten(name, number));
        }
        if (same) {
            left.put(name, new Left(now, Optional.of(taken)));
        } else if (bytes.filter(taken::isHalfOf).isPresent()) {
            half = false;
            notices.tell(
                    Event.Noticed.GREW,
                    name,
                    "was taken with " + taken.length()
                            + " bytes when it had settled without its ending, and has grown since: half of the answer"
                            + " was played");
        } else {
            notices.tell("twice", name, "was changed after it was taken; the change is no answer");
        }
    }
}

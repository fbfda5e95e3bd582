package arena.exchange.state;

import arena.match.Event;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The files of closed prompts. An answer that was taken is final, and later changes of its file are only remarked in
 * the record. An unchanged file is not new, however often it is reported.
 */
final class ClosedFiles {

    /** The most names that are remembered; the oldest ones are forgotten first. */
    private static final int MOST = 10_000;

    private final FileContent.Limits limits;
    private final Consumer<Effect.Remark> remarks;
    private final SortedMap<FileName, ClosedFile> files = new TreeMap<>(FileName.BY_NUMBER);
    private int number;
    private Optional<FileName> last = Optional.empty();

    /** The last file that was written after its prompt was closed. */
    private Optional<Rewritten> rewritten = Optional.empty();

    /** True if the file of the last answer was looked at again since; a later change is not the end of its writing. */
    private boolean settled;

    /** True if the last answer was taken without its line end, so that more of it may come. */
    private boolean incomplete;

    /** The changed files whose content must be compared with the answers that were taken from them. */
    private final SortedMap<FileName, FileState> changed = new TreeMap<>();

    ClosedFiles(FileContent.Limits limits, Consumer<Effect.Remark> remarks) {
        this.limits = limits;
        this.remarks = remarks;
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

    /** Returns the file of the last answer: growth of a file is not reported, but its entry shows it. */
    Optional<FileName> last() {
        return last;
    }

    /** Notes that the file of the last answer was looked at again. */
    void settle() {
        settled = true;
    }

    /** Returns the file of an earlier prompt that was written while a prompt was open. */
    Optional<FileName> rewrittenDuring(int open) {
        return rewritten.filter(file -> file.closed() == open - 1).map(Rewritten::name);
    }

    /**
     * Takes the entry of a file of a closed prompt, and remarks on it unless it is the unchanged file that was there
     * before, reported once more.
     *
     * @return whether its content must be {@link #compare compared}
     */
    boolean check(FileName name, FileState now) {
        Optional<ClosedFile> before = Optional.ofNullable(files.get(name));
        if (name.kind() != FileName.Kind.OUTPUT
                || before.map(file -> file.entry().equals(now)).orElse(files.size() == MOST)) {
            return false;
        }
        Optional<FileName> other = takenFrom(name).filter(taken -> taken.isSpelledOtherwise(name));
        if (other.isPresent()) {
            remarks.accept(Effect.Remark.on(name, "spelling", otherSpelling(other.get())));
        } else if (before.flatMap(ClosedFile::taken).isEmpty()) {
            rewritten = Optional.of(new Rewritten(name, number));
            remarks.accept(Effect.Remark.on(
                    name, "late", "came after prompt " + name.number() + " was closed and is ignored"));
        } else if (now.isFile()) {
            changed.put(name, now);
            return true;
        }
        return false;
    }

    /** Returns the file from which the answer of the same number was taken. */
    private Optional<FileName> takenFrom(FileName name) {
        return files.tailMap(FileName.output(name.number())).entrySet().stream()
                .takeWhile(file -> file.getKey().number() == name.number())
                .filter(file -> file.getValue().taken().isPresent())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns the remark about an answer beside another one that counts, to follow its name. */
    static String otherSpelling(FileName chosen) {
        return "differs only in case from " + chosen.name() + ", which counts, and is ignored";
    }

    /**
     * Compares a file with the answer that was taken from it: its entry may be younger than the first look at it.
     *
     * @param read its content; empty if it could not be read
     */
    void compare(FileName name, Optional<byte[]> read) {
        FileState now = changed.remove(name);
        Optional<Taken> before = Optional.ofNullable(files.get(name)).flatMap(ClosedFile::taken);
        if (now == null || before.isEmpty()) {
            return;
        }
        Taken taken = before.get();
        Optional<byte[]> bytes = read.filter(all -> all.length > 0 && all.length <= limits.answerBytes());
        boolean same = bytes.map(taken::isAllOf).orElse(now.size() == 0);
        if (!same || settled) {
            rewritten = Optional.of(new Rewritten(name, number));
        }
        if (same) {
            files.put(name, new ClosedFile(now, before));
        } else if (bytes.filter(taken::isHalfOf).isPresent()) {
            incomplete = false;
            remarks.accept(Effect.Remark.on(
                    name,
                    Event.Noticed.GREW,
                    "was taken with " + taken.length()
                            + " bytes when it no longer changed but had no line end, and has grown since: an"
                            + " incomplete answer was played"));
        } else {
            remarks.accept(Effect.Remark.on(name, "twice", "was changed after it was taken; the change is ignored"));
        }
    }
}

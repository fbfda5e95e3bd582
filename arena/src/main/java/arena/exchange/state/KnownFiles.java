package arena.exchange.state;

import arena.game.AnswerForm;
import arena.match.Event;
import arena.match.Timestamps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The outputs and drafts in one folder that were seen and are not used up. */
final class KnownFiles {

    private final int mostNames;
    private final FileContent.Limits limits;
    private final Consumer<Effect.Remark> remarks;
    private final ClosedFiles closed;
    private final SortedMap<FileName, KnownFile> files = new TreeMap<>();

    /** True if there were too many names to know them all, so that an early file must be looked up. */
    private boolean crowded;

    KnownFiles(FileContent.Limits limits, int mostNames, Consumer<Effect.Remark> remarks) {
        this.limits = limits;
        this.mostNames = mostNames;
        this.remarks = remarks;
        this.closed = new ClosedFiles(limits, remarks);
    }

    /**
     * A known file.
     *
     * @param early whether it was there before its prompt, and is ignored until it changes
     * @param content what was read of it; empty if nothing was
     */
    record KnownFile(FileState entry, boolean early, Optional<FileContent> content) {}

    /** Returns the files of closed prompts. */
    ClosedFiles closed() {
        return closed;
    }

    boolean isCrowded() {
        return crowded;
    }

    /**
     * Returns whether there is room for a name; if there is none, removes a known name of a higher number, whose prompt
     * is farther away.
     */
    boolean hasRoomFor(FileName name) {
        if (files.size() < mostNames || files.containsKey(name)) {
            return true;
        }
        crowded = true;
        Optional<FileName> farthest = files.keySet().stream().max(FileName.BY_NUMBER);
        if (farthest.isPresent() && name.number() < farthest.get().number()) {
            files.remove(farthest.get());
            return true;
        }
        return name.number() <= closed.number() + 1;
    }

    Optional<KnownFile> file(FileName name) {
        return Optional.ofNullable(files.get(name));
    }

    void remove(FileName name) {
        files.remove(name);
    }

    /** Returns whether a file was there before its prompt and is unchanged. */
    boolean isStillEarly(FileName name, FileState entry) {
        return file(name)
                .filter(KnownFile::early)
                .filter(file -> file.entry().equals(entry))
                .isPresent();
    }

    /** Keeps a file that is no answer until it changes. */
    void keepEarly(FileName name, FileState entry) {
        files.put(name, new KnownFile(entry, true, Optional.empty()));
    }

    /** Keeps a file that may be read. */
    void keep(FileName name, FileState entry) {
        if (!entry.isFile()) {
            remarks.accept(Effect.Remark.on(
                    name, Event.Noticed.ODD, "is " + entry.kind().words() + " and is ignored"));
        }
        Optional<FileContent> content = file(name).flatMap(KnownFile::content);
        files.put(name, new KnownFile(entry, false, entry.isFile() ? content : Optional.empty()));
    }

    /** Makes no file early, because orders may arrive at any time. */
    void keepNoneEarly() {
        files.replaceAll((name, file) -> new KnownFile(file.entry(), false, file.content()));
    }

    /** Remarks all files that were there before their prompts. */
    void remarkEarly() {
        files.forEach((name, file) -> {
            if (file.early()) {
                remarkEarly(name);
            }
        });
    }

    void remarkEarly(FileName name) {
        remarks.accept(Effect.Remark.on(
                name, "early", "came before prompt " + name.number() + " and is ignored unless it changes"));
    }

    /** Remarks and removes the drafts of a number, in a game without drafts. */
    void ignoreDrafts(int number) {
        of(FileName.Kind.DRAFT, number).forEach(name -> {
            remarks.accept(Effect.Remark.on(name, "draft", "is ignored: this game takes no drafts"));
            files.remove(name);
        });
    }

    /** Closes the number of a file from which an answer was taken. */
    void use(FileName name, byte[] bytes, AnswerForm form) {
        FileState entry = file(name).map(KnownFile::entry).orElseThrow();
        closed.addAnswer(name, entry, bytes, FileContent.isComplete(bytes, form.ending()));
        close(name.number());
    }

    /** Closes this number and all lower ones: no answer with them is awaited any more. */
    void close(int number) {
        files.forEach((name, file) -> {
            if (name.number() <= number && name.kind() == FileName.Kind.OUTPUT) {
                closed.addUnanswered(name, file.entry());
            }
        });
        files.keySet().removeIf(name -> name.number() <= number);
        closed.close(number);
    }

    List<FileName> ofNumber(int number) {
        return files.keySet().stream().filter(name -> name.number() == number).toList();
    }

    /** Returns the names of a kind and number. */
    List<FileName> of(FileName.Kind kind, int number) {
        return ofNumber(number).stream().filter(name -> name.kind() == kind).toList();
    }

    /**
     * Returns the file that counts for a number, to be read: the one with the exact spelling, else the first in byte
     * order; the others are remarked.
     */
    Optional<FileName> choose(FileName.Kind kind, int number) {
        List<FileName> readable = new ArrayList<>(of(kind, number));
        readable.removeIf(
                name -> file(name).filter(file -> mayBeRead(name, file)).isEmpty());
        readable.stream()
                .skip(1)
                .forEach(other -> remarks.accept(
                        Effect.Remark.on(other, "spelling", ClosedFiles.otherSpelling(readable.get(0)))));
        return readable.stream().findFirst();
    }

    private boolean mayBeRead(FileName name, KnownFile file) {
        boolean tooLarge = file.entry().size() > limits.answerBytes()
                || file.content().filter(FileContent::isTooLarge).isPresent();
        if (file.entry().isFile() && tooLarge) {
            remarks.accept(Effect.Remark.on(
                    name, Event.Noticed.LARGE, "is larger than " + limits.answerBytes() + " bytes and is ignored"));
        }
        return file.entry().isFile() && !file.early() && !tooLarge;
    }

    /** Returns the content of a file that is about to be read. */
    FileContent content(FileName name, AnswerForm form, long nowNanos) {
        KnownFile known = file(name).orElseThrow(() -> new IllegalStateException(name + " is not known"));
        FileContent content = known.content().orElseGet(() -> new FileContent(form.ending(), limits, nowNanos));
        files.put(name, new KnownFile(known.entry(), false, Optional.of(content)));
        return content;
    }

    /**
     * Returns when a file of a number must be read again.
     *
     * @param recheckNanos when the entries of files that are not read are looked at again
     */
    long wakeNanos(int number, long recheckNanos) {
        return ofNumber(number).stream()
                .mapToLong(name -> file(name)
                        .flatMap(KnownFile::content)
                        .map(FileContent::nextReadNanos)
                        .orElse(recheckNanos))
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /**
     * Returns when an output of a number that never became complete was first seen: evidence in a dispute, to tell a
     * late answer from none.
     */
    long listedNanos(int number) {
        return of(FileName.Kind.OUTPUT, number).stream()
                .flatMap(name -> file(name).flatMap(KnownFile::content).stream())
                .mapToLong(FileContent::listedNanos)
                .min()
                .orElse(Timestamps.NEVER);
    }
}

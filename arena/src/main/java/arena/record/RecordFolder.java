package arena.record;

import arena.match.Event;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A directory of records, with a list of them, the newest first, and a search for one.
 *
 * <p>A match with a plain and a compressed file, because the arena was killed during compression, is one match; its
 * plain file counts.
 */
public final class RecordFolder {

    private static final Pattern DATED = Pattern.compile("[0-9]{8}-[0-9]{6}-.*");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final int MOST_NAMED = 5;
    private static final String LAST = "last";

    private final Path directory;

    /** Creates a view of a directory, which need not exist yet. */
    public RecordFolder(Path directory) {
        this.directory = directory;
    }

    /**
     * Returns all records, the newest first: by the time in their names, which is UTC, or for other names by the file's
     * time.
     *
     * @throws RecordException with a sentence for people if the directory cannot be listed
     */
    public List<Path> files() {
        return byId().values().stream()
                .map(DatedFile::of)
                .sorted(Comparator.comparing(DatedFile::second)
                        .thenComparing(DatedFile::modified)
                        .thenComparing(DatedFile::file)
                        .reversed())
                .map(DatedFile::file)
                .toList();
    }

    private SortedMap<String, Path> byId() {
        SortedMap<String, Path> byId = new TreeMap<>();
        try (Stream<Path> listed = Files.list(directory)) {
            // The plain file sorts before the compressed one, and the first of both is kept.
            listed.filter(RecordFolder::isRecord)
                    .sorted()
                    .forEach(file -> byId.putIfAbsent(MatchIds.ofRecord(file), file));
        } catch (NoSuchFileException nothingYet) {
            return byId;
        } catch (IOException failure) {
            throw new RecordException(
                    "The records in " + directory + " cannot be listed (" + Journal.reason(failure)
                            + "); see that it is a directory you may read, or name another with --records.",
                    failure);
        }
        return byId;
    }

    private static boolean isRecord(Path file) {
        String name = file.getFileName().toString();
        return !name.startsWith(".") && (name.endsWith(Journal.PLAIN) || name.endsWith(Journal.COMPRESSED));
    }

    /** Returns the summary of a record. */
    public MatchSummary summary(Path file) {
        return SummaryReader.read(file);
    }

    /**
     * Returns the record that a person has named. A name without a folder is looked for in this directory only, so that
     * no file elsewhere is taken for a record.
     *
     * @param words {@code last}, the path of a record with a folder in it, the name of a file or the id of a match in
     *     this directory, or a unique beginning of an id
     * @throws RecordException with a sentence for people if there is none, or there are several
     */
    public Path find(String words) {
        return search(words)
                .orElseThrow(() -> new RecordException(
                        words.equals(LAST)
                                ? "There is no record in " + directory
                                        + " yet; play a match with `arena play`, or name another directory with"
                                        + " --records."
                                : "There is no record \"" + Printable.of(words) + "\" in " + directory
                                        + ", and no such file; `arena matches` lists the records there are."));
    }

    /**
     * Returns the record that a person has named, as {@link #find} does; empty if there is none.
     *
     * @throws RecordException with a sentence for people if there are several
     */
    public Optional<Path> search(String words) {
        if (words.equals(LAST)) {
            return files().stream().findFirst();
        }
        return isPath(words) ? file(Path.of(words)) : searchById(words);
    }

    /** Returns whether words contain a folder, and so cannot be the name of a record in a directory. */
    public static boolean isPath(String words) {
        return words.contains("/") || words.contains("\\");
    }

    /** Returns the record of a path: the file itself, or its compressed form if it was compressed since. */
    private static Optional<Path> file(Path path) {
        if (Files.isRegularFile(path)) {
            return Optional.of(path);
        }
        return Optional.of(path.resolveSibling(MatchIds.ofRecord(path) + Journal.COMPRESSED))
                .filter(compressed -> path.toString().endsWith(Journal.PLAIN) && Files.isRegularFile(compressed));
    }

    /**
     * Returns the record with a stored name, plain or compressed; never a file elsewhere.
     *
     * @param name the name of a file, or an id
     * @throws RecordException with a sentence for people if it is not in this directory
     */
    public Path named(String name) {
        return file(name)
                .orElseThrow(() -> new RecordException("There is no record \"" + Printable.of(name) + "\" in "
                        + directory + "; put it back from a copy if there is one."));
    }

    /** Returns whether there is a record of that name, plain or compressed. */
    public boolean has(String name) {
        return file(name).isPresent();
    }

    private Optional<Path> file(String name) {
        return Optional.of(MatchIds.ofRecord(name))
                .filter(id -> !id.isEmpty() && !isPath(id))
                .flatMap(id -> Stream.of(Journal.PLAIN, Journal.COMPRESSED)
                        .map(ending -> directory.resolve(id + ending))
                        .filter(Files::isRegularFile)
                        .findFirst());
    }

    /** Reads the record of a stored name, see {@link #named}. */
    public MatchRecord read(String name) {
        return MatchRecord.read(named(name));
    }

    /** Returns the summaries of the records whose setup fulfils a condition, the oldest first. */
    public List<MatchSummary> summaries(Predicate<Event.Began> setUp) {
        List<Path> files = new ArrayList<>(files());
        Collections.reverse(files);
        return files.stream()
                .map(this::summary)
                .filter(summary -> summary.began().filter(setUp).isPresent())
                .toList();
    }

    private Optional<Path> searchById(String typed) {
        SortedMap<String, Path> byId = byId();
        String words = MatchIds.ofRecord(typed);
        if (byId.containsKey(words)) {
            return Optional.ofNullable(byId.get(words));
        }
        Collection<Path> found = byId.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(words))
                .map(Map.Entry::getValue)
                .toList();
        if (found.size() <= 1) {
            return found.stream().findFirst();
        }
        String some = String.join(
                ", ", found.stream().limit(MOST_NAMED).map(MatchIds::ofRecord).toList());
        throw new RecordException("\"" + Printable.of(words) + "\" begins the names of " + found.size() + " records ("
                + some + (found.size() > MOST_NAMED ? ", ..." : "") + "); write more of the one you mean.");
    }

    /** The position of a record in the order of time. */
    private record DatedFile(Path file, String second, FileTime modified) {
        static DatedFile of(Path file) {
            FileTime modified = modifiedTime(file);
            String name = file.getFileName().toString();
            boolean dated = DATED.matcher(name).matches();
            return new DatedFile(file, dated ? name.substring(0, 15) : TIME.format(modified.toInstant()), modified);
        }

        private static FileTime modifiedTime(Path file) {
            try {
                return Files.getLastModifiedTime(file);
            } catch (IOException gone) {
                // It was compressed or deleted since it was listed; opening it will fail with a reason.
                return FileTime.fromMillis(0);
            }
        }
    }
}

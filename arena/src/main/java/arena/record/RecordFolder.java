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
 * A directory of records: lists them, newest first, and finds one by what a person types.
 *
 * <p>A match that lies there plain and compressed, because the arena was killed between the two, is one match; its
 * plain file is the one that counts.
 */
public final class RecordFolder {

    private static final Pattern DATED = Pattern.compile("[0-9]{8}-[0-9]{6}-.*");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final int MOST_NAMED = 5;
    private static final String LAST = "last";

    private final Path directory;

    /** Looks at a directory, which need not exist yet. */
    public RecordFolder(Path directory) {
        this.directory = directory;
    }

    /**
     * Returns all records, newest first: by the time in their names, which is UTC, or for other names by the file's own
     * time.
     *
     * @throws RecordException with a sentence for people if the directory cannot be listed
     */
    public List<Path> files() {
        return byId().values().stream()
                .map(Slot::of)
                .sorted(Comparator.comparing(Slot::second)
                        .thenComparing(Slot::modified)
                        .thenComparing(Slot::file)
                        .reversed())
                .map(Slot::file)
                .toList();
    }

    private SortedMap<String, Path> byId() {
        SortedMap<String, Path> byId = new TreeMap<>();
        try (Stream<Path> listed = Files.list(directory)) {
            // The plain form sorts before the compressed one, and the first of both is kept.
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

    /** Returns a record in short. */
    public MatchSummary summary(Path file) {
        return SummaryReader.skim(file);
    }

    /**
     * Returns the record that a person means. What could be a name is looked for on this shelf only, so that no file of
     * that name which lies somewhere else can stand in for a record.
     *
     * @param words {@code last}, the path of a record with a folder in it, the name of a file or the id of a match on
     *     this shelf, or a beginning of an id that no other has
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
     * Returns the record that a person means, as {@link #find} does; nothing if there is none.
     *
     * @throws RecordException with a sentence for people if there are several
     */
    public Optional<Path> search(String words) {
        if (words.equals(LAST)) {
            return files().stream().findFirst();
        }
        return isPath(words) ? file(Path.of(words)) : searchById(words);
    }

    /** Returns whether words name a folder as well, and so can be no name of a record on a shelf. */
    public static boolean isPath(String words) {
        return words.contains("/") || words.contains("\\");
    }

    /** Returns the record of a path: the file itself, or the compressed form of a plain one that has become that. */
    private static Optional<Path> file(Path path) {
        if (Files.isRegularFile(path)) {
            return Optional.of(path);
        }
        return Optional.of(path.resolveSibling(MatchIds.ofRecord(path) + Journal.COMPRESSED))
                .filter(compressed -> path.toString().endsWith(Journal.PLAIN) && Files.isRegularFile(compressed));
    }

    /**
     * Returns the record whose file was written down, plain or compressed by now; never a file anywhere else.
     *
     * @param name of a file, or an id
     * @throws RecordException with a sentence for people if it does not lie on this shelf
     */
    public Path named(String name) {
        return file(name)
                .orElseThrow(() -> new RecordException("There is no record \"" + Printable.of(name) + "\" in "
                        + directory + "; put it back from a copy if there is one."));
    }

    /** Returns whether a record of that name lies here, plain or compressed. */
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

    /** Reads the record of that name, as {@link #named} finds it. */
    public MatchRecord read(String name) {
        return MatchRecord.read(named(name));
    }

    /** Returns the records in short whose matches were set up so, the oldest first. */
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

    /** Where a record stands in the order of time. */
    private record Slot(Path file, String second, FileTime modified) {
        static Slot of(Path file) {
            FileTime modified = modifiedTime(file);
            String name = file.getFileName().toString();
            boolean dated = DATED.matcher(name).matches();
            return new Slot(file, dated ? name.substring(0, 15) : TIME.format(modified.toInstant()), modified);
        }

        private static FileTime modifiedTime(Path file) {
            try {
                return Files.getLastModifiedTime(file);
            } catch (IOException gone) {
                // It was compressed or deleted since it was listed; who opens it will hear of that.
                return FileTime.fromMillis(0);
            }
        }
    }
}

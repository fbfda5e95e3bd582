package arena.web.match;

import arena.record.MatchSummary;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.web.http.WebFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** Where records lie that may be looked at in a browser. */
public final class RecordFolders {

    /** Longer than a bot may usually think; a match that is quiet for so long was probably left by its arena. */
    private static final long QUIET_MILLIS = 15 * 60_000L;

    /** A record that was changed so lately is probably being written. */
    private static final long GROWING_MILLIS = 2_000;

    /** How the name of a record ends until its match is over. */
    private static final String PLAIN = ".jsonl";

    /** Matches that are being played are among the newest. */
    private static final int LOOKED_AT = 100;

    private static final int MOST_KNOWN = 20_000;

    private final List<Shelf> shelves = new CopyOnWriteArrayList<>();
    private final Map<Path, Known> summaries = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Path, Known> eldest) {
            return size() > MOST_KNOWN;
        }
    });

    private final Map<Shelf, Listed> lists = new ConcurrentHashMap<>();

    /** What a directory held when it was last changed. */
    private record Listed(long changedMillis, List<Found> files) {}

    /** What a record said when it was last changed. */
    private record Known(long changedMillis, MatchSummary summary) {}

    /** Who may see what of the matches of a directory. */
    public interface Access {
        /** Returns whether everybody may know of a match at all. */
        default boolean isPublic(String match) {
            return true;
        }

        /** Returns whether everybody may see the secrets of the matches of a contest once they are over. */
        default boolean isOpen() {
            return false;
        }

        /**
         * Returns through whose eyes whoever bears a key may see a match besides, also while it is played: the words
         * for viewpoints, none for a key that means nothing here.
         */
        default List<String> viewpoints(String key, String match) {
            return List.of();
        }
    }

    /** One directory of records. */
    public record Shelf(Path folder, Access access) {
        RecordFolder records() {
            return new RecordFolder(folder);
        }
    }

    /**
     * A record.
     *
     * @param shelf where it lies
     */
    public record Found(Path file, Shelf shelf) {

        /** Returns the name of the match, as its file has it. */
        String match() {
            String name = String.valueOf(file.getFileName());
            return name.substring(0, name.indexOf(PLAIN));
        }

        boolean isPublic() {
            return shelf.access().isPublic(match());
        }

        List<String> viewpoints(String key) {
            return shelf.access().viewpoints(key, match());
        }
    }

    /** Adds a directory; what has the same name in several is found in the first of them. */
    public void add(Path records, Access access) {
        shelves.add(new Shelf(records, access));
    }

    /** Returns the records that everybody may know of, the newest first of each directory. */
    Stream<Found> publicFiles() {
        return shelves.stream().flatMap(shelf -> files(shelf).stream()).filter(Found::isPublic);
    }

    /** A directory is listed again if it has changed since, or so lately that its time may not tell. */
    private List<Found> files(Shelf shelf) {
        long now = System.currentTimeMillis();
        long changed = changedMillis(shelf.folder());
        Listed known = lists.get(shelf);
        if (known == null || known.changedMillis() != changed || now - changed < GROWING_MILLIS) {
            known = new Listed(
                    changed,
                    shelf.records().files().stream()
                            .map(file -> new Found(file, shelf))
                            .toList());
            lists.put(shelf, known);
        }
        return known.files();
    }

    /** Returns a record in short; one that has not changed is read once. */
    MatchSummary summary(Found found) {
        long changed = changedMillis(found.file());
        Known known = summaries.get(found.file());
        if (known == null || known.changedMillis() != changed) {
            known = new Known(changed, found.shelf().records().summary(found.file()));
            summaries.put(found.file(), known);
        }
        return known.summary();
    }

    private static long changedMillis(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException gone) {
            // It was compressed meanwhile: whoever reads it will hear of that.
            return 0;
        }
    }

    /**
     * Returns whether a match may still be played: its record has no end and has grown lately. One that grows just now
     * is not read for that.
     */
    boolean isLive(Found found) {
        long quietMillis = System.currentTimeMillis() - changedMillis(found.file());
        return found.file().toString().endsWith(PLAIN)
                && quietMillis < QUIET_MILLIS
                && (quietMillis < GROWING_MILLIS || summary(found).end().isEmpty());
    }

    /** Returns the names of the matches that are being played and that everybody may know of, the newest of them. */
    List<String> live(int most) {
        return publicFiles()
                .limit(LOOKED_AT)
                .filter(this::isLive)
                .limit(most)
                .map(Found::match)
                .toList();
    }

    /**
     * Returns the record of a match.
     *
     * @param match its whole name, or {@code last}
     * @param key what the visitor bears, if anything
     * @throws WebFailure if there is none, or this visitor may not know of it
     */
    Found find(String match, Optional<String> key) {
        if (match.equals("last")) {
            return publicFiles().findFirst().orElseThrow(() -> WebFailure.missing("No match was played here yet."));
        }
        return shelves.stream()
                .flatMap(shelf -> find(shelf, match).stream())
                .filter(found -> found.isPublic()
                        || key.stream().anyMatch(word -> !found.viewpoints(word).isEmpty()))
                .findFirst()
                .orElseThrow(() -> WebFailure.missing("There is no match of that name here."));
    }

    private static Optional<Found> find(Shelf shelf, String match) {
        try {
            return Optional.of(new Found(shelf.records().named(match), shelf));
        } catch (RecordException notThere) {
            // It may lie on another one.
            return Optional.empty();
        }
    }
}

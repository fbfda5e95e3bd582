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

/** The folders of the records that browsers may show. */
public final class RecordFolders {

    /** Longer than the usual time limits; a match without events for so long was probably abandoned by its arena. */
    private static final long QUIET_MILLIS = 15 * 60_000L;

    /** A record with so recent a change is probably being written. */
    private static final long GROWING_MILLIS = 2_000;

    /** The extension of a record until its match is over. */
    private static final String PLAIN = ".jsonl";

    /** The number of newest records among which running matches are searched. */
    private static final int MOST_SEARCHED = 100;

    private static final int MOST_KNOWN = 20_000;

    private final List<Folder> folders = new CopyOnWriteArrayList<>();
    private final Map<Path, KeptSummary> summaries = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Path, KeptSummary> eldest) {
            return size() > MOST_KNOWN;
        }
    });

    private final Map<Folder, Listed> lists = new ConcurrentHashMap<>();

    /** The files of a folder at the time of its last change. */
    private record Listed(long changedMillis, List<Found> files) {}

    /** The summary of a record at the time of its last change. */
    private record KeptSummary(long changedMillis, MatchSummary summary) {}

    /** The access rules for the matches of a folder. */
    public interface Access {
        /** Returns whether everybody may see that a match exists. */
        default boolean isPublic(String match) {
            return true;
        }

        /** Returns whether everybody may see the secrets of a contest's matches after their end. */
        default boolean isOpen() {
            return false;
        }

        /**
         * Returns the words for the further viewpoints of the holder of a key, even while the match is played; none for
         * an unknown key.
         */
        default List<String> viewpoints(String key, String match) {
            return List.of();
        }
    }

    /** A folder of records with its access rules. */
    public record Folder(Path path, Access access) {
        RecordFolder records() {
            return new RecordFolder(path);
        }
    }

    /**
     * A record.
     *
     * @param folder its folder
     */
    public record Found(Path file, Folder folder) {

        /** Returns the name of the match, as its file has it. */
        String match() {
            String name = String.valueOf(file.getFileName());
            return name.substring(0, name.indexOf(PLAIN));
        }

        boolean isPublic() {
            return folder.access().isPublic(match());
        }

        List<String> viewpoints(String key) {
            return folder.access().viewpoints(key, match());
        }
    }

    /** Adds a folder; a name that several folders have is found in the first of them. */
    public void add(Path records, Access access) {
        folders.add(new Folder(records, access));
    }

    /** Returns the public records, folder by folder, the newest of each folder first. */
    Stream<Found> publicFiles() {
        return folders.stream().flatMap(folder -> files(folder).stream()).filter(Found::isPublic);
    }

    /** Lists a folder again if it has changed, or so recently that its time stamp may not show a further change. */
    private List<Found> files(Folder folder) {
        long now = System.currentTimeMillis();
        long changed = changedMillis(folder.path());
        Listed known = lists.get(folder);
        if (known == null || known.changedMillis() != changed || now - changed < GROWING_MILLIS) {
            known = new Listed(
                    changed,
                    folder.records().files().stream()
                            .map(file -> new Found(file, folder))
                            .toList());
            lists.put(folder, known);
        }
        return known.files();
    }

    /** Returns the summary of a record; an unchanged record is read once. */
    MatchSummary summary(Found found) {
        long changed = changedMillis(found.file());
        KeptSummary known = summaries.get(found.file());
        if (known == null || known.changedMillis() != changed) {
            known = new KeptSummary(changed, found.folder().records().summary(found.file()));
            summaries.put(found.file(), known);
        }
        return known.summary();
    }

    private static long changedMillis(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException gone) {
            // It was compressed meanwhile; a later read reports that.
            return 0;
        }
    }

    /**
     * Returns whether a match may still be played: its record has no end and has changed recently. A record that has
     * just changed is not read for that.
     */
    boolean isLive(Found found) {
        long quietMillis = System.currentTimeMillis() - changedMillis(found.file());
        return found.file().toString().endsWith(PLAIN)
                && quietMillis < QUIET_MILLIS
                && (quietMillis < GROWING_MILLIS || summary(found).end().isEmpty());
    }

    /** Returns the names of the newest running matches that are public. */
    List<String> live(int most) {
        return publicFiles()
                .limit(MOST_SEARCHED)
                .filter(this::isLive)
                .limit(most)
                .map(Found::match)
                .toList();
    }

    /**
     * Returns the record of a match.
     *
     * @param match its full name, or {@code last}
     * @param key the visitor's key, if there is one
     * @throws WebFailure if there is none, or this visitor may not see that it exists
     */
    Found find(String match, Optional<String> key) {
        if (match.equals("last")) {
            return publicFiles().findFirst().orElseThrow(() -> WebFailure.notFound("No match was played here yet."));
        }
        return folders.stream()
                .flatMap(folder -> find(folder, match).stream())
                .filter(found -> found.isPublic()
                        || key.stream().anyMatch(word -> !found.viewpoints(word).isEmpty()))
                .findFirst()
                .orElseThrow(() -> WebFailure.notFound("There is no match of that name here."));
    }

    private static Optional<Found> find(Folder folder, String match) {
        try {
            return Optional.of(new Found(folder.records().named(match), folder));
        } catch (RecordException notThere) {
            // It may be in another folder.
            return Optional.empty();
        }
    }
}

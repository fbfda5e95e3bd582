package arena.exchange;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the folders of a field hold in which no match is played, to be compared after a match: a team may write in its own
 * folder only.
 *
 * <p>Heartbeats are left out, since a bot may wait in a folder of its own; so is whatever a team that has begun a match
 * meanwhile has done. Who has changed a folder cannot be told by looking at it, so this is a reason to look, and no verdict.
 */
final class Neighbours {

    private static final Logger LOG = LoggerFactory.getLogger(Neighbours.class);

    /** More entries than this are not looked at: a look must not hold up a match. */
    private static final int MOST_ENTRIES = 2_000;

    /** More changes than this are not named. */
    private static final int MOST_CHANGES = 10;

    private final SortedMap<String, Integer> matches;
    private final SortedMap<String, SortedMap<String, Entry>> folders = new TreeMap<>();
    private int entries;

    private Neighbours(SortedMap<String, Integer> matches) {
        this.matches = matches;
    }

    /** Looks at the folders of a field that are not occupied now. */
    static Neighbours of(Field field) {
        Neighbours neighbours = new Neighbours(field.matches());
        try (DirectoryStream<Path> paths = Files.newDirectoryStream(field.root())) {
            for (Path path : paths) {
                String name = path.getFileName().toString();
                if (Field.mistakeInName(name).isEmpty()
                        && !field.isOccupied(name)
                        && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                    neighbours.look(name, path);
                }
            }
        } catch (IOException failure) {
            LOG.debug("the neighbours in {} cannot be seen: {}", field.root(), failure.toString());
        }
        return neighbours;
    }

    private void look(String name, Path folder) {
        SortedMap<String, Entry> found = new TreeMap<>();
        try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder)) {
            for (Path path : paths) {
                if (++entries > MOST_ENTRIES) {
                    return;
                }
                Entry.of(path).filter(Neighbours::isEvidence).ifPresent(entry -> found.put(entry.name(), entry));
            }
            folders.put(name, found);
        } catch (IOException failure) {
            LOG.debug("{} cannot be seen: {}", folder, failure.toString());
        }
    }

    private static boolean isEvidence(Entry entry) {
        return FileName.read(entry.name())
                .map(name -> name.kind() != FileName.Kind.READY)
                .orElse(!entry.name().startsWith("."));
    }

    /** Returns a sentence for each thing that has changed in a folder that has played no match meanwhile. */
    List<String> changesUntil(Neighbours later) {
        List<String> changes = new ArrayList<>();
        folders.forEach((folder, before) -> {
            SortedMap<String, Entry> after = later.folders.get(folder);
            if (after == null || matches.getOrDefault(folder, 0) < later.matches.getOrDefault(folder, 0)) {
                return;
            }
            SortedMap<String, Entry> all = new TreeMap<>(before);
            all.putAll(after);
            for (String name : all.keySet()) {
                what(Optional.ofNullable(before.get(name)), Optional.ofNullable(after.get(name)))
                        .ifPresent(what -> changes.add(name + " in the folder of " + folder
                                + ", who does not play, was " + what + " during the match"));
            }
        });
        return changes.subList(0, Math.min(changes.size(), MOST_CHANGES));
    }

    private static Optional<String> what(Optional<Entry> before, Optional<Entry> after) {
        if (before.equals(after)) {
            return Optional.empty();
        }
        return Optional.of(before.isEmpty() ? "made" : after.isEmpty() ? "removed" : "changed");
    }
}

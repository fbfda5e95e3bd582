package arena.web.match;

import arena.record.RecordException;
import arena.record.RecordShelf;
import arena.web.http.WebFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Where records lie that may be looked at in a browser. */
public final class MatchShelves {

    private final List<Shelf> shelves = new CopyOnWriteArrayList<>();

    /**
     * One directory of records.
     *
     * @param isOpen whether everybody may see the secrets of its matches once they are over
     * @param isShown whether everybody may know that there are such matches
     */
    public record Shelf(RecordShelf records, BooleanSupplier isOpen, BooleanSupplier isShown) {}

    /**
     * A record.
     *
     * @param shelf where it lies
     */
    public record Found(Path file, Shelf shelf) {}

    /** Adds a directory; what has the same name in several is found in the first of them. */
    public void add(Path records, BooleanSupplier isOpen) {
        add(records, isOpen, () -> true);
    }

    /** Adds a directory that is not shown to everybody at any time. */
    public void add(Path records, BooleanSupplier isOpen, BooleanSupplier isShown) {
        shelves.add(new Shelf(new RecordShelf(records), isOpen, isShown));
    }

    private Stream<Shelf> shown() {
        return shelves.stream().filter(shelf -> shelf.isShown().getAsBoolean());
    }

    /** Returns all records, the newest first of each directory. */
    List<Found> files() {
        List<Found> found = new ArrayList<>();
        shown().forEach(shelf -> shelf.records().files().forEach(file -> found.add(new Found(file, shelf))));
        return found;
    }

    /**
     * Returns the record of a match.
     *
     * @param match its whole name, or {@code last}
     * @throws WebFailure if there is none
     */
    Found find(String match) {
        if (match.equals("last")) {
            return files().stream().findFirst().orElseThrow(() -> WebFailure.missing("No match was played here yet."));
        }
        return shown().flatMap(shelf -> find(shelf, match).stream())
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

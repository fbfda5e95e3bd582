package arena.exchange;

import arena.exchange.state.FileName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The names in a folder at one moment.
 *
 * @param protocol the protocol's names, in the order of the file system
 * @param parts the temporary files of interrupted publications, as paths of one element: a name that the encoding of
 *     this machine cannot write does not lead back to its file
 * @param count how many names there are altogether, as far as they were read
 * @param flooded whether the listing was given up because there were too many names to list in time
 */
public record FolderListing(List<FileName> protocol, List<Path> parts, int count, boolean flooded) {

    /**
     * The bounds at which a listing is given up.
     *
     * @param manyEntries up to this number of names a slow listing is the disk's fault and is tolerated
     * @param mostEntries more names than this are never read, however quickly they can be listed
     * @param patienceNanos how long a listing of more than {@code manyEntries} names may take
     */
    public record Bounds(int manyEntries, int mostEntries, long patienceNanos) {}

    private static final char DELETE = 127;
    private static final int MOST_ENTRIES = 100_000;
    private static final long PATIENCE_NANOS = 100_000_000;

    /**
     * Lists a folder; with more than many names it must not take longer than 100 ms.
     *
     * @throws IOException if the folder is missing or cannot be read
     */
    public static FolderListing of(Path folder, int manyEntries) throws IOException {
        return of(OpenFolder.named(folder), manyEntries);
    }

    /**
     * Lists a folder within bounds.
     *
     * @throws IOException if the folder is missing or cannot be read
     */
    static FolderListing of(Path folder, Bounds bounds) throws IOException {
        return of(OpenFolder.named(folder), bounds);
    }

    /** Lists a folder that is held; with more than many names it must not take longer than 100 ms. */
    static FolderListing of(OpenFolder folder, int manyEntries) throws IOException {
        return of(folder, new Bounds(manyEntries, Math.max(manyEntries, MOST_ENTRIES), PATIENCE_NANOS));
    }

    /**
     * Returns the first two names that differ in case only; empty if there are none among the first names. Answers are
     * skipped, since the reader decides which of them counts, and so are names that cannot be printed.
     */
    static Optional<List<String>> alike(OpenFolder folder, int most) throws IOException {
        SortedMap<String, String> seen = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        List<String> alike = new ArrayList<>();
        read(folder, path -> {
            String name = path.getFileName().toString();
            boolean passedOver = FileName.read(name).filter(FileName::isAnswer).isPresent()
                    || !name.chars().allMatch(letter -> letter > ' ' && letter < DELETE);
            String other = passedOver ? name : seen.putIfAbsent(name, name);
            if (other != null && !other.equals(name)) {
                Stream.of(name, other).sorted().forEach(alike::add);
            }
            return alike.isEmpty() && seen.size() <= most;
        });
        return alike.isEmpty() ? Optional.empty() : Optional.of(alike);
    }

    private static FolderListing of(OpenFolder folder, Bounds bounds) throws IOException {
        List<FileName> protocol = new ArrayList<>();
        List<Path> parts = new ArrayList<>();
        int[] count = new int[1];
        long begin = System.nanoTime();
        boolean whole = read(folder, path -> {
            String name = path.getFileName().toString();
            FileName.read(name).ifPresent(protocol::add);
            count[0]++;
            if (name.startsWith(FileName.PART_PREFIX)) {
                parts.add(path.getFileName());
            }
            boolean slow = count[0] > bounds.manyEntries() && System.nanoTime() - begin > bounds.patienceNanos();
            return !slow && count[0] <= bounds.mostEntries();
        });
        return new FolderListing(protocol, parts, count[0], !whole);
    }

    /** Gives the taker one name after another until it returns false; returns whether it took all. */
    private static boolean read(OpenFolder folder, Predicate<Path> taker) throws IOException {
        try (DirectoryStream<Path> names = folder.names()) {
            for (Path path : names) {
                if (!taker.test(path)) {
                    return false;
                }
            }
            return true;
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        } catch (UncheckedIOException failure) {
            throw new IOException(failure);
        }
    }
}

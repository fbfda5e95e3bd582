package arena.report.page;

import arena.report.ReportException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The folder of exported pages; several threads may write to it. Each file is written under another name and renamed,
 * so that a reader never sees half of one; unchanged files are not written; and files of an earlier export that this
 * one has not written are deleted at the end, so that hidden results do not stay visible.
 */
final class SiteFolder {

    /** The file that marks a folder of exports; without it nothing is deleted. */
    private static final String MARK = ".arena-export";

    private static final String PART = ".part";

    /** The file with the digests of expensive pages, which are made again only when their facts have changed. */
    private static final String DIGESTS = ".arena-pages";

    private final Path root;
    private final SortedSet<Path> written;
    private final Path top;
    private final SortedMap<String, String> before;
    private final SortedMap<String, String> digests;

    private SiteFolder(Path root, SortedSet<Path> written) {
        this.root = root;
        this.written = written;
        this.top = root;
        this.before = new TreeMap<>();
        this.digests = new TreeMap<>();
    }

    private SiteFolder(SiteFolder whole, Path root) {
        this.root = root;
        this.written = whole.written;
        this.top = whole.top;
        this.before = whole.before;
        this.digests = whole.digests;
    }

    /**
     * Opens a folder, which need not exist.
     *
     * @throws ReportException with a sentence for people if it holds other files, or cannot be written
     */
    static SiteFolder open(Path root) {
        SiteFolder folder = new SiteFolder(root, new TreeSet<>());
        try {
            Files.createDirectories(root);
            if (!Files.exists(root.resolve(MARK)) && !isEmpty(root)) {
                throw new ReportException(
                        root + " holds files that are no export of a contest, and an export deletes what is"
                                + " left over of earlier ones; name a folder of its own.");
            }
            folder.remember();
        } catch (IOException failure) {
            throw failed(root, failure);
        }
        folder.write(
                MARK,
                "The files beside this one are written by arena contest export; what it does not write is deleted.\n");
        return folder;
    }

    /** Returns a folder below this one, as part of the same export. */
    SiteFolder below(String path) {
        return new SiteFolder(this, root.resolve(path));
    }

    private void remember() throws IOException {
        Path file = root.resolve(DIGESTS);
        if (Files.isRegularFile(file)) {
            for (String line : Files.readAllLines(file)) {
                int blank = line.indexOf(' ');
                if (blank > 0) {
                    before.put(line.substring(blank + 1), line.substring(0, blank));
                }
            }
        }
    }

    /**
     * Returns whether some files need not be made, since the earlier export has made the first of them from the same
     * facts; then they stay. The digest of the facts is kept for the next export.
     */
    boolean stays(String made, List<String> paths) {
        List<Path> files = paths.stream().map(root::resolve).toList();
        String name = top.relativize(files.get(0)).toString();
        synchronized (digests) {
            digests.put(name, made);
        }
        boolean stays = made.equals(before.get(name)) && files.stream().allMatch(Files::isRegularFile);
        if (stays) {
            files.forEach(this::stays);
        }
        return stays;
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    /** Returns the path of a file. */
    Path file(String path) {
        return root.resolve(path);
    }

    /** Writes a text. */
    void write(String path, String text) {
        write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file. */
    void write(String path, byte[] content) {
        Path target = root.resolve(path);
        try {
            if (Files.isRegularFile(target)
                    && Files.size(target) == content.length
                    && Arrays.equals(Files.readAllBytes(target), content)) {
                stays(target);
                return;
            }
            replace(target, content);
        } catch (IOException failure) {
            throw failed(target, failure);
        }
    }

    private void replace(Path target, byte[] content) throws IOException {
        // Several threads may write one file, such as a record that two games share: each has its own temporary file.
        Path part = target.resolveSibling(
                "." + target.getFileName() + "." + Thread.currentThread().getId() + PART);
        Files.createDirectories(part.toAbsolutePath().getParent());
        Files.deleteIfExists(part);
        // One write: Files.write would split a page of a game into twenty.
        try (FileChannel file = FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                file.write(rest);
            }
        }
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        stays(target);
    }

    private void stays(Path file) {
        synchronized (written) {
            written.add(file);
        }
    }

    /** Deletes the files left over from earlier exports, and returns the number of files. */
    int finish() {
        StringBuilder lines = new StringBuilder();
        digests.forEach(
                (name, made) -> lines.append(made).append(' ').append(name).append('\n'));
        write(DIGESTS, lines.toString());
        try {
            for (Path old : leftOver()) {
                Files.delete(old);
            }
        } catch (IOException failure) {
            throw failed(root, failure);
        }
        return written.size() - 2;
    }

    /**
     * Returns all files that were not written this time, then the folders that are empty without them, the deepest
     * first.
     */
    private List<Path> leftOver() throws IOException {
        SortedSet<Path> needed = new TreeSet<>();
        for (Path file : written) {
            for (Path above = file; above != null && !above.equals(root); above = above.getParent()) {
                needed.add(above);
            }
        }
        List<Path> old = new ArrayList<>();
        try (Stream<Path> all = Files.walk(root)) {
            all.filter(path -> !path.equals(root) && !needed.contains(path)).forEach(old::add);
        }
        old.sort(Comparator.<Path>comparingInt(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS) ? 1 : 0)
                .thenComparing(Comparator.reverseOrder()));
        return old;
    }

    private static ReportException failed(Path path, IOException failure) {
        return new ReportException(
                path + " cannot be written (" + failure + "); see that the disk has space and the folder is yours.",
                failure);
    }
}

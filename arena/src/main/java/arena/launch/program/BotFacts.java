package arena.launch.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The facts about a launched program in the record, as proof of which program played. */
public final class BotFacts {

    /** The name of the digest of all files of a program. */
    public static final String ENTRY = "entry-sha256";

    private static final int BUFFER_BYTES = 64 << 10;

    /** The most files that are read before each match: further ones are identified by their sizes and times. */
    private static final int MOST_READ = 1_000;

    /** The most files that are kept in a freeze; an entry with more is reported. */
    private static final int MOST_KNOWN = 10_000;

    /** The most files that are looked at to find the first ones by name. */
    private static final int MOST_LOOKS = 100_000;

    /** Larger files, and more bytes in all, are identified by their sizes and times alone. */
    private static final long MOST_BYTES = 16L << 20;

    /** Folders of files that tools generate from others. */
    private static final Set<String> SKIPPED = Set.of(".git", "__pycache__", "node_modules", ".gradle", ".venv");

    /** The regression cases that the arena keeps beside a bot: a new one does not make it another bot. */
    private static final String CASES = "regress.txt";

    private final BotProgram spec;
    private final List<Path> shared;
    private final CommandFiles files;

    private BotFacts(BotProgram spec, List<Path> shared) {
        this.spec = spec;
        this.shared =
                shared.stream().map(path -> path.toAbsolutePath().normalize()).toList();
        this.files = new CommandFiles(spec, BotEnvironment.of(spec));
    }

    /**
     * Returns the facts of a program: its command, its working folder, and the SHA-256 of its program, its script and
     * the files of its working folder.
     *
     * @param shared shared folders, such as the field and the records; a working folder that contains one of them holds
     *     more than the program, and no digest of it is taken
     */
    public static SortedMap<String, String> of(BotProgram spec, List<Path> shared) {
        return new BotFacts(spec, shared).all();
    }

    /**
     * Returns the SHA-256 of each file of its working folder, and of its program and its script wherever they are, by
     * name, so that a changed file can be named. For a file that is too large or cannot be read, the value says so.
     *
     * @param shared as for {@link #of}: no file of the folder is listed if it holds more than the program
     */
    public static SortedMap<String, String> files(BotProgram spec, List<Path> shared) {
        return new BotFacts(spec, shared).files();
    }

    private SortedMap<String, String> all() {
        SortedMap<String, String> facts = new TreeMap<>();
        facts.put("command", String.join(" ", spec.command()));
        facts.put("working-folder", spec.workingFolder().toString());
        files.program().ifPresent(program -> putFile(facts, "program", program));
        files.script()
                .flatMap(files::path)
                .filter(Files::isRegularFile)
                .ifPresent(file -> putFile(facts, "script", file));
        putFolder(facts);
        facts.put(ENTRY, entry());
        return facts;
    }

    private static void putFile(SortedMap<String, String> facts, String key, Path file) {
        facts.put(key, file.toString());
        facts.put(key + "-sha256", digest(file));
    }

    /** Returns the SHA-256 of a file, or a note that none was taken; empty if there is no such file. */
    public static String digest(Path file) {
        if (!Files.exists(file)) {
            return "";
        }
        try {
            long bytes = Files.size(file);
            return bytes > MOST_BYTES ? "not taken of " + bytes + " bytes" : sha256(file);
        } catch (IOException unreadable) {
            return "not taken: " + unreadable;
        }
    }

    /** Adds one digest over the names, sizes and digests of all files, in the order of their names. */
    private void putFolder(SortedMap<String, String> facts) {
        if (isShared()) {
            facts.put("files-sha256", "not taken: the working folder holds more than this bot");
            return;
        }
        Listing listing = new Listing();
        try {
            Files.walkFileTree(spec.workingFolder(), listing);
        } catch (IOException unreadable) {
            facts.put("files-sha256", "not taken: " + unreadable);
            return;
        }
        MessageDigest digest = digest();
        for (FileFact file : listing.taken()) {
            String line = file.name() + "\t" + file.bytes() + "\t" + file.content() + "\n";
            digest.update(line.getBytes(StandardCharsets.UTF_8));
        }
        facts.put("files", listing.found.size() + (listing.cut ? " and more, which are not in the digest" : ""));
        facts.put("files-sha256", HexFormat.of().formatHex(digest.digest()));
    }

    /** Returns one digest over all that {@link #files} returns: unchanged as long as none of them changes. */
    private String entry() {
        MessageDigest digest = digest();
        files().forEach((name, content) ->
                digest.update((name + "\t" + content + "\n").getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Returns the digest of each file by its name: relative to the working folder, elsewhere the full path. */
    private SortedMap<String, String> files() {
        SortedMap<String, String> contents = new TreeMap<>();
        Stream.concat(files.program().stream(), files.script().flatMap(files::path).stream())
                .filter(file -> isShared() || !file.startsWith(spec.workingFolder()))
                .filter(Files::isRegularFile)
                .forEach(file -> contents.put(file.toString(), digest(file)));
        Listing listing = new Listing();
        if (!isShared()) {
            try {
                Files.walkFileTree(spec.workingFolder(), listing);
            } catch (IOException unreadable) {
                contents.put(spec.workingFolder().toString(), "not taken: " + unreadable);
            }
        }
        listing.taken().forEach(file -> contents.put(file.name(), file.content()));
        return contents;
    }

    /** Returns whether the working folder holds more than this bot. */
    private boolean isShared() {
        return shared.stream().anyMatch(path -> path.startsWith(spec.workingFolder()));
    }

    /**
     * A file that was looked at.
     *
     * @param content its digest, or a note that none was taken
     */
    private record FileFact(String name, long bytes, String content) {}

    private record Found(String name, Path path, BasicFileAttributes attributes) {}

    private final class Listing extends SimpleFileVisitor<Path> {
        private final NavigableMap<String, Found> found = new TreeMap<>();
        private int looks;
        private boolean cut;

        /** Returns the files in the order of their names. */
        List<FileFact> taken() {
            List<FileFact> taken = new ArrayList<>();
            long bytes = 0;
            for (Found file : found.values()) {
                bytes += file.attributes().size();
                // Only a regular file may be opened: opening a pipe would wait for a writer.
                boolean readable = file.attributes().isRegularFile() && bytes <= MOST_BYTES && taken.size() < MOST_READ;
                taken.add(new FileFact(
                        file.name(), file.attributes().size(), readable ? digest(file.path()) : unread(file)));
            }
            return taken;
        }

        /** A file that is not read before each match is identified by its size and its time. */
        private static String unread(Found file) {
            return "not taken of " + file.attributes().size() + " bytes, last changed at "
                    + file.attributes().lastModifiedTime();
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            Optional<Path> name = Optional.ofNullable(folder.getFileName());
            boolean passedOver =
                    name.map(Path::toString).filter(SKIPPED::contains).isPresent();
            return passedOver ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            looks++;
            if (looks > MOST_LOOKS) {
                cut = true;
                return FileVisitResult.TERMINATE;
            }
            String name = spec.workingFolder().relativize(file).toString().replace('\\', '/');
            if (name.equals(CASES)) {
                return FileVisitResult.CONTINUE;
            }
            found.put(name, new Found(name, file, attributes));
            if (found.size() > MOST_KNOWN) {
                // The listing order of a file system is not fixed: a copy may have another one.
                found.pollLastEntry();
                cut = true;
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
            cut = true;
            return FileVisitResult.CONTINUE;
        }
    }

    /** Returns the SHA-256 of a file's bytes in 64 hexadecimal digits. */
    static String sha256(Path file) throws IOException {
        MessageDigest digest = digest();
        byte[] buffer = new byte[BUFFER_BYTES];
        try (InputStream in = Files.newInputStream(file)) {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                digest.update(buffer, 0, count);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}

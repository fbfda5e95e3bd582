package arena.app.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The files of a bot at a moment, by their sizes and times. */
final class BotFiles {

    private static final int MOST_FILES = 20_000;

    /** Folders that tools fill. */
    private static final Set<String> PASSED_OVER =
            Set.of(".git", "__pycache__", "node_modules", ".gradle", ".venv", ".idea", ".vscode");

    private static final Pattern SOURCE = Pattern.compile(
            ".*[.](c|cc|cpp|cs|csproj|go|gradle|h|hpp|ini|java|js|kt|kts|lua|mjs|mod|php|pl|ps1|py|rb|rs"
                    + "|sh|swift|toml|ts|xml)");

    private final Map<String, FileFact> facts;

    private BotFiles(Map<String, FileFact> facts) {
        this.facts = facts;
    }

    private record FileFact(long bytes, FileTime modified) {}

    /** Reads the names, sizes and times of a folder's files. */
    static BotFiles of(Path folder) {
        Map<String, FileFact> facts = new TreeMap<>();
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
                    return PASSED_OVER.contains(String.valueOf(path.getFileName()))
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    facts.put(
                            folder.relativize(file).toString(),
                            new FileFact(attributes.size(), attributes.lastModifiedTime()));
                    return facts.size() < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException gone) {
                    // An editor replaces a file by another one.
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException failure) {
            throw new UncheckedIOException("The files in " + folder + " cannot be listed", failure);
        }
        return new BotFiles(facts);
    }

    /** Returns whether a file, by its ending, is written by the author of a bot and not by the bot. */
    static boolean isSource(String name) {
        return SOURCE.matcher(name).matches();
    }

    /** Returns the files that are new, gone or different now. */
    SortedSet<String> changes(BotFiles now) {
        SortedSet<String> changed = new TreeSet<>(facts.keySet());
        changed.addAll(now.facts.keySet());
        changed.removeIf(name -> facts.containsKey(name) && facts.get(name).equals(now.facts.get(name)));
        return changed;
    }
}

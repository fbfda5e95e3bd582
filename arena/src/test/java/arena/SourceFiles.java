package arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The sources of {@code arena} that are shipped. */
final class SourceFiles {

    private SourceFiles() {}

    /** Returns the source folders of {@code arena} in all modules that are shipped. */
    static List<Path> folders() {
        try (Stream<Path> games = Files.list(Path.of("games"))) {
            return Stream.concat(Stream.of(Path.of(""), Path.of("api")), games.sorted())
                    .map(module -> module.resolve("src/main/java/arena"))
                    .filter(Files::isDirectory)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the files of Java in all source folders. */
    static List<Path> all() {
        return folders().stream().flatMap(SourceFiles::files).toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

package arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The compiled classes that the rules of the house are held against, read once for all of them. */
final class House {

    /** Everything that is shipped and written by hand. */
    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            // The contract of a game is a library of tests.
            .withImportOption(location -> !location.contains("/contract/") && !location.contains("arena-contract"))
            .importPackages("arena");

    private House() {}

    /** Returns the source folders of {@code arena} in all modules that are shipped. */
    static List<Path> sources() {
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
    static List<Path> files() {
        return sources().stream().flatMap(House::files).toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A rule that cannot fail holds nothing: each is tried on a class that breaks it. */
    static void assertThatItCanFail(JavaClasses sinner, ArchRule rule) {
        assertThat(rule.evaluate(sinner).hasViolation())
                .as(rule.getDescription())
                .isTrue();
    }
}

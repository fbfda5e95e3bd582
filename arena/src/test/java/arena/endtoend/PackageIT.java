package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a build leaves for those who use the arena. */
@DisabledOnOs(OS.WINDOWS)
class PackageIT {

    private static final Path BUILT = Product.home().resolve("arena/target");

    @TempDir
    private Path folder;

    @Test
    void theCompletionThatLiesThereIsTheOneThatTheArenaPrints() throws IOException {
        Product.Run printed = new Product(folder).run("completion", "bash");

        assertThat(Files.readString(BUILT.resolve("completion/arena.bash"))).isEqualTo(printed.out());
        assertThat(printed.out()).contains("_complete_arena_with_names");
    }

    @Test
    void noToolOfDevelopersIsShipped() throws IOException {
        try (Stream<Path> libraries = Files.list(BUILT.resolve("lib"))) {
            assertThat(libraries.map(library -> library.getFileName().toString()))
                    .isNotEmpty()
                    .noneMatch(name -> name.startsWith("jmh")
                            || name.startsWith("jopt")
                            || name.startsWith("junit")
                            || name.startsWith("assertj"));
        }
    }
}

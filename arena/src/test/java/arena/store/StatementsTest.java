package arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that no statement of the package changes or removes a row. */
class StatementsTest {

    private static final Pattern CHANGE = Pattern.compile(
            "\\b(delete\\s+from|update\\s+\\w+\\s+set|do\\s+update|"
                    + "truncate|drop|alter|replace\\s+into|insert\\s+or)\\b",
            Pattern.CASE_INSENSITIVE);

    @Test
    void statementsOnlyAdd() throws IOException {
        for (String root : List.of("src/main/java/arena/store", "src/main/resources/arena/store")) {
            Path folder = Files.isDirectory(Path.of(root))
                    ? Path.of(root)
                    : Path.of("arena").resolve(root);
            try (Stream<Path> files = Files.walk(folder)) {
                List<Path> sources = files.filter(Files::isRegularFile).toList();
                assertThat(sources).isNotEmpty();
                for (Path source : sources) {
                    assertThat(CHANGE.matcher(Files.readString(source))
                                    .results()
                                    .map(found -> found.group()))
                            .as(source.toString())
                            .isEmpty();
                }
            }
        }
    }

    @Test
    void everyFileOfStatementsIsAStepThatIsLookedFor() throws IOException {
        Path folder = Path.of("src/main/resources/arena/store");
        try (Stream<Path> files =
                Files.list(Files.isDirectory(folder) ? folder : Path.of("arena").resolve(folder))) {
            assertThat(files.map(file -> file.getFileName().toString().replaceAll("^V([0-9]+)__.*", "$1"))
                            .sorted(Comparator.comparing(Integer::valueOf)))
                    .isEqualTo(Connections.Schema.CONTESTS.steps());
        }
    }

    @Test
    void theRuleCanFail() {
        assertThat(CHANGE.matcher("Update attempt set number = 1").find()).isTrue();
        assertThat(CHANGE.matcher("delete\n  from attempt").find()).isTrue();
    }
}

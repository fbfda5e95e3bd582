package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.launch.machine.SystemTools;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of the modules that need no browser, run by Node.js. */
class JavaScriptTest {

    private static final Path TESTS = Path.of("src", "test", "javascript");
    private static final int LONGEST_SECONDS = 120;

    @TempDir
    Path folder;

    @Tag("slow")
    @Test
    void nodeFindsNothingWrongWithTheModules() throws IOException, InterruptedException {
        assumeTrue(SystemTools.find("node").isPresent(), "NOT TESTED: the modules of the pages, which needs node");
        List<String> command = new ArrayList<>(List.of("node", "--test"));
        try (Stream<Path> tests = Files.list(TESTS)) {
            tests.filter(file -> file.toString().endsWith(".test.mjs"))
                    .sorted()
                    .map(Path::toString)
                    .forEach(command::add);
        }
        assertThat(command).hasSizeGreaterThan(5);
        Path said = folder.resolve("said");

        Process node = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        boolean ended = node.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
        node.destroyForcibly();

        String words = Files.readString(said, StandardCharsets.UTF_8);
        assertThat(ended).as(words).isTrue();
        assertThat(node.exitValue()).as(words).isZero();
        assertThat(words).containsPattern("tests [1-9][0-9]");
    }
}

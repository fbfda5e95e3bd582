package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A program whose start was under way when its arena was killed has another parent by then, and must not run. */
@DisabledOnOs(OS.WINDOWS)
class OrphanTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void theSystemHasTheTool() {
        assumeThat(SystemTools.find("setpriv")).isPresent();
    }

    @Test
    void aChildOfTheArenaIsStarted() throws IOException, InterruptedException {
        assertThat(exitCode(touch())).isZero();
        assertThat(folder.resolve("started")).exists();
    }

    @Test
    void aChildOfSomebodyElseIsNotStarted() throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("sh", "-c", "\"$@\"; exit $?", "another-parent"));
        words.addAll(touch());
        assertThat(exitCode(words)).isEqualTo(1);
        assertThat(folder.resolve("started")).doesNotExist();
    }

    private List<String> touch() {
        List<String> words = new ArrayList<>(Confinement.whileTheArenaLives());
        words.addAll(List.of("touch", folder.resolve("started").toString()));
        return words;
    }

    private static int exitCode(List<String> words) throws IOException, InterruptedException {
        return new ProcessBuilder(words).inheritIO().start().waitFor();
    }
}

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
import org.junit.jupiter.api.condition.EnabledOnOs;
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

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatAKilledArenaHasLeftBehindIsEndedAndWhatALivingOneHasStartedIsNot()
            throws IOException, InterruptedException {
        Process arena = new ProcessBuilder("true").start();
        arena.waitFor();
        Process orphan = sleeping(arena.pid() + "-left");
        Process child = sleeping(Marked.arena() + "-playing");
        try {
            assertThat(Marked.endOrphans())
                    .anyMatch(words -> words.startsWith("process " + orphan.pid()))
                    .noneMatch(words -> words.startsWith("process " + child.pid()));
            assertThat(orphan.waitFor()).isNotZero();
            assertThat(child.isAlive()).isTrue();
        } finally {
            child.destroyForcibly();
        }
    }

    private static Process sleeping(String mark) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("sleep", "60");
        builder.environment().put(Start.MARK, mark);
        return builder.start();
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

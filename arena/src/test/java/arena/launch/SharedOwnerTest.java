package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Attempts of two bots of one owner, with one working folder, to exchange information during a match. */
@Tag("slow")
class SharedOwnerTest {

    private static final String SECRET = "the-king-is-at-9";

    /** Writes a word wherever a bot might be able to write, and stays. */
    private static final String WRITER = """
            for place in . .. /tmp /var/tmp /dev/shm /run "$HOME" %1$s /proc/sys/kernel "$ARENA_FOLDER/../BETA"; do
                echo %2$s > "$place/told" 2>/dev/null && echo "wrote $place"
            done
            echo %2$s > "$ARENA_FOLDER/kept"
            chmod -R a+rwx "$ARENA_FOLDER"
            echo up > "$ARENA_FOLDER/ready.txt"
            exec sleep 60
            """;

    /** Looks for the word wherever a bot might be able to read, also through links in its own folder. */
    private static final String READER = """
            ln -s ../ALPHA/kept "$ARENA_FOLDER/link" 2>/dev/null
            ln "$ARENA_FOLDER/../ALPHA/kept" "$ARENA_FOLDER/hard" 2>/dev/null
            for place in . .. /tmp /var/tmp /dev/shm /run "$HOME" %1$s /proc/sys/kernel/random; do
                cat "$place/told"
            done
            cat "$ARENA_FOLDER/link" "$ARENA_FOLDER/hard" "$ARENA_FOLDER/../ALPHA/kept"
            cat /proc/[0-9]*/cmdline /proc/[0-9]*/environ /proc/[0-9]*/root%1$s/field/ALPHA/kept /proc/net/unix
            ls "$ARENA_FOLDER/.."
            """;

    @TempDir
    Path root;

    private String read(boolean writesBesideItself) throws IOException {
        assumeThat(LaunchField.levels())
                .as("NOT TESTED: bubblewrap works on this machine")
                .contains(ConfinementLevel.BWRAP);
        Path home = root.toRealPath();
        Path working = Files.createDirectories(home.resolve("mine"));
        Path logs = home.resolve("logs");
        LaunchTerms.VisiblePaths sight = new LaunchTerms.VisiblePaths(
                false,
                writesBesideItself,
                List.of(),
                List.of(home.resolve("field"), logs),
                LaunchTerms.KnownFolders.NONE);
        LaunchTerms terms = new LaunchTerms(
                ConfinementLevel.BWRAP, logs, sight, new LaunchTerms.Limits(100_000, 1 << 20, Duration.ofMillis(200)));
        try (LaunchField launchField = new LaunchField(root, terms)) {
            LaunchedPlayer telling = launchField.player(BotProgram.of("ALPHA", shell(WRITER, home), working));
            LaunchedPlayer listening = launchField.player(BotProgram.of("BETA", shell(READER, home), working));
            launchField.join(telling);
            Awaitility.await()
                    .atMost(LaunchField.LONG)
                    .until(() -> Files.exists(launchField.folder("ALPHA").resolve("ready.txt")));
            assertThat(launchField.folder("ALPHA").resolve("kept")).hasContent(SECRET);
            launchField.join(listening);
            LaunchField.awaitGone(listening);
            listening.leave();
            String log = launchField.log();
            telling.leave();
            return log;
        }
    }

    private static List<String> shell(String script, Path home) {
        return List.of("sh", "-c", script.formatted(home, SECRET));
    }

    @Test
    void aConfinedBotReadsNothingOfAnotherBotWithTheSameWorkingFolder() throws IOException {
        assertThat(read(false)).doesNotContain(SECRET).doesNotContain("ALPHA\n");
    }

    @Test
    void botsThatMayWriteBesideThemselvesShareTheirWorkingFolderAndNothingElse() throws IOException {
        assertThat(read(true).split(SECRET, -1))
                .as("received once, in the working folder")
                .hasSize(2);
    }
}

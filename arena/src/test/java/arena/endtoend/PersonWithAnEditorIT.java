package arena.endtoend;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person saves files with an editor: no rename, no line end, another case, no heartbeat but the first. */
class PersonWithAnEditorIT {

    @TempDir
    private Path folder;

    @Test
    void aPersonPlaysByHandAndIsToldTheCode() throws Exception {
        Product product = new Product(folder);
        Path team = product.field().resolve("Person_1");
        Process arena = product.start(
                folder.resolve("out.txt").toFile(),
                folder.resolve("err.txt").toFile(),
                "play",
                "folder:Person_1",
                "superbot:1",
                "--seed",
                "8",
                "--set",
                "turn-limit=4",
                "--json");
        try {
            await().atMost(60, SECONDS).until(() -> Files.isDirectory(team) && heartbeatWakesTheArena(team));
            assertThat(Files.readAllLines(team.resolve("input_1.txt")))
                    .hasSize(56)
                    .first()
                    .isEqualTo("Expecting = K 1-21");
            Files.writeString(team.resolve("OUTPUT_1.TXT"), "k 9");
            await().atMost(60, SECONDS).until(() -> Files.exists(team.resolve("acknowledge_1.txt")));
            assertThat(team.resolve("acknowledge_1.txt")).hasContent("0\n");
            await().atMost(60, SECONDS).until(() -> Files.exists(team.resolve("input_2.txt")));
            Files.writeString(team.resolve("output_2.txt"), "C 9\r\n");
            await().atMost(60, SECONDS).until(() -> Files.exists(team.resolve("explain_2.txt")));
            assertThat(team.resolve("acknowledge_2.txt")).hasContent("8\n");
            List<String> explanation = Files.readAllLines(team.resolve("explain_2.txt"));
            assertThat(explanation).contains("Code = 8", "WrongMovesLeft = 1");
            assertThat(arena.waitFor(30, SECONDS)).isTrue();
            assertThat(arena.exitValue()).isZero();
            assertThat(team.resolve("Gameover.txt")).content().contains("Reason = turn limit\nMoves = 4\n");
        } finally {
            arena.destroyForcibly();
        }
    }

    /** Saves the heartbeat until the arena has answered it. */
    private static boolean heartbeatWakesTheArena(Path team) throws Exception {
        Files.writeString(team.resolve("ready.txt"), "here I am");
        return Files.exists(team.resolve("input_1.txt"));
    }
}

package arena.endtoend;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is lost and nobody is left behind when the arena is killed. */
class KilledArenaIT {

    /** A bot that is easy to find among all processes, and thinks for ever after its first move. */
    private static final String SLOW = """
            cd "$1"
            rm -f ./*
            until [ -e input_1.txt ]; do echo ready > ready.txt; sleep 0.02; done
            echo K 5 > output_1.txt
            sleep 600
            """;

    @TempDir
    private Path folder;

    @Test
    void aKilledArenaLeavesAReadableRecordAndNoBot() throws Exception {
        Product product = new Product(folder).bot("Slow_Bot", "sh slow_bot_4711.sh", "slow_bot_4711.sh", SLOW);
        Process arena = product.start(
                folder.resolve("out.txt").toFile(),
                folder.resolve("err.txt").toFile(),
                "play",
                "Slow_Bot",
                "superbot:1",
                "--set",
                "move-time=10m",
                "--plain");
        try {
            await().atMost(60, SECONDS).until(() -> bots().findAny().isPresent() && promptedTwice());
        } finally {
            arena.destroyForcibly().waitFor();
        }
        await().atMost(60, SECONDS).until(() -> bots().findAny().isEmpty());

        Product.Run replay = product.run("replay", "last", "--plain");
        assertThat(replay.exitCode()).as(replay.err()).isZero();
        assertThat(replay.out()).contains("K 5");
        Product.Run verify = product.run("verify", "last");
        assertThat(verify.out() + verify.err()).contains("the arena was killed");
    }

    @Tag("slow")
    @Test
    void theNextMatchInTheSameFoldersIsPlayedAsIfNothingHadHappened() throws Exception {
        aKilledArenaLeavesAReadableRecordAndNoBot();
        Product.Run run = new Product(folder)
                .bot("Slow_Bot", "sh slow_bot_4711.sh", "slow_bot_4711.sh", SLOW)
                .run("play", "Slow_Bot", "superbot:1", "--set", "move-time=500ms", "--json");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.json().get("reason").asString()).isEqualTo("time out");
    }

    private static Stream<ProcessHandle> bots() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").contains("slow_bot_4711.sh"));
    }

    private boolean promptedTwice() throws IOException {
        Path records = folder.resolve(".arena/records");
        if (!Files.isDirectory(records)) {
            return false;
        }
        try (Stream<Path> files = Files.list(records)) {
            List<Path> plain =
                    files.filter(file -> file.toString().endsWith(".jsonl")).toList();
            return !plain.isEmpty() && Product.read(plain.get(0)).split("Expecting = C", -1).length > 1;
        }
    }
}

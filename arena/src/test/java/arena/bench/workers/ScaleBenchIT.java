package arena.bench.workers;

import static org.assertj.core.api.Assertions.assertThat;

import arena.plugin.Games;
import arena.store.PostgresqlServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A test that the benchmark plays a contest with each number of workers, and counts its games. */
@Tag("slow")
class ScaleBenchIT {

    @Test
    void gamesAreCountedForEachNumberOfWorkers() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PostgresqlServer server = PostgresqlServer.started()) {
            ScaleBench.run(
                    new ScaleBench.Plan(
                            new WorkersBench.Server(
                                    PostgresqlServer.url(server.emptyDatabase(), server.port()),
                                    PostgresqlServer.USER,
                                    PostgresqlServer.PASSWORD),
                            Games.byId("chain-reaction").info(),
                            40,
                            List.of(1, 3),
                            2,
                            Duration.ofSeconds(10),
                            20,
                            Duration.ofSeconds(5)),
                    new PrintStream(out, true, StandardCharsets.UTF_8));
        }

        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(2).strip()).startsWith("1          2  ").endsWith("  4");
        assertThat(lines.get(3).strip()).startsWith("3          6  ").endsWith("  12");
        assertThat(lines.subList(2, 4))
                .allSatisfy(line -> assertThat(Double.parseDouble(line.strip().split(" +", -1)[2]))
                        .as("games a second in: " + line)
                        .isPositive());
    }
}

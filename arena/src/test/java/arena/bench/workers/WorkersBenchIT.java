package arena.bench.workers;

import static org.assertj.core.api.Assertions.assertThat;

import arena.store.PostgresqlServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A test that the benchmark plays every game it counts. */
@Tag("slow")
class WorkersBenchIT {

    @Test
    void aLineIsPrintedForEachNumberOfWorkers() throws IOException, InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PostgresqlServer server = PostgresqlServer.started()) {
            WorkersBench.run(
                    new WorkersBench.Plan(
                            new WorkersBench.Server(
                                    PostgresqlServer.url(server.emptyDatabase(), server.port()),
                                    PostgresqlServer.USER,
                                    PostgresqlServer.PASSWORD),
                            List.of(1, 3),
                            2,
                            Duration.ofMillis(100),
                            2),
                    new PrintStream(out, true, StandardCharsets.UTF_8));
        }

        assertThat(out.toString(StandardCharsets.UTF_8).lines().skip(2).map(String::strip))
                .hasSize(2)
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("1      4  "),
                        line -> assertThat(line).startsWith("3     12  "));
    }
}

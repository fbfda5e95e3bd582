package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The automatic mode with real programs, as another program uses it: the exit code and the file are all that counts.
 */
@Tag("slow")
class AutoIT {

    @TempDir
    private Path folder;

    @Test
    void twoStarterBotsPlayTheirGamesAndTheScoresStandInTheFile() throws IOException, InterruptedException {
        StarterBot bot = StarterBot.built("python", folder);
        Product product = new Product(folder)
                .section("First", bot.command(), bot.folder())
                .section("Second", bot.command(), bot.folder());

        Product.Run run = product.run("auto", "3", "scores.xml", "First", "Second", "--seed", "7");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(Product.read(folder.resolve("scores.xml"))).isEqualTo("""
                <?xml version="1.0" encoding="UTF-8"?>
                <players>
                  <player name="First">0;1;1</player>
                  <player name="Second">1;0;0</player>
                </players>
                """);
    }

    @Test
    void aKilledSeriesGoesOnAndHasTheScoresOfAnUndisturbedOne() throws IOException, InterruptedException {
        Product product = new Product(folder);
        List<String> games = List.of("superbot:1", "superbot:2", "--seed", "7");
        assertThat(product.run(auto("whole.xml", games)).exitCode()).isZero();

        Process arena = product.starting(auto("scores.xml", games)).start();
        try (BufferedReader out = arena.inputReader()) {
            assertThat(out.lines().anyMatch(line -> line.startsWith("Game 1 of 40: ")))
                    .isTrue();
        } finally {
            arena.destroyForcibly().waitFor();
        }
        Product.Run run = product.run(auto("scores.xml", games));

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).matches("(?s)The series continues: [1-9][0-9]* of 40 games are played.*");
        assertThat(folder.resolve("scores.xml")).hasSameTextualContentAs(folder.resolve("whole.xml"));
    }

    private static String[] auto(String scores, List<String> games) {
        return Stream.concat(Stream.of("auto", "40", scores), games.stream()).toArray(String[]::new);
    }
}

package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The automatic mode with real programs, as another program uses it: the exit code and the file are all that counts.
 */
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
}

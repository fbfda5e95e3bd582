package arena.cli.auto;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AutoCommandTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("[match]\njoin-time = 1s\n");
    }

    private String scores() throws IOException {
        return Files.readString(console.folder().resolve("scores.xml"));
    }

    @Test
    void theScoresOfEachGameStandThereInTheOrderOfTheGames() throws IOException {
        Console.Printed printed = console.type("auto", "3", "scores.xml", "superbot:1", "superbot:2", "--seed", "7");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(scores()).matches("""
                        <\\?xml version="1.0" encoding="UTF-8"\\?>
                        <players>
                          <player name="superbot_1">[01];[01];[01]</player>
                          <player name="superbot_2">[01];[01];[01]</player>
                        </players>
                        """);
        assertThat(printed.outLines())
                .hasSize(5)
                .last()
                .isEqualTo("Scores: " + console.folder().resolve("scores.xml"));
        assertThat(printed.outLines().get(0)).startsWith("Game 1 of 3: superbot_");
    }

    @Test
    void aSeriesCanBePlayedAgainFromItsSeed() throws IOException {
        console.type("auto", "4", "scores.xml", "superbot:1", "superbot:2", "--seed", "7");
        String first = scores();
        console.type("auto", "4", "scores.xml", "superbot:1", "superbot:2", "--seed", "7");

        assertThat(scores()).isEqualTo(first);
    }

    @Test
    void seatsThatNobodyIsNamedForAreFilledWithTheWeakestSuperBot() throws IOException {
        console.type("auto", "1", "scores.xml", "superbot:2", "--game", "asterobots", "--set", "rounds=1");

        assertThat(scores().lines().filter(line -> line.contains("name=")))
                .hasSize(6)
                .first()
                .asString()
                .matches("  <player name=\"superbot_2\">[0-9]+</player>");
    }

    @Test
    void whoIsNamedAndIsNotThereEndsTheSeriesBeforeAnyScore() {
        Console.Printed printed =
                console.type("auto", "2", "scores.xml", "folder:Nobody", "--game", "asterobots", "--set", "rounds=1");

        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.err()).contains("arena: Nobody is not there (not ready within 1000 ms). Start it");
        assertThat(console.folder().resolve("scores.xml")).doesNotExist();
    }

    @Test
    void theTestEndsWithTheFirstAnswer() {
        Console.Printed printed = console.type("auto", "--test", "superbot:1");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.outLines()).containsExactly("superbot_1 is ready, and has answered its first question.");
    }
}

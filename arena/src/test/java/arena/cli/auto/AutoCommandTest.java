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
    void theSameCommandGoesOnAfterTheGamesThatWerePlayed() throws IOException {
        console.type("auto", "4", "whole.xml", "superbot:1", "superbot:2", "--seed", "7");
        begun("[1,0]", "[0,1]");

        Console.Printed printed = console.type("auto", "4", "scores.xml", "superbot:1", "superbot:2");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.outLines().get(0)).isEqualTo("The series continues: 2 of 4 games are played.");
        assertThat(printed.out()).contains("Game 3 of 4: ", "Game 4 of 4: ").doesNotContain("Game 2 of 4: ");
        assertThat(points(0)).startsWith("1;0;").endsWith(later(0));
        assertThat(points(1)).startsWith("0;1;").endsWith(later(1));
        assertThat(journal()).as("a series that is whole").doesNotExist();
    }

    @Test
    void anotherSeriesWithTheSameScoresIsRefusedWithTheWaysOut() throws IOException {
        begun("[1,0]");

        Console.Printed printed = console.type("auto", "4", "scores.xml", "superbot:1", "superbot:3");

        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err())
                .isEqualTo("arena: An unfinished series is stored in " + journal() + ": chain-reaction, seed 7,"
                        + " superbot_1, superbot_2, 1 games played. Repeat its command to continue it, add"
                        + " --fresh to delete it and start over, or name another file for the scores.\n");
        assertThat(console.type("auto", "1", "scores.xml", "superbot:1", "superbot:3", "--fresh")
                        .code())
                .isZero();
    }

    private Path journal() {
        return console.folder().resolve("scores.xml.jsonl");
    }

    /** Leaves the journal of a series behind as an arena does that is killed: the last line is torn. */
    private void begun(String... points) throws IOException {
        StringBuilder lines = new StringBuilder("{\"format\":1,\"game\":\"chain-reaction\",\"settings\":{"
                + "\"move-time\":\"3s\",\"swaps\":\"6\",\"turn-limit\":\"1000\",\"wrong-moves\":\"2\"},\"seed\":7,"
                + "\"players\":[\"superbot_1\",\"superbot_2\"]}\n");
        for (int game = 1; game <= points.length; game++) {
            lines.append("{\"number\":" + game + ",\"points\":" + points[game - 1] + "}\n");
        }
        Files.writeString(journal(), lines + "{\"number\":");
    }

    private String points(int player) throws IOException {
        return points(scores(), player);
    }

    /** Returns the points of games 3 and 4 of the series that was played at once. */
    private String later(int player) throws IOException {
        return points(Files.readString(console.folder().resolve("whole.xml")), player)
                .split(";", 3)[2];
    }

    private static String points(String xml, int player) {
        return xml.lines()
                .filter(line -> line.contains("<player "))
                .skip(player)
                .map(line -> line.replaceAll("<[^>]*>", "").strip())
                .findFirst()
                .orElseThrow();
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
        assertThat(printed.err()).contains("arena: Nobody is not ready (not ready within 1000 ms). Start it");
        assertThat(console.folder().resolve("scores.xml")).doesNotExist();
    }

    @Test
    void theTestEndsWithTheFirstAnswer() {
        Console.Printed printed = console.type("auto", "--test", "superbot:1");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.outLines()).containsExactly("superbot_1 is ready and has answered its first prompt.");
    }
}

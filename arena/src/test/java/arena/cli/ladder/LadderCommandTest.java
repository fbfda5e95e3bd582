package arena.cli.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LadderCommandTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root);
    }

    @Test
    void aLadderWithoutGamesPlaysNoneAndHasATableOfTheMarks() throws IOException {
        console.config("[ladder]\ngames = chain-reaction asterobots\nseason = spring\n");

        Console.Printed run = console.type("ladder", "run", "--games", "0");

        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(console.folder().resolve("ladder-entries/asterobots")).isDirectory();
        assertThat(console.type("ladder", "show").out())
                .startsWith("Ladder of Chain Reaction Reloaded, season spring, ")
                .contains("superbot:1", "superbot:5", "1000");
        assertThat(console.type("ladder", "show", "asterobots", "--json").out())
                .contains("\"game\":\"asterobots\",\"season\":\"spring\"");
        assertThat(console.type("ladder", "show", "overall").out())
                .startsWith("Ladder over all games, season spring, ")
                .contains("place  team");
        assertThat(Files.readString(console.folder().resolve(".arena/ladder/season-spring/ladder.jsonl")))
                .startsWith("{\"format\":1,\"season\":\"spring\"");
    }

    @Test
    void aTableThatIsNotThereYetIsExplained() {
        Console.Printed printed = console.type("ladder", "show");
        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err()).contains("There is no table of chain-reaction in ", "`arena ladder run` makes it");
    }

    @Test
    void mistakesOfTheSectionAreReportedTogether() throws IOException {
        console.config("[ladder]\ngames = chess\nseason = a b\nfreeze = 25:00\nfailures = 0\n");
        Console.Printed printed = console.type("ladder", "run");
        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err())
                .contains("line 2: there is no game \"chess\"", "line 3: season is 1 to 40 letters")
                .contains("line 4: freeze is a time of day or none, and \"25:00\" is neither")
                .contains("line 5: failures");
    }

    @Test
    void anotherGameThanThoseOfTheLadderIsNamed() throws IOException {
        console.config("[ladder]\ngames = asterobots\n");
        assertThat(console.type("ladder", "show", "acquire").err())
                .contains("The ladder has no table \"acquire\"; its tables are asterobots.");
        assertThat(console.type("ladder").err()).contains("Name a command: run or show.");
    }
}

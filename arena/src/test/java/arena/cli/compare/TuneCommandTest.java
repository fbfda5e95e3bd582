package arena.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuneCommandTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("""
                [bot MyTeam]
                command = no-such-program
                game = chain-reaction
                env.KING = 7
                [bot Far]
                speaks = http
                url = http://127.0.0.1:9/bot
                game = chain-reaction
                """);
    }

    private String mistake(String... words) {
        Console.Printed printed = console.type(words);
        assertThat(printed.code()).as(printed.err()).isEqualTo(2);
        return printed.err();
    }

    @Test
    void mistakesAreExplainedBeforeAnyGame() {
        assertThat(mistake("tune", "MyTeam")).contains("--param");
        assertThat(mistake("tune", "MyTeam", "--param", "env.KING=1..5"))
                .contains("env.KING begins at 7, which is not in 1..5; widen the range.");
        assertThat(mistake("tune", "MyTeam", "--param", "env.KING=1..9", "--param", "env.KING=1..8"))
                .contains("--param names a variable twice; name each once.");
        assertThat(mistake("tune", "MyTeam", "--param", "env.KING=1..9", "--games", "0"))
                .contains("--games must be a number from 1 to 1000000, not 0.");
        assertThat(mistake("tune", "MyTeam", "--param", "env.KING=1..9", "--sprt", "50"))
                .contains("--sprt needs two differences in Elo");
        assertThat(mistake("tune", "Nobody", "--param", "env.KING=1..9")).contains("There is no bot \"Nobody\"");
        assertThat(mistake("tune", "Far", "--param", "env.KING=1..9:2")).contains("Far is started elsewhere");
    }

    @Test
    void aBotThatCannotBeStartedIsToldBeforeAnyGame() {
        Console.Printed printed = console.type("tune", "MyTeam", "--param", "env.KING=1..9");

        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.err()).contains("no-such-program");
    }
}

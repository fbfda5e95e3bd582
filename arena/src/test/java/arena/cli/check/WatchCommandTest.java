package arena.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.cli.ShellStarter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests of one trial of a real program. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class WatchCommandTest {

    @TempDir
    private Path root;

    private Console console;
    private Path folder;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root);
        folder = Files.createDirectories(console.folder().resolve("MyTeam"));
        Files.writeString(folder.resolve("bot.sh"), ShellStarter.script());
        console.config("""
                [game chain-reaction]
                turn-limit = 2
                [bot MyTeam]
                folder = MyTeam
                command = sh bot.sh {folder}
                """);
    }

    @Test
    void aSoundBotIsGreen() throws IOException {
        Files.writeString(folder.resolve("template.ini"), """
                [template]
                build = touch built
                command = sh bot.sh {folder}
                """);
        Console.Printed printed = console.type("watch", "MyTeam", "--once", "--games", "2");

        assertThat(printed.out())
                .containsPattern("(?s)build  ok     touch built .*check  ok     fit to play .*"
                        + "games  ok     [0-2] of 2 won against superbot:1 .*GREEN\n");
        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(folder.resolve("built")).exists();
    }

    @Test
    void aBuildThatFailsEndsTheTrial() {
        Console.Printed printed =
                console.type("watch", "MyTeam", "--once", "--build", "sh -c \"echo no good; exit 3\"");

        assertThat(printed.out())
                .contains("build  WRONG  exit code 3", "    no good\n", "RED\n")
                .doesNotContain("check");
        assertThat(printed.code()).isEqualTo(1);
    }

    @Test
    void theOutputOfABuildMayHaveAnyEncoding() throws IOException {
        Files.writeString(folder.resolve("build.sh"), "printf 'a \\351 b\\n'; exit 3\n");
        Console.Printed printed = console.type("watch", "MyTeam", "--once", "--build", "sh build.sh");

        assertThat(printed.out()).contains("build  WRONG  exit code 3").containsPattern("a . b");
    }

    @Test
    void theEndOfALongErrorStreamIsShown() throws IOException {
        Files.writeString(
                folder.resolve("bot.sh"),
                "i=0; while [ $i -lt 30 ]; do echo line $i >&2; i=$((i+1)); done; echo THE REASON >&2; exit 1\n");
        Console.Printed printed = console.type("watch", "MyTeam", "--once");

        assertThat(printed.out())
                .contains("check  WRONG", "THE REASON", "RED\n")
                .doesNotContain("games");
        assertThat(printed.code()).isEqualTo(1);
    }

    @Test
    void aMistakeInTheCommandIsASentence() {
        assertThat(console.type("watch", "MyTeam", "--once", "--level", "99").err())
                .contains("--level is from 1 to");
        assertThat(console.type("watch", "MyTeam", "--once", "--games", "200").err())
                .contains("--games is from 0 to 100");
        assertThat(console.type("watch", "Nobody", "--once").err()).contains("Nobody");
    }
}

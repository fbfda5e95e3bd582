package arena.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.cli.ShellStarter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Versions of a bot: made, listed, played, and refused. */
@DisabledOnOs(OS.WINDOWS)
class SnapshotCommandTest {

    @TempDir
    private Path root;

    private Console console;
    private Path bot;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("""
                [bot MyTeam]
                folder = mine
                command = sh bot.sh {folder}
                env.DEPTH = 2
                """);
        bot = Files.createDirectories(console.folder().resolve("mine"));
        Files.writeString(bot.resolve("bot.sh"), ShellStarter.script());
        Files.createDirectories(bot.resolve(".git"));
    }

    private Path versions() {
        return console.folder().resolve("mine.versions");
    }

    @Test
    void aVersionIsACopyThatIsListedWithItsNote() throws IOException {
        Console.Printed made = console.type("snapshot", "MyTeam", "--note", "random moves");
        assertThat(made.out()).contains("MyTeam@1 is in " + versions().resolve("1") + ".");
        assertThat(versions().resolve("1/bot.sh")).hasSameTextualContentAs(bot.resolve("bot.sh"));
        assertThat(versions().resolve("1/.git")).doesNotExist();
        assertThat(Files.readString(versions().resolve("1.json"))).contains("\"DEPTH\":\"2\"");
        Files.writeString(bot.resolve("bot.sh"), "exit\n");
        console.type("snapshot", "MyTeam");
        assertThat(versions().resolve("1/bot.sh")).content().isNotEqualTo("exit\n");
        assertThat(console.type("versions", "MyTeam").outLines())
                .hasSize(2)
                .satisfies(lines -> assertThat(lines.get(0)).matches("MyTeam@1 .* random moves"))
                .satisfies(lines -> assertThat(lines.get(1)).startsWith("MyTeam@2 "));
    }

    @Test
    void aBotThatHasNotChangedHasNoNewVersion() {
        console.type("snapshot", "MyTeam");
        assertThat(console.type("snapshot", "MyTeam").out())
                .contains("Nothing has changed since MyTeam@1; no version was made.");
        assertThat(console.type("versions", "MyTeam").outLines()).hasSize(1);
    }

    @Test
    void anotherValueOfAVariableIsAnotherVersion() throws IOException {
        console.type("snapshot", "MyTeam");
        console.config("[bot MyTeam]\nfolder = mine\ncommand = sh bot.sh {folder}\nenv.DEPTH = 3\n");
        assertThat(console.type("snapshot", "MyTeam").out()).contains("MyTeam@2 is in ");
    }

    @Test
    void aSectionThatNamesItsFolderIsRefused() throws IOException {
        console.config("[bot MyTeam]\nfolder = mine\ncommand = sh " + bot.resolve("bot.sh") + " {folder}\n");
        assertThat(console.type("snapshot", "MyTeam").err())
                .contains("so that a version would start the present program; write the path relative");
    }

    @Test
    void aFolderThatIsTooLargeLeavesNothing() throws IOException {
        try (RandomAccessFile large =
                new RandomAccessFile(bot.resolve("table.bin").toFile(), "rw")) {
            large.setLength((1L << 30) + 1);
        }
        assertThat(console.type("snapshot", "MyTeam").err()).contains("or than a gibibyte");
        assertThat(versions().toFile().list()).isEmpty();
    }

    @Test
    void aVersionIsNotComparedWithAll() {
        console.type("snapshot", "MyTeam");
        assertThat(console.type("compare", "MyTeam@1", "--against-all").err())
                .contains("name the bot, and not its version MyTeam@1.");
    }

    @Test
    void aSnapshotThatWasKilledIsPassedOver() throws IOException {
        Files.createDirectories(versions().resolve("1/half"));
        assertThat(console.type("snapshot", "MyTeam").out()).contains("MyTeam@2 is in ");
    }

    @Test
    @Tag("slow")
    void aVersionPlaysAgainstTheBotAndAgainstAll() {
        console.type("snapshot", "MyTeam");
        Console.Printed match = console.type("play", "MyTeam@1", "MyTeam", "--set", "turn-limit=4", "--quiet");
        assertThat(match.code()).as(match.err()).isZero();
        assertThat(console.type("matches").out()).contains("MyTeam_v1");
        Console.Printed all =
                console.type("compare", "MyTeam", "--against-all", "--games", "2", "--set", "turn-limit=4");
        assertThat(all.code()).as(all.err()).isZero();
        assertThat(all.out()).contains("MyTeam : superbot_1", "MyTeam : superbot_5", "MyTeam : MyTeam_v1");
    }

    @Test
    void aVersionThatDoesNotExistIsNamedWithThoseThatDo() {
        assertThat(console.type("play", "MyTeam@1", "superbot:1").err())
                .contains("There is no MyTeam@1; `arena snapshot MyTeam` makes the first version.");
        console.type("snapshot", "MyTeam");
        assertThat(console.type("play", "MyTeam@4", "superbot:1").err())
                .contains("There is no MyTeam@4; there are: MyTeam@1.");
        assertThat(console.type("versions", "MyTeam@1").err()).contains("There is no bot \"MyTeam@1\"");
    }

    @Test
    void aDamagedVersionIsNamed() throws IOException {
        console.type("snapshot", "MyTeam");
        Files.writeString(versions().resolve("1.json"), "{\"number\":1}");
        Console.Printed printed = console.type("versions", "MyTeam");
        assertThat(printed.code()).isEqualTo(3);
        assertThat(printed.err()).contains("1.json is damaged: remove it, or write the version again");
    }

    @Test
    void aFolderThatHoldsMoreThanTheBotIsRefused() throws IOException {
        console.config("[bot MyTeam]\ncommand = sh bot.sh {folder}\n");
        assertThat(console.type("snapshot", "MyTeam").err())
                .contains("holds more than the bot MyTeam: give the bot a folder of its own");
    }
}

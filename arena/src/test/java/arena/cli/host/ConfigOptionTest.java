package arena.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigOptionTest {

    private static final String FOREIGN = "[database]\nurl = x\n";

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root);
        Files.writeString(console.home().resolve("config.ini"), "[bot Shipped]\ncommand = run {folder}\n");
    }

    @Test
    void aConfigurationOfAnotherProgramIsPassedOverWithARemark() throws IOException {
        console.config(FOREIGN);

        Console.Printed printed = console.type("practice", "Shipped", "--status");

        assertThat(printed.code()).isZero();
        assertThat(printed.err())
                .isEqualTo(here()
                        + " is ignored because it has no section of the arena; the settings are those of "
                        + console.home().resolve("config.ini") + ". To use it, add --config config.ini.\n");
    }

    @Test
    void theRemarkIsMadeOnceAlsoWhereACommandReadsTheSettingsOften() throws IOException {
        console.config(FOREIGN);

        assertThat(console.type("matches").err()).containsOnlyOnce("is ignored");
    }

    @Test
    void theSameConfigurationIsReadWhereItIsNamed() throws IOException {
        console.config(FOREIGN);

        Console.Printed printed = console.type("practice", "Shipped", "--status", "--config", "config.ini");

        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err()).contains(here() + ", line 1: there is no section [database]");
    }

    @Test
    void anEmptyConfigurationIsTheOneOfThisFolder() throws IOException {
        console.config("");

        assertThat(console.type("practice", "Shipped", "--status").err())
                .contains("There is no bot \"Shipped\" in " + here());
    }

    @Test
    void withoutAnyConfigurationTheBotsOfThisFolderAreKnown() throws IOException {
        Files.delete(console.home().resolve("config.ini"));
        Files.writeString(console.folder().resolve("bots.ini"), "[bot Mine]\ncommand = run {folder}\n");

        assertThat(console.type("practice", "Mine", "--status").code()).isZero();
    }

    private Path here() {
        return console.folder().resolve("config.ini");
    }
}

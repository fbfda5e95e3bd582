package arena.launch.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests of what a host reads before the start of a program that cannot start. */
@DisabledOnOs(OS.WINDOWS)
class BotProgramCheckTest {

    @TempDir
    Path folder;

    @Test
    void aValidCommandHasNoProblem() throws IOException {
        Files.writeString(folder.resolve("bot.sh"), "exit 0\n");

        assertThat(problems("sh", "bot.sh", "-v", "{folder}")).isEmpty();
        assertThat(problems("/bin/sh", "-c", "exec python3 missing.py")).isEmpty();
    }

    @Test
    void aMissingWorkingFolderIsNamed() {
        Path missing = folder.resolve("nowhere");

        assertThat(BotProgramCheck.problems(BotProgram.of("ALPHA", List.of("sh"), missing)))
                .containsExactly("The working folder " + missing
                        + " of the bot ALPHA does not exist; create it, or name another folder.");
    }

    @Test
    void aProgramThatIsNotOnThePathIsNamed() {
        assertThat(problems("no-such-program", "bot.py"))
                .first()
                .isEqualTo("The program \"no-such-program\" in the command of"
                        + " the bot ALPHA is not on the PATH; install it, or give its full path.");
    }

    @Test
    void aProgramInTheWorkingFolderMustBeNamedWithItsFolder() throws IOException {
        executable("bot", "#!/bin/sh\n");

        assertThat(problems("bot"))
                .containsExactly("The program \"bot\" in the command of the bot ALPHA is not on the PATH; write ./bot"
                        + " for the file in its working folder.");
        assertThat(problems("./bot")).isEmpty();
    }

    @Test
    void thePathOfItsOwnSettingsCounts() throws IOException {
        executable("bot", "#!/bin/sh\n");
        TreeMap<String, String> environment = new TreeMap<>(Map.of("PATH", folder.toString()));

        assertThat(BotProgramCheck.problems(
                        new BotProgram("ALPHA", List.of("bot"), folder, environment, Duration.ofSeconds(1))))
                .isEmpty();
    }

    @Test
    void aProgramThatDoesNotExistIsNamedByItsFullPath() {
        assertThat(problems("./build/bot"))
                .containsExactly("The program " + folder.resolve("build/bot")
                        + " in the command of the bot ALPHA does not exist; build it, or correct the command.");
    }

    @Test
    void aProgramThatMayNotBeExecutedIsNamed() throws IOException {
        Path bot = Files.writeString(folder.resolve("bot.sh"), "exit 0\n");

        assertThat(problems("./bot.sh"))
                .containsExactly("The program " + bot + " in the command of the bot ALPHA is not executable;"
                        + " make it so"
                        + " with chmod +x, or put its interpreter before it.");
    }

    @Test
    void aFolderIsNoProgram() throws IOException {
        Files.createDirectory(folder.resolve("bot"));

        assertThat(problems("./bot")).singleElement().asString().contains("is a folder, not a program");
    }

    @Test
    void aScriptThatDoesNotExistIsNamedByItsFullPath() {
        assertThat(problems("sh", "bot.sh", "{folder}"))
                .containsExactly("The file " + folder.resolve("bot.sh")
                        + " in the command of the bot ALPHA does not exist; put it there, build it, or"
                        + " correct the command.");
    }

    @Test
    void anInterpreterThatDoesNotExistIsNamed() throws IOException {
        Path bot = executable("bot", "#!/usr/bin/env no-such-interpreter\n");

        assertThat(problems("./bot"))
                .containsExactly("The interpreter \"no-such-interpreter\" in the first line of " + bot
                        + " of the bot ALPHA does not exist; install it, or correct the line.");
    }

    @Test
    void aCarriageReturnAfterTheInterpreterIsNamed() throws IOException {
        executable("bot", "#!/bin/sh\r\nexit 0\r\n");

        assertThat(problems("./bot")).singleElement().asString().contains("end the lines with LF, not CRLF");
    }

    @Test
    void aClassPathOnWhichNothingExistsIsNamed() throws IOException {
        assertThat(problems("java", "-cp", "classes:lib/*", "Bot"))
                .containsExactly(
                        "Nothing on the class path \"classes lib/*\" in the command of the bot ALPHA exists in "
                                + folder + "; build it, or correct the command.");
        Files.createDirectory(folder.resolve("lib"));
        assertThat(problems("java", "-cp", "classes:lib/*", "Bot")).isEmpty();
    }

    private List<String> problems(String... command) {
        return BotProgramCheck.problems(BotProgram.of("ALPHA", List.of(command), folder));
    }

    private Path executable(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}

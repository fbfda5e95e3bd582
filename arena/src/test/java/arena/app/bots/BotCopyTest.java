package arena.app.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests of copies of a bot's folder. */
@DisabledOnOs(OS.WINDOWS)
class BotCopyTest {

    @TempDir
    private Path place;

    private Path bot;
    private Path copy;
    private Path zip;

    @BeforeEach
    void write() throws IOException {
        bot = place.resolve("bot");
        zip = place.resolve("bot.zip");
        copy = Files.createDirectories(place.resolve("copy"));
        Files.createDirectories(bot.resolve("part"));
        Files.createDirectories(bot.resolve("__pycache__"));
        Files.writeString(bot.resolve("bot.py"), "print()\n");
        Files.writeString(bot.resolve("part/größe.txt"), "a");
        Files.writeString(bot.resolve("__pycache__/bot.pyc"), "a");
    }

    @Test
    void aZipFileKeepsContentsNamesAndRights() throws IOException {
        Files.setPosixFilePermissions(bot.resolve("bot.py"), PosixFilePermissions.fromString("rwxr-x---"));
        BotCopy.pack(bot, zip);
        BotCopy.unpack(zip, copy);

        assertThat(copy.resolve("bot.py")).hasContent("print()\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy.resolve("bot.py"))))
                .isEqualTo("rwxr-x---");
        assertThat(copy.resolve("part/größe.txt")).hasContent("a");
        assertThat(copy.resolve("__pycache__")).doesNotExist();
    }

    @Test
    void aLinkIsCopiedButNotPacked() throws IOException {
        Files.createSymbolicLink(bot.resolve("link.py"), Path.of("bot.py"));
        BotCopy.copy(bot, copy);

        assertThat(copy.resolve("link.py")).isSymbolicLink();
        assertThatThrownBy(() -> BotCopy.pack(bot, zip))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it holds the link link.py");
    }
}

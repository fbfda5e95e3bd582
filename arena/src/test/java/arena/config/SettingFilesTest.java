package arena.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Setting;
import arena.game.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingFilesTest {

    private static final TextFile TOWN = new TextFile("town.map", "##\n");
    private static final Setting MAP = Setting.file("map", List.of(TOWN), 10_000, "The map.");

    @TempDir
    Path folder;

    private String value(String text) {
        return SettingFiles.value(MAP, text, folder::resolve);
    }

    @Test
    void theNameOfAFileBecomesItsText() throws IOException {
        Files.writeString(folder.resolve("city.map"), "#..#\n");

        assertThat(TextFile.unpack(value("city.map"))).contains(new TextFile("city.map", "#..#\n"));
        assertThat(MAP.mistake(value("city.map"))).isEmpty();
    }

    @Test
    void whatComesWithTheGameAndWhatIsPackedStaysAsItIs() throws IOException {
        Files.writeString(folder.resolve("town.map"), "another\n");

        assertThat(value("town.map")).isEqualTo("town.map");
        assertThat(value(TOWN.packed())).isEqualTo(TOWN.packed());
        assertThat(SettingFiles.value(Setting.whole("swaps", 1, 0, 9, "Swaps."), "city.map", folder::resolve))
                .isEqualTo("city.map");
    }

    @Test
    void aFileThatCannotBeTakenIsNamedWithWhatIsWrong() throws IOException {
        Files.write(folder.resolve("binary.map"), new byte[] {(byte) 0xFF, 0, (byte) 0xFE});
        Files.writeString(folder.resolve("two words.map"), "##\n");

        assertThatThrownBy(() -> value("nowhere.map"))
                .hasMessageStartingWith("map is a file or one of town.map, and there is no file \"nowhere.map\".");
        assertThatThrownBy(() -> value("binary.map")).hasMessageStartingWith("map is a text in UTF-8, and the file");
        assertThatThrownBy(() -> value("two words.map")).hasMessageEndingWith("has others; rename it.");
    }
}

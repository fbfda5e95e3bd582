package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the distinction between the arena's config.ini and that of another program. */
class ForeignConfigTest {

    private static final List<GameInfo> GAMES = List.of(new GameInfo("toy", "Toy", "no document", 2, 2, List.of()));

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[database]\nurl = x\n",
                "[server]\nport = 1\n[match]\nx = 1\n[database]\n",
                "key = value without a section\n"
            })
    void aFileMostlyOfUnknownSectionsBelongsToAnotherProgram(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("config.ini"), text);

        assertThat(ConfigReader.isForeign(file, GAMES)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "; nothing yet\n",
                "[field]\nfolder = x\n[lanch]\n",
                "[bot MyTeam]\n[server]\n[database]\n",
                "[game toy]\n[server]\n[database]\n"
            })
    void aFileWithSectionsOfTheArenaIsItsOwn(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("config.ini"), text);

        assertThat(ConfigReader.isForeign(file, GAMES)).isFalse();
    }
}

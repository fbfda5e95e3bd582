package arena.app.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ReadResult;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of what is left when an upload is interrupted. */
class LadderUploadsTest {

    @TempDir
    private Path folder;

    private Path entries;
    private LadderUploads uploads;

    @BeforeEach
    void open() throws IOException {
        Configuration configuration = ((ReadResult.Sound<Configuration>) ConfigReader.withoutFile(
                        folder, Games.all().stream().map(game -> game.info()).toList()))
                .value();
        uploads = new LadderUploads(configuration);
        entries = configuration.ladder().entries();
        Files.createDirectories(entries.resolve("chain-reaction"));
    }

    private Path interrupted(String target) throws IOException {
        Path place = Files.createDirectories(entries.resolve(".incoming/entry-1"));
        Files.createDirectories(place.resolve("old"));
        Files.writeString(place.resolve("old/bot.py"), "before");
        Files.writeString(place.resolve("target"), target);
        return place;
    }

    @Test
    void theEntryFromBeforeComesBackIfTheArenaWasKilledBetweenTheMoves() throws IOException {
        interrupted("chain-reaction/Amber");
        uploads.recover();
        assertThat(entries.resolve("chain-reaction/Amber/bot.py")).hasContent("before");
    }

    @Test
    void anEntryThatHasArrivedStays() throws IOException {
        interrupted("chain-reaction/Amber");
        Files.createDirectories(entries.resolve("chain-reaction/Amber"));
        Files.writeString(entries.resolve("chain-reaction/Amber/bot.py"), "after");
        uploads.recover();
        assertThat(entries.resolve("chain-reaction/Amber/bot.py")).hasContent("after");
    }

    @Test
    void whatIsOldIsDeletedAndWhatNamesNoTeamIsNoEntry() throws IOException {
        Path place = interrupted("../../elsewhere/Amber");
        Path archive = Files.writeString(entries.resolve(".incoming/upload-1.zip"), "half an arch");
        uploads.recover();
        assertThat(place).exists();
        assertThat(folder.resolve("elsewhere")).doesNotExist();

        FileTime hours = FileTime.from(Instant.now().minus(Duration.ofHours(2)));
        Files.setLastModifiedTime(place, hours);
        Files.setLastModifiedTime(archive, hours);
        uploads.recover();
        assertThat(entries.resolve(".incoming")).isEmptyDirectory();
    }

    @Test
    void theEntryFromBeforeStaysIfAnotherCannotTakeItsPlace() throws IOException {
        Path amber = Files.createDirectories(entries.resolve("chain-reaction/Amber"));
        Files.writeString(amber.resolve("bot.py"), "before");

        assertThatThrownBy(() -> LadderUploads.replace(amber, folder.resolve("missing"), folder.resolve("old")))
                .isInstanceOf(IOException.class);

        assertThat(amber.resolve("bot.py")).hasContent("before");
        assertThat(folder.resolve("old")).doesNotExist();
    }
}

package arena.app.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of which files of a bot count as changed. */
class BotFilesTest {

    @TempDir
    private Path folder;

    @Test
    void newChangedAndRemovedFilesCount() throws IOException {
        Path kept = Files.writeString(folder.resolve("kept.py"), "a");
        Path edited = Files.writeString(folder.resolve("edited.py"), "a");
        Path removed = Files.writeString(folder.resolve("removed.py"), "a");
        Files.setLastModifiedTime(edited, FileTime.fromMillis(1_000));
        BotFiles before = BotFiles.of(folder);
        assertThat(before.changes(BotFiles.of(folder))).isEmpty();

        Files.writeString(edited, "b");
        Files.delete(removed);
        Files.createDirectories(folder.resolve("part"));
        Files.writeString(folder.resolve("part/new.py"), "a");

        assertThat(before.changes(BotFiles.of(folder)))
                .containsExactly("edited.py", Path.of("part", "new.py").toString(), "removed.py");
        assertThat(kept).exists();
    }

    @Test
    void sourcesAreTheAuthorsAndDataAreTheBots() {
        assertThat(new String[] {"bot.py", "src/main/java/Bot.java", "go.mod", "build.sh"})
                .allMatch(BotFiles::isSource);
        assertThat(new String[] {"learned.txt", "log", "weights.bin", "py"}).noneMatch(BotFiles::isSource);
    }

    @Test
    void whatToolsWriteDoesNotCount() throws IOException {
        BotFiles before = BotFiles.of(folder);
        for (String tools : new String[] {".git", "__pycache__", "node_modules", ".idea"}) {
            Files.createDirectories(folder.resolve(tools));
            Files.writeString(folder.resolve(tools).resolve("file"), "a");
        }

        assertThat(before.changes(BotFiles.of(folder))).isEmpty();
    }
}

package arena.app.signup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.app.RequestFailure;
import arena.config.SignUpSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a folder of the share: it is copied as it is, without anything from elsewhere. */
class SharedFolderTest {

    private static final SignUpSettings.Limits LIMITS = new SignUpSettings.Limits(1 << 20, 1 << 20, 20);

    @TempDir
    private Path folder;

    private Path share;
    private Path entry;

    @BeforeEach
    void make() throws IOException {
        share = Files.createDirectories(folder.resolve("share"));
        entry = Files.createDirectories(folder.resolve("entry"));
        Files.createDirectories(share.resolve("Amber/lib"));
        Files.writeString(share.resolve("Amber/bot.py"), "bot");
        Files.writeString(share.resolve("Amber/lib/board.py"), "board");
        Files.writeString(folder.resolve("secret.txt"), "secret");
        try (var stream = Files.newDirectoryStream(share)) {
            assumeTrue(stream instanceof SecureDirectoryStream, "NOT TESTED: folders of a share, on this system");
        }
    }

    private void copy(String name) throws IOException {
        new SharedFolder(share, name).copy(new EntryFiles(entry, LIMITS));
    }

    @Test
    void aSharedFolderIsCopiedWithItsContent() throws IOException {
        assertThat(share.resolve("Amber/bot.py").toFile().setExecutable(true)).isTrue();
        copy("Amber");
        assertThat(entry.resolve("bot.py")).hasContent("bot").isExecutable();
        assertThat(entry.resolve("lib/board.py")).hasContent("board");
        assertThat(Files.isExecutable(entry.resolve("lib/board.py"))).isFalse();
    }

    @Test
    void noNameLeadsOutOfTheShare() throws IOException {
        Files.createSymbolicLink(share.resolve("linked"), folder);
        for (String name : List.of("..", "../share/Amber", "/etc", "Amber/../..", "C:\\", "", ".")) {
            assertThatThrownBy(() -> copy(name)).as(name).isInstanceOf(RequestFailure.class);
        }
        for (String name : List.of("linked", "linked/share/Amber", "Birch", "Amber/bot.py")) {
            assertThatThrownBy(() -> copy(name))
                    .isInstanceOf(RequestFailure.class)
                    .hasMessage("There is no folder \"" + name + "\" on the share.");
        }
        try (var all = Files.list(entry)) {
            assertThat(all).isEmpty();
        }
    }

    @Test
    void aLinkInASharedFolderIsNotFollowed() throws IOException {
        Files.createSymbolicLink(share.resolve("Amber/notes.txt"), folder.resolve("secret.txt"));
        assertThatThrownBy(() -> copy("Amber"))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("\"notes.txt\" is a link or a device");
        assertThat(entry.resolve("notes.txt")).doesNotExist();
    }

    @Test
    void aSharedFolderHasTheLimitsOfAnArchive() throws IOException {
        Files.write(share.resolve("Amber/large"), new byte[(1 << 20) + 1]);
        assertThatThrownBy(() -> copy("Amber"))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("larger than " + (1 << 20) + " bytes");
    }

    @Test
    void aFileThatIsTakenIsDeletedAfterItsUse() throws IOException {
        Path file = Files.writeString(share.resolve("Amber/challenge.txt"), "Birch");
        List<String> texts = new ArrayList<>();

        assertThat(SharedFolder.take(share, "Amber", "challenge.txt", 100, text -> {
                    assertThat(file).exists();
                    texts.add(text);
                }))
                .isTrue();
        assertThat(file).doesNotExist();
        assertThat(SharedFolder.take(share, "Amber", "challenge.txt", 100, texts::add))
                .isFalse();
        assertThat(texts).containsExactly("Birch");
    }

    @Test
    void aFileThatCannotBeDeletedIsReportedAfterItsUse() throws IOException {
        Path file = Files.writeString(share.resolve("Amber/challenge.txt"), "Birch");

        assertThatThrownBy(() -> SharedFolder.take(share, "Amber", "challenge.txt", 100, text -> {
                    // A folder of the same name takes its place.
                    assertThat(file.toFile().delete()).isTrue();
                    assertThat(file.resolve("inner").toFile().mkdirs()).isTrue();
                }))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("challenge.txt was taken, but cannot be deleted");
    }

    private void put(String text) throws IOException {
        SharedFolder.put(share, "Amber", "ladder.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aFileIsReplacedAsAWholeAndStaysIfItHasTheContent() throws IOException {
        put("first");
        Path file = share.resolve("Amber/ladder.txt");
        Object first = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        put("first");
        assertThat(Files.readAttributes(file, BasicFileAttributes.class).fileKey())
                .isEqualTo(first);
        put("again");
        assertThat(file).hasContent("again");
        assertThat(share.resolve("Amber")).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void noFileIsWrittenThroughALink() throws IOException {
        Path secret = folder.resolve("secret.txt");
        Files.createSymbolicLink(share.resolve("Amber/.ladder.txt.tmp"), secret);
        Files.createSymbolicLink(share.resolve("Amber/ladder.txt"), secret);
        put("mine");
        assertThat(secret).hasContent("secret");
        assertThat(share.resolve("Amber/ladder.txt")).hasContent("mine");
        assertThat(Files.isSymbolicLink(share.resolve("Amber/ladder.txt"))).isFalse();

        Files.createSymbolicLink(share.resolve("Linked"), folder);
        byte[] text = {'x'};
        assertThatThrownBy(() -> SharedFolder.put(share, "Linked", "ladder.txt", text))
                .isInstanceOf(RequestFailure.class);
        assertThat(folder.resolve("ladder.txt")).doesNotExist();
    }
}

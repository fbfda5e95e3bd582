package arena.app.signup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.app.RequestFailure;
import arena.config.SignUpSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of malicious archives: nothing is ever written outside the folder of the entry. */
class ZipArchiveTest {

    private static final SignUpSettings.Limits LIMITS = new SignUpSettings.Limits(1 << 20, 4 << 20, 20);

    @TempDir
    private Path folder;

    private void unpack(byte[] archive) throws IOException {
        Path entry = Files.createDirectories(folder.resolve("around/entry"));
        new ZipArchive(Archives.file(folder, archive), LIMITS.files()).unpack(new EntryFiles(entry, LIMITS));
    }

    private List<String> outside() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> Files.isRegularFile(path) && !path.startsWith(folder.resolve("around/entry")))
                    .map(path -> folder.relativize(path).toString())
                    .filter(name -> !name.matches("archive.*[.]zip"))
                    .toList();
        }
    }

    @Test
    void aWellFormedArchiveIsUnpacked() throws IOException {
        unpack(Archives.of("bot.py", "lib/", "lib/board.py", "Ünï.txt"));
        Path entry = folder.resolve("around/entry");
        assertThat(entry.resolve("bot.py")).hasContent("bot.py");
        assertThat(entry.resolve("lib/board.py")).hasContent("lib/board.py");
        assertThat(entry.resolve("Ünï.txt")).exists();
    }

    @Test
    void onlyProgramsAreExecutable() throws IOException {
        unpack(Archives.withMode(Archives.of("bot"), 0100755));
        assertThat(folder.resolve("around/entry/bot")).isExecutable();
    }

    static Stream<Arguments> bad() {
        return Stream.of(
                Arguments.of("../evil", "contains an empty part, \".\" or \"..\""),
                Arguments.of("a/../../evil", "contains an empty part, \".\" or \"..\""),
                Arguments.of("./evil", "contains an empty part, \".\" or \"..\""),
                Arguments.of("a//evil", "contains an empty part, \".\" or \"..\""),
                Arguments.of("/etc/evil", "is an absolute path"),
                Arguments.of("..\\evil", "contains a backslash"),
                Arguments.of("C:evil", "a character that is not allowed in names"),
                Arguments.of("bot\u0007.py", "a character that is not allowed in names"),
                Arguments.of("bot.py.", "ends in a dot or a space"),
                Arguments.of("a /b", "ends in a dot or a space"),
                Arguments.of("nul.txt", "is the name of a device on Windows"),
                Arguments.of("lib/COM1", "is the name of a device on Windows"),
                Arguments.of("COM\u00b9", "is the name of a device on Windows"),
                Arguments.of("lpt\u00b2.txt", "is the name of a device on Windows"),
                Arguments.of("CLOCK$", "is the name of a device on Windows"),
                Arguments.of("conin$", "is the name of a device on Windows"),
                Arguments.of("nul .txt", "is the name of a device on Windows"),
                Arguments.of("bot\u202eyp.exe", "a character that is not allowed in names"),
                Arguments.of("bot\u2028.py", "a character that is not allowed in names"),
                Arguments.of("bot\u200b.py", "a character that is not allowed in names"),
                Arguments.of("x".repeat(101), "has a part longer than 100 characters"),
                Arguments.of("abcdefghi/".repeat(15) + "x".repeat(60), "is longer than 200 characters"),
                Arguments.of("d/".repeat(20) + "x", "is more than 16 folders deep"));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void aForbiddenNameIsRefusedAndNothingIsWrittenOutside(String name, String words) throws IOException {
        assertThatThrownBy(() -> unpack(Archives.of("good.txt", name)))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining(words)
                .hasMessageContaining("nothing of this entry was accepted");
        assertThat(outside()).isEmpty();
    }

    @Test
    void oneNameTwiceIsRefusedHoweverItIsSpelled() {
        assertThatThrownBy(() -> unpack(Archives.renamed(Archives.of("one.py", "two.py"), "two.py", "one.py")))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("\"one.py\" occurs twice");
        assertThatThrownBy(() -> unpack(Archives.of("Bot.py", "bot.py")))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("\"bot.py\" is the same as \"Bot.py\" on some systems");
        assertThatThrownBy(() -> unpack(Archives.of("Lib/a", "lib/b")))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("on some systems");
        assertThatThrownBy(() -> unpack(Archives.of("\u00e9", "e\u0301")))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("on some systems");
        assertThatThrownBy(() -> unpack(Archives.of("a", "a/b")))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("occurs twice");
    }

    @Test
    void linksAndDevicesAreNoFiles() {
        for (int kind : new int[] {0120777, 0020644, 0060644, 0010644, 0140644}) {
            assertThatThrownBy(() -> unpack(Archives.withMode(Archives.of("bot.py"), kind)))
                    .isInstanceOf(RequestFailure.class)
                    .hasMessageContaining("is a link or a device");
        }
        assertThatThrownBy(() -> unpack(Archives.withMode(Archives.of("bot.py"), 0040755)))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("is a folder with the name of a file");
    }

    @Test
    void aZipBombIsStoppedWhileItIsUnpacked() throws IOException {
        assertThatThrownBy(() -> unpack(Archives.zipBomb("zeros", 3 << 20)))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("more than 200 times its size");
        assertThat(Files.size(folder.resolve("around/entry/zeros"))).isLessThanOrEqualTo(2 << 20);
    }

    @Test
    void theLimitIsForAllFilesTogether() {
        byte[] noise = new byte[900_000];
        new java.util.Random(7).nextBytes(noise);
        String text = new String(noise, StandardCharsets.ISO_8859_1);
        String[][] files = IntStream.range(0, 6)
                .mapToObj(number -> new String[] {"noise" + number, text})
                .toArray(String[][]::new);
        assertThatThrownBy(() -> unpack(Archives.of(files)))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("larger than " + LIMITS.bytes() + " bytes");
    }

    @Test
    void aDirectoryWithFalseSizesDoesNotBypassTheLimit() {
        byte[] withDeclaredSize = Archives.withDeclaredSize(Archives.zipBomb("zeros", 3 << 20), 10);
        assertThatThrownBy(() -> unpack(withDeclaredSize)).isInstanceOf(RequestFailure.class);
    }

    @Test
    void tooManyFilesAreRefusedBeforeOneIsWritten() throws IOException {
        String[] names = IntStream.range(0, 21).mapToObj(number -> "f" + number).toArray(String[]::new);
        assertThatThrownBy(() -> unpack(Archives.of(names)))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("more than 20 files and folders");
        try (Stream<Path> all = Files.list(folder.resolve("around/entry"))) {
            assertThat(all).isEmpty();
        }
    }

    @Test
    void aFileThatIsNoArchiveIsRefusedWithASentence() {
        byte[] whole = Archives.of("bot.py");
        for (byte[] bytes : List.of(
                new byte[0],
                "print('hello')".getBytes(StandardCharsets.UTF_8),
                java.util.Arrays.copyOf(whole, whole.length - 30),
                Archives.renamed(whole, "PK\u0001\u0002", "PK\u0001\u0003"))) {
            assertThatThrownBy(() -> unpack(bytes))
                    .isInstanceOf(RequestFailure.class)
                    .hasMessageContaining("This is not a readable zip archive");
        }
        byte[] encrypted = whole.clone();
        int directory = new String(whole, StandardCharsets.ISO_8859_1).indexOf("PK\u0001\u0002");
        encrypted[directory + 8] |= 1;
        assertThatThrownBy(() -> unpack(encrypted))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining("encrypted");
    }
}

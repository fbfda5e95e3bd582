package arena.launch.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the facts about a program in the record. */
@DisabledOnOs(OS.WINDOWS)
class BotFactsTest {

    @TempDir
    Path folder;

    @Test
    void aDigestIsThatOfTheStandard() throws IOException {
        Path file = Files.writeString(folder.resolve("abc"), "abc");

        // The first example of FIPS 180-2, appendix B.
        assertThat(BotFacts.sha256(file)).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void theCommandItsProgramAndItsScriptAreNamedWithTheirDigests() throws IOException {
        Path script = Files.writeString(folder.resolve("bot.sh"), "exit 0\n");

        SortedMap<String, String> facts = facts();

        assertThat(facts)
                .containsEntry("command", "sh bot.sh")
                .containsEntry("working-folder", folder.toString())
                .containsEntry("script", script.toString())
                .containsEntry("script-sha256", BotFacts.sha256(script))
                .containsEntry("files", "1")
                .containsKeys("program", "program-sha256", "files-sha256");
    }

    @Test
    void theDigestOfTheFilesChangesWithAnyOfThemAndWithNothingElse() throws IOException {
        Files.writeString(folder.resolve("bot.sh"), "exit 0\n");
        Path table = Files.createDirectory(folder.resolve("data")).resolve("table.txt");
        Files.writeString(table, "one");
        String before = digest();
        Files.createDirectory(folder.resolve("__pycache__"));
        Files.writeString(folder.resolve("__pycache__/bot.pyc"), "made by running it");
        Files.writeString(folder.resolve("regress.txt"), "positions that the arena has kept beside it");
        assertThat(digest()).isEqualTo(before);

        Files.writeString(table, "two");
        assertThat(digest()).isNotEqualTo(before);
    }

    @Test
    void noDigestIsTakenOfAFolderThatHoldsTheFieldToo() throws IOException {
        Files.writeString(folder.resolve("bot.sh"), "exit 0\n");

        assertThat(BotFacts.of(
                        BotProgram.of("ALPHA", List.of("sh", "bot.sh"), folder), List.of(folder.resolve("field"))))
                .containsEntry("files-sha256", "not taken: the working folder holds more than this bot")
                .containsKey("script-sha256");
    }

    @Test
    void aPipeAmongTheFilesIsNotOpened() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("bot.sh"), "exit 0\n");
        Process made = new ProcessBuilder("mkfifo", folder.resolve("pipe").toString()).start();

        assertThat(made.waitFor()).isZero();
        assertThat(facts()).containsEntry("files", "2");
    }

    @Test
    void eachFileHasItsOwnDigestSoThatAChangedOneCanBeNamed() throws IOException {
        Path script = Files.writeString(folder.resolve("bot.sh"), "exit 0\n");
        Path table =
                Files.writeString(Files.createDirectory(folder.resolve("data")).resolve("table.txt"), "one");
        BotProgram spec = BotProgram.of("ALPHA", List.of("sh", "bot.sh"), folder);

        assertThat(BotFacts.files(spec, List.of()))
                .containsEntry("bot.sh", BotFacts.sha256(script))
                .containsEntry("data/table.txt", BotFacts.sha256(table))
                .doesNotContainKey(script.toString());
        assertThat(BotFacts.files(spec, List.of(folder.resolve("field"))))
                .containsEntry(script.toString(), BotFacts.sha256(script))
                .doesNotContainKey("data/table.txt");
    }

    @Test
    void aFileAfterTheFirstThousandIsKnownByItsSizeAndItsTime() throws IOException {
        for (int file = 0; file < 1_100; file++) {
            Files.writeString(folder.resolve(String.format("%04d.txt", file)), "one");
        }
        Path late = folder.resolve("1099.txt");
        BotProgram spec = BotProgram.of("ALPHA", List.of("sh", "0000.txt"), folder);
        SortedMap<String, String> before = BotFacts.files(spec, List.of());
        assertThat(before).hasSize(1_101).containsEntry("0999.txt", BotFacts.sha256(late));
        assertThat(before.get("1099.txt")).startsWith("not taken of 3 bytes");

        Files.writeString(late, "two, three");
        assertThat(BotFacts.files(spec, List.of()).get("1099.txt")).startsWith("not taken of 10 bytes");
        assertThat(BotFacts.of(spec, List.of()).get("entry-sha256")).isNotEmpty();
    }

    @Test
    @Tag("slow")
    void ofMoreFilesThanAreKeptTheFirstByNameCountInWhateverOrderTheyAreListed() throws IOException {
        for (int file = 10_004; file >= 0; file--) {
            Files.createFile(folder.resolve(String.format("%05d.txt", file)));
        }
        SortedMap<String, String> files =
                BotFacts.files(BotProgram.of("ALPHA", List.of("sh", "00000.txt"), folder), List.of());
        assertThat(files).containsKeys("00000.txt", "09999.txt").doesNotContainKeys("10000.txt", "10004.txt");
    }

    private String digest() {
        return String.valueOf(facts().get("files-sha256"));
    }

    private SortedMap<String, String> facts() {
        return BotFacts.of(BotProgram.of("ALPHA", List.of("sh", "bot.sh"), folder), List.of());
    }
}

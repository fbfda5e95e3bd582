package arena.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.games.chainreaction.ChainReaction;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundleCommandTest {

    @TempDir
    private Path root;

    private Console console;
    private Path match;

    @BeforeEach
    void play() throws IOException {
        console = new Console(root).config("");
        match = PlayedMatch.play(root.resolve("records"), ChainReaction.definition(), Map.of("turn-limit", "20"), 4);
    }

    private Console.Printed bundle(String out) {
        return console.type(
                "bundle",
                match.toString(),
                "--as",
                "2",
                "--out",
                root.resolve(out).toString());
    }

    @Test
    void theBundleHoldsTheTurnsOfTheSeatAndIsTakenAsARecord() throws IOException {
        Console.Printed printed = bundle("lost.zip");

        assertThat(printed.code()).as(printed.err()).isZero();
        Path file = root.resolve("lost.zip");
        assertThat(printed.out()).isEqualTo("Written: " + file + "\n");
        MatchRecord record = MatchRecord.read(match);
        String id = record.began().orElseThrow().matchId();
        try (ZipFile zip = new ZipFile(file.toFile())) {
            assertThat(text(zip, id + "/turns/input_1.txt"))
                    .isEqualTo(record.turns(2).get(0).prompted().text());
            assertThat(text(zip, id + "/turns/output_1.txt")).startsWith("K ");
            assertThat(text(zip, id + "/README.txt")).contains("arena review lost.zip --as 2");
            assertThat(zip.stream().filter(entry -> entry.getName().contains("/turns/input_")))
                    .hasSameSizeAs(record.turns(2));
        }
        assertThat(console.type("verify", file.toString()).code()).isZero();
        Console.Printed again = console.type(
                "bundle",
                file.toString(),
                "--as",
                "2",
                "--out",
                root.resolve("again.zip").toString());
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(console.type("verify", root.resolve("again.zip").toString()).code())
                .isZero();
        assertThat(console.type("replay", file.toString(), "--plain").out())
                .isEqualTo(console.type("replay", match.toString(), "--plain").out());
        assertThat(console.type("review", file.toString(), "--as", "2", "--think", "10ms")
                        .out())
                .startsWith("Basalt2 (seat 2): ");
    }

    private static String text(ZipFile zip, String name) throws IOException {
        return new String(zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void aFileThatExistsIsNotReplaced() throws IOException {
        Files.writeString(root.resolve("lost.zip"), "mine");
        Console.Printed refused = bundle("lost.zip");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("lost.zip exists already; delete it, or name another file with --out.");
        assertThat(root.resolve("lost.zip")).hasContent("mine");
        assertThat(root).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void aZipFileWithoutARecordIsRefused() throws IOException {
        Path other = root.resolve("other.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(other))) {
            zip.putNextEntry(new ZipEntry("bot.py"));
        }
        Console.Printed refused = console.type("replay", other.toString(), "--plain");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("other.zip cannot be read (", "it is a zip file without a record");
    }
}

package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A contest that is saved, lost and restored. */
class BackupCommandsTest extends TypedContest {

    private Path here(String name) {
        return console.folder().resolve(name);
    }

    @Test
    void aContestIsRestoredWithItsResultsAndVerified() throws IOException {
        write("cup.ini", TWO);
        assertThat(type("contest", "run", "cup.ini").code()).isZero();
        String digest = type("contest", "verify", "cup.ini").lastLine();
        Console.Printed saved = type("contest", "backup", "cup.ini", "--to", "cup.zip");
        assertThat(saved.code()).as(saved.err()).isZero();
        FileUtils.deleteDirectory(here("cup.contest").toFile());
        Files.delete(here("cup.ini"));

        Console.Printed restored = type("contest", "restore", "cup.zip", "--to", "other");

        assertThat(restored.code()).as(restored.err()).isZero();
        assertThat(restored.out()).contains("Restored " + here("other/cup.ini") + ".");
        Console.Printed verified = type("contest", "verify", "other/cup.ini");
        assertThat(verified.code()).as(verified.out()).isZero();
        assertThat(verified.lastLine()).isEqualTo(digest);
        assertThat(type("contest", "restore", "cup.zip", "--to", "other").out())
                .contains("The database had the contest already, and was left as it is.");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theFoldersOfBotsAreSavedWithTheirProgramsUnlessTheyLieElsewhere() throws IOException {
        write("alpha/run.sh", "exit");
        assertThat(here("alpha/run.sh").toFile().setExecutable(true)).isTrue();
        Path elsewhere = Files.createDirectories(console.home().resolve("beta"));
        write("cup.ini", """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                [team Alpha]
                folder = alpha
                command = ./run.sh {folder}
                [team Beta]
                folder = %s
                command = sh run.sh {folder}
                """.formatted(elsewhere));

        Console.Printed saved = type("contest", "backup", "cup.ini", "--to", "cup.zip");

        assertThat(saved.out())
                .contains("Not in it, since it is not below the folder of the contest file: " + elsewhere);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(here("cup.zip"))))
                .as("it has the sealed seed")
                .isEqualTo("rw-------");
        assertThat(type("contest", "restore", "cup.zip", "--to", "other").code())
                .isZero();
        assertThat(here("other/alpha/run.sh")).isExecutable().hasContent("exit");
    }

    @Tag("slow")
    @Test
    void filesThatVanishMeanwhileAreLeftOut() throws Exception {
        write("cup.ini", TWO);
        assertThat(type("contest", "draw", "cup.ini").code()).isZero();
        AtomicBoolean over = new AtomicBoolean();
        Thread games = new Thread(() -> {
            while (!over.get()) {
                try {
                    Path work = Files.createDirectories(here("cup.contest/logs/work"));
                    Files.move(Files.writeString(work.resolve("a.part"), "a"), here("cup.contest/records/a.done"));
                    Files.delete(here("cup.contest/records/a.done"));
                    FileUtils.deleteDirectory(work.toFile());
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            }
        });
        games.start();
        for (int backup = 0; backup < 20; backup++) {
            Console.Printed saved = type("contest", "backup", "cup.ini", "--to", backup + ".zip");
            assertThat(saved.code()).as(saved.err()).isZero();
        }
        over.set(true);
        games.join();
        assertThat(type("contest", "restore", "19.zip", "--to", "other").code()).isZero();
    }

    @Test
    void whatIsNoBackupOrWouldReplaceSomethingIsRefused() throws IOException {
        write("cup.ini", TWO);
        assertThat(type("contest", "backup", "cup.ini", "--to", "cup.zip").code())
                .isZero();
        assertRefused(2, "cup.zip exists already", "contest", "backup", "cup.ini", "--to", "cup.zip");
        write("other/cup.ini", TWO + "# mine\n");
        assertRefused(
                2,
                here("other/cup.ini") + " exists already with other content",
                "contest",
                "restore",
                "cup.zip",
                "--to",
                "other");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(here("photo.zip")))) {
            zip.putNextEntry(new ZipEntry("photo.png"));
        }
        assertRefused(2, "photo.zip has no manifest.json", "contest", "restore", "photo.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(here("evil.zip")))) {
            zip.putNextEntry(new ZipEntry("manifest.json"));
            zip.write("{\"version\":1,\"contest\":\"Cup\",\"file\":\"cup.ini\",\"executables\":[]}"
                    .getBytes(StandardCharsets.UTF_8));
            zip.putNextEntry(new ZipEntry("files/../../evil.txt"));
        }
        assertRefused(2, "it was changed", "contest", "restore", "evil.zip", "--to", "other");
        assertThat(here("evil.txt")).doesNotExist();
    }
}

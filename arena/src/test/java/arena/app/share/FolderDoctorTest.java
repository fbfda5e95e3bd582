package arena.app.share;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FolderDoctorTest {

    @TempDir
    private Path folder;

    @Test
    void aLocalFolderHasNoProblemAndIsLeftAsItWas() throws IOException {
        Files.writeString(folder.resolve("output_1.txt"), "C 4\n");
        List<Diagnosis> findings = new FolderDoctor(folder, folder).findings();
        assertThat(findings).noneMatch(Diagnosis::isProblem);
        assertThat(findings.stream().map(Diagnosis::topic))
                .contains("kind", "writing", "listing", "new files", "missing names", "replacing", "contents")
                .contains("notification", "clock", "case", "names", "space");
        assertThat(folder.toFile().list()).containsExactly("output_1.txt");
    }

    @Test
    void aFolderThatIsMissingIsAProblemWithACure() {
        assertThat(new FolderDoctor(folder.resolve("none"), folder).findings())
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.isProblem()).isTrue();
                    assertThat(finding.words()).endsWith("none does not exist.");
                    assertThat(finding.cure()).isPresent();
                });
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void teamsThatCanReadEachOthersFoldersAreNamed() throws IOException {
        Files.createDirectory(folder.resolve("Red"));
        Files.createDirectory(folder.resolve("Blue"));
        assertThat(new FolderDoctor(folder, folder).findings())
                .filteredOn(finding -> finding.topic().equals("readers"))
                .extracting(Diagnosis::words)
                .first()
                .asString()
                .contains("Blue", "Red", "chown -R ACCOUNT FOLDER");
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(new FolderDoctor(file, file).findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.words()).endsWith("file is a file."));
    }
}

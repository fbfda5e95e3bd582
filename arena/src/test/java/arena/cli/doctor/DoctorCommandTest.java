package arena.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class DoctorCommandTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root);
    }

    @Test
    void theMachineIsDescribedInLinesForATerminal() {
        Console.Printed printed = console.type("doctor");
        assertThat(printed.err()).isEmpty();
        assertThat(printed.out()).contains("Java " + Runtime.version().feature());
        assertThat(printed.out().replaceAll("\\s+", " ")).containsAnyOf("Bots are confined by bubblewrap", "Bots run ");
        assertThat(printed.outLines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @Test
    void theFindingsOfAFolderAreAnObjectForPrograms() {
        Console.Printed printed = console.type("doctor", root.toString(), "--json");
        assertThat(printed.code()).isZero();
        JsonNode findings = new ObjectMapper().readTree(printed.out()).get("findings");
        assertThat(findings.valueStream().map(finding -> finding.get("topic").asString()))
                .contains("new files", "missing names");
        assertThat(findings.valueStream().map(finding -> finding.get("level").asString()))
                .isSubsetOf("ok", "note");
    }

    @Test
    void aFolderThatDoesNotExistIsAProblem() {
        Console.Printed printed = console.type("doctor", "nowhere");
        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.out().replaceAll("\\s+", " ")).contains("does not exist.", "-> Name a folder", "1 problem");
    }

    @Test
    void anotherMountNeedsTheFolder() {
        Console.Printed printed = console.type("doctor", "--seen-as", "here");
        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err()).contains("--seen-as and --with-script are about a folder: name the folder, too.");
    }
}

package arena.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    void theLimitsOfAContestAreToldFromItsFile() throws IOException {
        String teams = IntStream.rangeClosed(1, 200)
                .mapToObj(team -> "[team T" + team + "]\ncommand = sh bot.sh {folder}\n")
                .collect(Collectors.joining());
        Files.writeString(
                console.folder().resolve("cup.ini"),
                "[contest]\nname = Cup\ngame = chain-reaction\nformat = round-robin\n[run]\nmatches = 100\n" + teams);
        console.config("[launch]\nmemory-bytes = 1125899906842624\nlog-bytes = 1073741824\n");

        Console.Printed printed = console.type("doctor", "cup.ini");

        assertThat(printed.out().replaceAll("\\s+", " "))
                .contains("100 games at a time: 200 programs on ", "may use 200 PB together")
                .contains("PROBLEM", "the output of its bots at most 155 TB", "lower log-bytes")
                .contains("The duration of 19900 games is not measured yet. -> arena contest check cup.ini --measure");
        assertThat(printed.code()).isEqualTo(1);
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

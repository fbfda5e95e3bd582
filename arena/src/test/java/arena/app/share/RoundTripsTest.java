package arena.app.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.launch.InstalledPrograms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoundTripsTest {

    @TempDir
    private Path folder;

    @Test
    void theScriptOfTheKitAnswersBothWays() throws Exception {
        measure();
    }

    @Test
    void filesOfAnAbortedMeasurementAreNoAnswers() throws Exception {
        for (String left : List.of("doctor_pong_1.txt", "doctor_ask_2.txt", "doctor_end.txt")) {
            Files.writeString(folder.resolve(left), "here\n");
        }
        measure();
    }

    private void measure() throws Exception {
        assumeTrue(InstalledPrograms.has("python3"), "python3 is not on the search path");
        Path script = Path.of("..", "bot-template", "python", "check_share.py").toAbsolutePath();
        Process process = new ProcessBuilder("python3", script.toString(), folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            List<Diagnosis> findings = new RoundTrips(folder, Duration.ofMinutes(3)).findings();
            assertThat(findings.stream().map(Diagnosis::topic)).containsExactly("round trips", "asked names");
            assertThat(process.waitFor()).isZero();
            assertThat(folder.toFile().list()).isEmpty();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aScriptThatIsNotThereIsAProblemWithTheCommandThatStartsIt() {
        assertThat(new RoundTrips(folder, Duration.ZERO).findings())
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.isProblem()).isTrue();
                    assertThat(finding.cure().orElseThrow()).contains("python3 check_share.py FOLDER");
                });
    }
}

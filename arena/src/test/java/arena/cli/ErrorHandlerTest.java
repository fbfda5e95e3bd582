package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.host.CommandEnvironment;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorHandlerTest {

    @TempDir
    private Path folder;

    @Test
    void aDefectOfTheArenaIsOneSentenceAndItsDetailsLieInAFile() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
        CommandEnvironment host = new CommandEnvironment(folder, folder, stream, stream, false, false);

        int code = new ErrorHandler(host).handleDefect(new IllegalStateException("the board has 50 cells"));

        Path kept;
        try (var files = Files.list(folder.resolve(".arena"))) {
            kept = files.findFirst().orElseThrow();
        }
        assertThat(code).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("arena: The arena itself has failed (IllegalStateException: the board has 50 cells); the"
                        + " details"
                        + " are in " + kept + ". Please report the error with that file and your command.\n");
        assertThat(kept).content().contains("at arena.cli.ErrorHandlerTest");
    }
}

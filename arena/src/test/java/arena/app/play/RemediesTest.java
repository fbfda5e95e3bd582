package arena.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.BotEntry;
import arena.launch.program.BotProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RemediesTest {

    @TempDir
    private Path folder;

    private List<String> problems(String... command) {
        BotEntry bot = BotEntry.ofProgram("JavaBot", List.of(command), folder, Duration.ofSeconds(1));
        return Remedies.problems(bot, BotProgram.of("JavaBot", List.of(command), folder));
    }

    @Test
    void anUnbuiltMavenBotGetsItsBuildCommand() throws IOException {
        Files.writeString(folder.resolve("pom.xml"), "<project/>");

        assertThat(problems("java", "-jar", "target/bot.jar"))
                .last()
                .asString()
                .isEqualTo("If it is not built yet, build it: (cd " + folder
                        + " && mvn -DskipTests package), which needs mvn.");
    }

    @Test
    void anUnknownBotGetsNoBuildCommand() {
        assertThat(problems("java", "-jar", "target/bot.jar")).hasSize(1);
    }
}

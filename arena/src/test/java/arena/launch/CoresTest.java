package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.match.Event;
import arena.match.Invitation;
import arena.match.SystemClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class CoresTest {

    private static final String ALLOWED = "Cpus_allowed_list:";

    @TempDir
    private Path root;

    @Test
    @EnabledOnOs(OS.LINUX)
    void aProgramIsHeldToTheCoresThatItIsGranted() throws IOException {
        String last = lastAllowedCore();
        List<Event> events = new ArrayList<>();
        Path folder = root.resolve("field/ALPHA");
        LaunchTerms terms = new LaunchTerms(
                ConfinementLevel.AUTO,
                root.resolve("logs"),
                LaunchTerms.VisiblePaths.hiding(List.of(root.resolve("field"))),
                LaunchTerms.Limits.USUAL,
                List.of(Integer.valueOf(last)),
                stranger -> false);
        try (Launcher launcher = Launcher.open(terms)) {
            Assumptions.assumeTrue(launcher.isPinning());
            BotProgram spec =
                    BotProgram.of("ALPHA", List.of("sh", "-c", "grep " + ALLOWED + " /proc/self/status"), root);
            LaunchedPlayer player = new LaunchedPlayer(new MinimalFolderPlayer(folder), spec, folder, launcher);
            player.join(new Invitation("match", "test", new Seat(1), 42, new SystemClock(), events::add));
            LaunchField.awaitGone(player);
            player.leave();
        }

        Event.ProcessEnded end = (Event.ProcessEnded) events.get(events.size() - 1);
        assertThat(Files.readString(Path.of(end.log()))).containsPattern(ALLOWED + "\\s+" + last + "\\s");
    }

    private static String lastAllowedCore() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith(ALLOWED))
                .map(line -> line.replaceAll(".*[^0-9]([0-9]+)$", "$1"))
                .findFirst()
                .orElseThrow();
    }
}

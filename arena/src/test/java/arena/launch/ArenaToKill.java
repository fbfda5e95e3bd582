package arena.launch;

import arena.launch.terms.ConfinementLevel;
import java.io.IOException;
import java.nio.file.Path;

/** An arena in its own process that launches one bot and stays; a test kills it. */
final class ArenaToKill {

    private ArenaToKill() {}

    /** Launches a shell with a script: the root, the level, the script. */
    public static void main(String[] words) throws IOException, InterruptedException {
        try (LaunchField launchField = new LaunchField(Path.of(words[0]), ConfinementLevel.valueOf(words[1]))) {
            LaunchedPlayer bot = launchField.shell(words[2]);
            launchField.join(bot);
            Thread.currentThread().join();
        }
    }
}

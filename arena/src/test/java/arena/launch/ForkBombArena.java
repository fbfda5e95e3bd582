package arena.launch;

import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.match.Presence;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** An arena in which one bot takes all processes of the account while others start; it prints the fate of each. */
final class ForkBombArena {

    private static final String PATIENT = "echo > $ARENA_FOLDER/ready.txt; sleep 60";

    private ForkBombArena() {}

    /** Launches a shell with a script beside others: the root, the level, the script. */
    public static void main(String[] words) throws IOException, InterruptedException {
        try (LaunchField launchField = new LaunchField(Path.of(words[0]), ConfinementLevel.valueOf(words[1]))) {
            LaunchedPlayer bomb = launchField.player("sh", "-c", words[2]);
            launchField.join(bomb);
            LaunchField.awaitHere(bomb);
            for (int match = 1; match <= 8; match++) {
                LaunchedPlayer honest =
                        launchField.player(BotProgram.of("BETA", List.of("sh", "-c", PATIENT), launchField.root));
                Files.deleteIfExists(launchField.folder("BETA").resolve("ready.txt"));
                launchField.join(honest);
                System.out.println("BETA " + fate(honest));
                Thread thread = new Thread(() -> System.out.println("thread is there"));
                thread.start();
                thread.join();
                honest.leave();
            }
            System.out.println("ALPHA " + LaunchField.awaitGone(bomb));
            bomb.leave();
            System.out.println("over");
        }
    }

    private static String fate(LaunchedPlayer bot) throws InterruptedException {
        long end = System.nanoTime() + LaunchField.LONG.toNanos();
        try {
            while (System.nanoTime() < end) {
                Presence presence = bot.presence();
                if (presence instanceof Presence.Gone gone) {
                    return gone.why() + " " + gone.words();
                }
                if (presence instanceof Presence.Here) {
                    return "HERE";
                }
                Thread.sleep(5);
            }
            return "COMING";
        } catch (VenueException failure) {
            return "INFRASTRUCTURE " + failure.words();
        }
    }
}

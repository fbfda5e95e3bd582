package arena.bench;

import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.launch.LaunchedPlayer;
import arena.launch.Launcher;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Venue;
import arena.standin.Habit;
import arena.standin.StandIn;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Stand-ins for the bots of a game: programs that the arena starts, and that answer at once through their folders. */
public final class StandInPrograms implements AutoCloseable {

    private static final PlayerInfo FOLDER = new PlayerInfo("folder", new TreeMap<>());
    private static final Duration START_UP = Duration.ofMinutes(1);
    private static final long MOST_BYTES = 64L << 20;
    private static final int LOG_BYTES = 1 << 16;

    private final String gameId;
    private final Path folder;
    private final Field field;
    private final Launcher launcher;

    /**
     * Opens a field.
     *
     * @param folder holds the field and the logs
     */
    public StandInPrograms(String gameId, Path folder) {
        this.gameId = gameId;
        this.folder = folder;
        this.field = Field.open(folder.resolve("field"), FieldOptions.STANDARD);
        this.launcher = Launcher.open(new LaunchTerms(
                ConfinementLevel.AUTO,
                folder.resolve("logs"),
                new LaunchTerms.VisiblePaths(
                        false,
                        false,
                        List.of(Path.of(System.getProperty("java.home"))),
                        List.of(),
                        LaunchTerms.KnownFolders.NONE),
                new LaunchTerms.Limits(MOST_BYTES, LOG_BYTES, Duration.ofMillis(200))));
    }

    /** Returns how the programs are confined, as a sentence. */
    public String words() {
        return launcher.brief();
    }

    /** Returns a player whose program is started when it joins a match. */
    public Player player(String name) {
        FolderPlayer inner = field.player(name, FOLDER, START_UP, FolderPlayer.Occupancy.LAUNCHED);
        List<String> command = new ArrayList<>(StandIn.command(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path"),
                Habit.WELL,
                Duration.ofSeconds(3),
                gameId));
        command.add(inner.folder().toString());
        return new LaunchedPlayer(
                inner, new BotProgram(name, command, folder, new TreeMap<>(), START_UP), inner.folder(), launcher);
    }

    /** Returns the venue of a match of teams. */
    public Venue venue(List<String> teams) {
        return field.venue(teams);
    }

    @Override
    public void close() {
        try {
            launcher.close();
        } finally {
            field.close();
        }
    }
}

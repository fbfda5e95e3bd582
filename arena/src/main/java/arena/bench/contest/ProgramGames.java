package arena.bench.contest;

import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.GameDefinition;
import arena.launch.LaunchedPlayer;
import arena.launch.Launcher;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.match.Clock;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.standin.Habit;
import arena.standin.StandIn;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Games between programs that the arena starts, and that answer at once through their folders. */
final class ProgramGames extends ContestGames implements AutoCloseable {

    private static final PlayerInfo FOLDER = new PlayerInfo("folder", new TreeMap<>());
    private static final Duration START_UP = Duration.ofMinutes(1);
    private static final long MOST_BYTES = 64L << 20;
    private static final int LOG_BYTES = 1 << 16;

    private final Path folder;
    private final Field field;
    private final Launcher launcher;

    ProgramGames(GameDefinition<?, ?, ?> game, Path folder, List<String> names) {
        super(game, folder, names);
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

    String words() {
        return launcher.brief();
    }

    @Override
    Player player(String name) {
        FolderPlayer inner = field.player(name, FOLDER, START_UP, FolderPlayer.Occupancy.LAUNCHED);
        List<String> command = new ArrayList<>(StandIn.command(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path"),
                Habit.WELL,
                Duration.ofSeconds(3),
                definition().info().id()));
        command.add(inner.folder().toString());
        return new LaunchedPlayer(
                inner, new BotProgram(name, command, folder, new TreeMap<>(), START_UP), inner.folder(), launcher);
    }

    @Override
    Clock clock() {
        return new SystemClock();
    }

    @Override
    Venue venue(List<String> teams) {
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

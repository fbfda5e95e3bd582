package arena.bench.contest;

import arena.bench.StandInPrograms;
import arena.game.GameDefinition;
import arena.match.Clock;
import arena.match.Player;
import arena.match.SystemClock;
import arena.match.Venue;
import java.nio.file.Path;
import java.util.List;

/** Games between programs that the arena starts, and that answer at once through their folders. */
final class ProgramGames extends ContestGames implements AutoCloseable {

    private final StandInPrograms programs;

    ProgramGames(GameDefinition<?, ?, ?> game, Path folder, List<String> names) {
        super(game, folder, names);
        this.programs = new StandInPrograms(game.info().id(), folder);
    }

    String words() {
        return programs.words();
    }

    @Override
    Player player(String name) {
        return programs.player(name);
    }

    @Override
    Clock clock() {
        return new SystemClock();
    }

    @Override
    Venue venue(List<String> teams) {
        return programs.venue(teams);
    }

    @Override
    public void close() {
        programs.close();
    }
}

package arena.games.asterobots.plugin;

import arena.game.GameDefinition;
import arena.games.asterobots.Asterobots;
import arena.games.asterobots.levels.AsterobotsLevels;
import arena.level.Ladder;
import arena.provider.GameProvider;
import java.util.Optional;

/** The plug-in of Asterobots. */
public final class AsterobotsProvider implements GameProvider {

    @Override
    public String version() {
        return "1.0.0";
    }

    @Override
    public GameDefinition<?, ?, ?> game() {
        return Asterobots.definition();
    }

    @Override
    public Optional<Ladder<?, ?, ?>> ladder() {
        return Optional.of(AsterobotsLevels.ladder());
    }
}

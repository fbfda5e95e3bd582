package arena.games.windwardopolis.plugin;

import arena.game.GameDefinition;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.levels.WindwardopolisLevels;
import arena.games.windwardopolis.wire.WindwardopolisTranslator;
import arena.level.Ladder;
import arena.provider.GameCommand;
import arena.provider.GameProvider;
import arena.wire.WireTranslator;
import java.util.List;
import java.util.Optional;

/** The plug-in of Windwardopolis 2. */
public final class WindwardopolisProvider implements GameProvider {

    @Override
    public String version() {
        return "1.0.0";
    }

    @Override
    public GameDefinition<?, ?, ?> game() {
        return Windwardopolis.definition();
    }

    @Override
    public Optional<Ladder<?, ?, ?>> ladder() {
        return Optional.of(WindwardopolisLevels.ladder());
    }

    @Override
    public Optional<WireTranslator.Factory> wire() {
        return Optional.of(WindwardopolisTranslator::new);
    }

    @Override
    public List<GameCommand> commands() {
        return List.of(MapCommands.group(), WindwardopolisBenches.group());
    }
}

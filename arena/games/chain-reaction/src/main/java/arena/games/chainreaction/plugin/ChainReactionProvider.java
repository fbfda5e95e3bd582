package arena.games.chainreaction.plugin;

import arena.game.GameDefinition;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.bench.NextFreeCell;
import arena.games.chainreaction.levels.ChainReactionLevels;
import arena.level.Ladder;
import arena.provider.GameCommand;
import arena.provider.GameProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The plug-in of Chain Reaction Reloaded. */
public final class ChainReactionProvider implements GameProvider {

    @Override
    public String version() {
        return "1.0.0";
    }

    @Override
    public GameDefinition<?, ?, ?> game() {
        return ChainReaction.definition();
    }

    @Override
    public Optional<Ladder<?, ?, ?>> ladder() {
        return Optional.of(ChainReactionLevels.ladder());
    }

    @Override
    public List<GameCommand> commands() {
        return ChainReactionBenches.commands();
    }

    @Override
    public Optional<Supplier<UnaryOperator<String>>> instantBots() {
        return Optional.of(NextFreeCell::new);
    }
}

package arena.games.acquire.plugin;

import arena.game.GameDefinition;
import arena.games.acquire.Acquire;
import arena.games.acquire.bench.AcquirePlayouts;
import arena.games.acquire.levels.AcquireLevels;
import arena.games.acquire.wire.AcquireTranslator;
import arena.level.Ladder;
import arena.provider.GameCommand;
import arena.provider.GameProvider;
import arena.wire.WireTranslator;
import java.util.List;
import java.util.Optional;

/** The plug-in of Acquire. */
public final class AcquireProvider implements GameProvider {

    @Override
    public String version() {
        return "1.0.0";
    }

    @Override
    public GameDefinition<?, ?, ?> game() {
        return Acquire.definition();
    }

    @Override
    public Optional<Ladder<?, ?, ?>> ladder() {
        return Optional.of(AcquireLevels.ladder());
    }

    @Override
    public Optional<WireTranslator.Factory> wire() {
        return Optional.of(AcquireTranslator::new);
    }

    @Override
    public List<GameCommand> commands() {
        GameCommand playouts = GameCommand.of(
                "playouts",
                "Measures random matches of a game per second: with the rules, and with the packed board that"
                        + " searches use. Half a minute.",
                call -> AcquirePlayouts.run(call.out()));
        return List.of(GameCommand.group("bench", "Measures.", List.of(playouts)));
    }
}

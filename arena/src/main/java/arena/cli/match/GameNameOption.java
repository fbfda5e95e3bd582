package arena.cli.match;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.game.GameDefinition;
import arena.plugin.Games;
import picocli.CommandLine.Option;

/** The option {@code --game} of the commands that name no bot: the game, the first one by default. */
public final class GameNameOption {

    @Option(names = "--game", paramLabel = "GAME", description = "The game. Default: ${DEFAULT-VALUE}.")
    private String game = Games.first().info().id();

    /**
     * Returns the game.
     *
     * @throws RequestFailure if there is none of that name
     */
    public GameDefinition<?, ?, ?> definition() {
        return NameLookup.game(game);
    }
}

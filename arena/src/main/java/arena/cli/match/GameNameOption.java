package arena.cli.match;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.game.GameBox;
import picocli.CommandLine.Option;

/** The option {@code --game} of the commands that name no bot: the game, Chain Reaction by default. */
public final class GameNameOption {

    @Option(names = "--game", paramLabel = "GAME", description = "The game. Default: ${DEFAULT-VALUE}.")
    private String game = "chain-reaction";

    /**
     * Returns the game.
     *
     * @throws RequestFailure if there is none of that name
     */
    public GameBox<?, ?, ?> box() {
        return NameLookup.game(game);
    }
}

package arena.app.play;

import arena.app.RequestFailure;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.door.http.BotAddress;
import arena.door.http.HttpPlayer;
import arena.door.stdio.StdioDoor;
import arena.door.wire.WireClient;
import arena.door.wire.WirePlayer;
import arena.door.wire.WireServer;
import arena.exchange.FolderPlayer;
import arena.launch.program.StreamPartner;
import arena.plugin.Games;
import arena.provider.GameProvider;
import arena.wire.WireTranslator;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The doors of bots that use no files, as the configuration sets their limits. */
final class Doors {

    private Doors() {}

    /** Returns the other end of a bot's standard streams; empty if it does not play by them. */
    static Optional<StreamPartner> partner(Configuration configuration, BotEntry bot) {
        return bot.speaks() == BotEntry.Speaks.STDIO
                ? Optional.of(StdioDoor.partner(configuration.exchange().answerBytes()))
                : Optional.empty();
    }

    /** Returns the player of a bot that is an HTTP server. */
    static HttpPlayer http(Configuration configuration, URI url, FolderPlayer folder) {
        return new HttpPlayer(
                folder,
                folder.folder(),
                new HttpPlayer.Link(
                        url,
                        configuration.doors().http().allowed(),
                        configuration.exchange().answerBytes(),
                        configuration.doors().http().timeout()));
    }

    /**
     * Returns the server for bots that connect.
     *
     * @throws RequestFailure if its address cannot be used
     */
    static WireServer wire(Configuration configuration) {
        InetSocketAddress address = configuration.doors().wire().address();
        try {
            return WireServer.open(address);
        } catch (IOException taken) {
            throw RequestFailure.infrastructure("The arena cannot listen on " + address.getHostString() + ":"
                    + address.getPort() + " for bots that connect (" + taken.getMessage()
                    + "); end the program that uses it, or name another address with --wire.");
        }
    }

    /**
     * Returns the player of a bot that has connected.
     *
     * @param names returns the name of each seat's player in messages
     */
    static WirePlayer wire(String gameId, Optional<WireClient> client, UnaryOperator<String> names, FolderPlayer folder) {
        WireTranslator.Factory factory =
                Games.provider(gameId).flatMap(GameProvider::wire).orElseThrow();
        return new WirePlayer(folder, folder.folder(), client, factory.begin(names));
    }

    /** Returns why no prompt may be posted to an address, with the remedy. */
    static Optional<String> problem(Configuration configuration, URI url) {
        return new BotAddress(url, configuration.doors().http().allowed()).problem();
    }
}

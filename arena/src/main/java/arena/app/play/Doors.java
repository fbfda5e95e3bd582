package arena.app.play;

import arena.config.BotEntry;
import arena.config.BotServer;
import arena.config.Configuration;
import arena.door.http.BotAddress;
import arena.door.http.HttpPlayer;
import arena.door.stdio.StdioDoor;
import arena.door.wire.ClientSource;
import arena.door.wire.OpenInput;
import arena.door.wire.WirePlayer;
import arena.exchange.FolderPlayer;
import arena.launch.Launcher;
import arena.launch.program.StreamPartner;
import arena.launch.terms.ConfinementLevel;
import arena.plugin.Games;
import arena.provider.GameProvider;
import arena.wire.WireTranslator;
import java.net.URI;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The doors of bots that use no files, as the configuration sets their limits. */
public final class Doors {

    private Doors() {}

    /** Returns the other end of a bot's standard streams; empty if it does not play by them. */
    static Optional<StreamPartner> partner(Configuration configuration, BotEntry bot) {
        return switch (bot.speaks()) {
            case STDIO -> Optional.of(StdioDoor.partner(configuration.exchange().answerBytes()));
            case WIRE -> Optional.of(new OpenInput());
            case FOLDER, HTTP -> Optional.empty();
        };
    }

    /** Returns the player of a bot that is an HTTP server. */
    static HttpPlayer http(Configuration configuration, BotServer server, FolderPlayer folder) {
        return new HttpPlayer(
                folder,
                folder.folder(),
                new HttpPlayer.Link(
                        server.url(),
                        server.format() == BotServer.Format.JSON,
                        configuration.doors().http().allowed(),
                        configuration.exchange().answerBytes(),
                        configuration.doors().http().timeout()));
    }

    /** Returns whether a game has bots that connect. */
    public static boolean connects(String gameId) {
        return Games.provider(gameId).flatMap(GameProvider::wire).isPresent();
    }

    /** Returns why a bot cannot play a game in its way, with the remedy; empty if it can. */
    public static Optional<String> misfit(BotEntry bot, String gameId) {
        return bot.speaks() == BotEntry.Speaks.WIRE && !connects(gameId)
                ? Optional.of("The bot " + bot.name() + " has speaks = wire, and no bots that connect by TCP are known"
                        + " for " + gameId + "; let it play in another way, or another game.")
                : Optional.empty();
    }

    /** Returns why a bot cannot reach the arena, with the remedy; empty if it can. */
    static Optional<String> problem(BotEntry bot, Launcher launcher) {
        return bot.speaks() == BotEntry.Speaks.WIRE
                        && launcher.level() == ConfinementLevel.BWRAP
                        && !launcher.terms().sight().network()
                ? Optional.of("The bot " + bot.name() + " connects by TCP, and bots have no network here; set"
                        + " network = on in [launch] of config.ini.")
                : Optional.empty();
    }

    /**
     * Returns the player of a bot that connects.
     *
     * @param names returns the name of each seat's player in messages
     */
    static WirePlayer wire(String gameId, ClientSource clients, UnaryOperator<String> names, FolderPlayer folder) {
        WireTranslator.Factory factory =
                Games.provider(gameId).flatMap(GameProvider::wire).orElseThrow();
        return new WirePlayer(folder, folder.folder(), clients, factory.begin(names));
    }

    /** Returns why no prompt may be posted to an address, with the remedy. */
    static Optional<String> problem(Configuration configuration, URI url) {
        return new BotAddress(url, configuration.doors().http().allowed()).problem();
    }
}

package arena.app.play;

import arena.config.BotEntry;
import arena.config.Configuration;
import arena.door.http.BotAddress;
import arena.door.http.HttpPlayer;
import arena.door.stdio.StdioDoor;
import arena.exchange.FolderPlayer;
import arena.launch.program.StreamPartner;
import java.net.URI;
import java.util.Optional;

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
                        configuration.http().allowed(),
                        configuration.exchange().answerBytes(),
                        configuration.http().timeout()));
    }

    /** Returns why no prompt may be posted to an address, with the remedy. */
    static Optional<String> problem(Configuration configuration, URI url) {
        return new BotAddress(url, configuration.http().allowed()).problem();
    }
}

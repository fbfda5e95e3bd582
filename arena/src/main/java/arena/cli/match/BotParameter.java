package arena.cli.match;

import arena.app.RequestFailure;
import arena.app.bots.BotVersions;
import arena.app.play.SeatReader;
import arena.config.BotEntry;
import arena.config.Configuration;
import picocli.CommandLine.Parameters;

/** The parameter of the commands that are about one bot of {@code config.ini}: its name. */
public final class BotParameter {

    @Parameters(
            index = "0",
            paramLabel = "NAME",
            description = "The bot's name, as in [bot NAME]; NAME@3 is its version 3.")
    private String name = "";

    public String name() {
        return name;
    }

    /**
     * Returns the bot of that name.
     *
     * @throws RequestFailure if the settings have none
     */
    public BotEntry bot(Configuration configuration) {
        return BotVersions.find(configuration, name)
                .orElseThrow(() -> RequestFailure.usage(SeatReader.unknownBot(configuration, name)));
    }

    /**
     * Returns the bot of that name, which must not be a version.
     *
     * @throws RequestFailure if the settings have none
     */
    public BotEntry own(Configuration configuration) {
        return configuration
                .bot(name)
                .orElseThrow(() -> RequestFailure.usage(SeatReader.unknownBot(configuration, name)));
    }
}

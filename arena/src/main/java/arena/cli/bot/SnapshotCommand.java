package arena.cli.bot;

import arena.app.bots.BotVersions.BotVersion;
import arena.app.bots.SnapshotRequest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.match.BotParameter;
import arena.config.BotEntry;
import arena.config.Configuration;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena snapshot}: keeps a copy of a bot that plays. */
@Command(
        name = "snapshot",
        mixinStandardHelpOptions = true,
        description = {
            "Keeps a copy of a bot that plays: MyTeam@1, MyTeam@2 and so on, in MyTeam.versions beside its folder.",
            "A version is a bot like any other: play it, compare it with the present one, check it."
        },
        footer = {
            "  arena snapshot MyTeam --note \"better opening\"",
            "  arena compare MyTeam@2 MyTeam",
            "  arena versions MyTeam"
        })
public final class SnapshotCommand implements Runnable {

    @Mixin
    private BotParameter named = new BotParameter();

    @Option(names = "--note", paramLabel = "WORDS", description = "A word about what is new, for the list.")
    private String note = "";

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;

    public SnapshotCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        Configuration configuration = config.read(host);
        BotEntry bot = named.own(configuration);
        SnapshotRequest.Snapshot made =
                new SnapshotRequest(bot, note.strip()).make(configuration, host.home(), Instant.now());
        BotVersion version = made.version();
        String name = bot.name() + "@" + version.number();
        host.out()
                .println(
                        made.isNew()
                                ? name + " is in " + version.entry().workingFolder() + "."
                                : "Nothing has changed since " + name + "; no version was made.");
        if (made.isNew() && version.number() > 1) {
            host.out()
                    .println("  compare:  " + host.program() + " compare " + bot.name() + "@" + (version.number() - 1)
                            + " " + bot.name());
        }
    }
}

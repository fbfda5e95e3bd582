package arena.cli.bot;

import arena.app.bots.BotVersions;
import arena.app.bots.BotVersions.BotVersion;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.match.BotParameter;
import arena.config.BotEntry;
import arena.record.Printable;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code arena versions}: lists the versions of a bot. */
@Command(
        name = "versions",
        mixinStandardHelpOptions = true,
        description = "Lists the versions of a bot that `arena snapshot` has made: name, time, digest, note.",
        footer = {"  arena versions MyTeam"})
public final class VersionsCommand implements Runnable {

    private static final int DIGITS = 8;

    @Mixin
    private BotParameter named = new BotParameter();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;

    public VersionsCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        BotEntry bot = named.own(config.read(host));
        List<BotVersion> versions = BotVersions.of(bot).all();
        if (versions.isEmpty()) {
            host.err()
                    .println(bot.name() + " has no versions; `" + host.program() + " snapshot " + bot.name()
                            + "` makes the first.");
        }
        DateTimeFormatter time =
                DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());
        for (BotVersion version : versions) {
            host.out()
                    .println((bot.name() + "@" + version.number() + "  " + time.format(version.made()) + "  "
                                    + version.digest().substring(0, DIGITS) + "  " + Printable.of(version.note()))
                            .stripTrailing());
        }
    }
}

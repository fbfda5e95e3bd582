package arena.app.errors;

import arena.app.KeptFolders;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.launch.program.BotFacts;
import arena.launch.program.BotSpec;
import arena.match.Event;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Which program a bot is, by what the record says of it: its command and the SHA-256 of its files. Equal versions are
 * the same program; of a bot that somebody else starts nothing is known, and all its versions are equal.
 */
record BotVersion(SortedMap<String, String> facts) {

    /** Returns the version that sat on a seat. */
    static BotVersion of(Event.Sitting sitting) {
        return of(sitting.info().facts(), sitting.name());
    }

    /** Returns the version that a bot has now. */
    static BotVersion now(BotEntry bot, Configuration configuration, Path home) {
        Path field = configuration.field().folder();
        BotSpec spec = new BotSpec(
                bot.name(),
                bot.command(field.resolve(bot.name()), home),
                bot.workingFolder(),
                bot.environment(),
                bot.startUp());
        return of(BotFacts.of(spec, KeptFolders.of(configuration)), bot.name());
    }

    /** The team folder stands in the command, and is another one on another field or for a bot that plays itself. */
    private static BotVersion of(SortedMap<String, String> facts, String name) {
        String folder = "\\S*[/\\\\]" + Pattern.quote(name) + "(?=\\s|$)";
        SortedMap<String, String> own = new TreeMap<>();
        facts.forEach((key, value) -> {
            if (key.equals("command") || key.endsWith("-sha256")) {
                own.put(
                        key,
                        key.equals("command") ? value.replaceAll(folder, BotEntry.FOLDER.replace("{", "\\{")) : value);
            }
        });
        return new BotVersion(own);
    }
}

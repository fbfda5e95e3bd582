package arena.app.remote;

import arena.app.play.Services;
import arena.config.ArenaFiles;
import arena.config.BotEntry;
import arena.launch.program.BotFacts;
import arena.launch.program.BotProgram;
import arena.worker.RemoteGame.RemoteBot;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of a bot that plays on another machine: described here, and started from a copy there. */
public final class RemoteBotFiles {

    private RemoteBotFiles() {}

    /** Returns a program as it is now, for another machine. */
    public static RemoteBot describe(BotEntry program, String team, String title, Services services) {
        BotProgram spec = services.spec(program, team);
        List<Path> notOwn = services.launcher().terms().sight().hidden();
        SortedMap<String, String> outside = new TreeMap<>(BotFacts.files(spec, notOwn));
        outside.keySet().removeIf(name -> !Path.of(name).isAbsolute());
        String own = program.workingFolder().toString();
        return new RemoteBot(
                team,
                title,
                0,
                program.command().stream()
                        .map(word -> word.equals(own) || word.startsWith(own + File.separator)
                                ? RemoteBot.ENTRY + word.substring(own.length())
                                : word)
                        .toList(),
                program.environment(),
                program.speaks().word(),
                program.startUp().toMillis(),
                BotFacts.of(spec, notOwn).getOrDefault(BotFacts.ENTRY, ""),
                outside,
                ArenaFiles.isSignedUp(program.workingFolder()));
    }

    /** Returns the program of a copy. */
    public static BotEntry program(RemoteBot bot, Path copy) {
        return new BotEntry(
                bot.team(),
                bot.command().stream()
                        .map(word -> word.replace(RemoteBot.ENTRY, copy.toString()))
                        .toList(),
                copy,
                bot.environment(),
                Duration.ofMillis(bot.startUpMillis()),
                Optional.empty(),
                Optional.of(bot.title()),
                Optional.empty(),
                BotEntry.Speaks.valueOf(bot.speaks().toUpperCase(Locale.ROOT)),
                Optional.empty());
    }

    /** Returns whether a copy has the same files, by the digest of all of them. */
    public static boolean isSound(RemoteBot bot, Path copy, Services services) {
        List<Path> notOwn = services.launcher().terms().sight().hidden();
        BotProgram spec = services.spec(program(bot, copy), bot.team());
        return bot.entry().equals(BotFacts.of(spec, notOwn).get(BotFacts.ENTRY));
    }
}

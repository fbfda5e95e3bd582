package arena.app.worker;

import arena.app.bots.BotCopy;
import arena.app.contest.RemoteBotFiles;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.config.ArenaFiles;
import arena.config.BotEntry;
import arena.launch.program.BotFacts;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.WorkerDatabase;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;

/**
 * The bots of a contest on a worker's machine: a copy of each, unpacked once, and verified before each match by the
 * digest of all its files.
 */
final class WorkerBots {

    private final WorkerDatabase database;
    private final Services services;
    private final Path folder;

    WorkerBots(WorkerDatabase database, Services services, Path folder) {
        this.database = database;
        this.services = services;
        this.folder = folder;
    }

    /** Returns the services that play. */
    Services services() {
        return services;
    }

    /** Returns the digest of a file; empty if there is none. */
    static String digest(String path) {
        return BotFacts.digest(Path.of(path));
    }

    /** Returns the players of a game, seat 1 first. */
    List<SeatedPlayer> players(List<RemoteBot> bots) throws BotFailure {
        List<SeatedPlayer> players = new ArrayList<>();
        for (RemoteBot bot : bots) {
            players.add(new SeatedPlayer(bot.team(), choice(bot), bot.title()));
        }
        Optional<String> refusal = services.refusal(players);
        if (refusal.isPresent()) {
            throw new BotFailure(refusal.get());
        }
        return players;
    }

    private SeatChoice choice(RemoteBot bot) throws BotFailure {
        return bot.level() > 0 ? new SeatChoice.Level(bot.level()) : new SeatChoice.Launched(entry(bot));
    }

    private synchronized BotEntry entry(RemoteBot bot) throws BotFailure {
        Path place = folder.resolve(bot.entry());
        BotEntry entry = RemoteBotFiles.program(bot, place.resolve("files"));
        try {
            if (!isSound(bot, entry)) {
                FileUtils.deleteDirectory(place.toFile());
                unpack(bot, place);
            }
        } catch (IOException failure) {
            throw new BotFailure("The copy of " + bot.team() + " cannot be unpacked into " + place + " ("
                    + failure.getMessage() + ").");
        }
        if (!isSound(bot, entry)) {
            throw new BotFailure("The copy of " + bot.team()
                    + " has other files than the entry of the contest; its games are played elsewhere.");
        }
        return entry;
    }

    private boolean isSound(RemoteBot bot, BotEntry entry) {
        return Files.isDirectory(entry.workingFolder()) && RemoteBotFiles.isSound(bot, entry.workingFolder(), services);
    }

    private void unpack(RemoteBot bot, Path place) throws IOException {
        Path files = Files.createDirectories(place.resolve("files"));
        Path zip = place.resolve("bot.zip");
        try (OutputStream to = Files.newOutputStream(zip)) {
            database.copyBundle(bot.entry(), to);
        }
        BotCopy.unpack(zip, files);
        Files.delete(zip);
        if (bot.isSignedUp()) {
            // The launcher starts a bot beside this file only in bubblewrap.
            Files.writeString(place.resolve(ArenaFiles.SIGN_UP), "");
        }
    }

    /** A bot that cannot be prepared here. */
    static final class BotFailure extends Exception {

        private static final long serialVersionUID = 1;

        BotFailure(String words) {
            super(words);
        }
    }
}

package arena.app.remote;

import arena.app.bots.BotCopy;
import arena.app.play.Services;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.WorkerDatabase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;

/** The folders of bots in the database of the workers, each as one bundle by the digest of all its files. */
public final class RemoteBundles {

    private final WorkerDatabase database;
    private final Services services;

    /**
     * Opens the bundles.
     *
     * @param services of the machine on which the bots are described
     */
    public RemoteBundles(WorkerDatabase database, Services services) {
        this.database = database;
        this.services = services;
    }

    /**
     * Stores the files of a program, unless that was done before.
     *
     * @throws IOException if they cannot be copied, with a part of a sentence
     */
    public void store(RemoteBot bot, Path folder) throws IOException {
        if (database.hasBundle(bot.entry())) {
            return;
        }
        Path place = Files.createTempDirectory("arena-bundle");
        Path zip = place.resolve("bot.zip");
        try {
            BotCopy.pack(folder, zip);
            Path copy = Files.createDirectory(place.resolve("copy"));
            BotCopy.unpack(zip, copy);
            if (!RemoteBotFiles.isSound(bot, copy, services)) {
                throw new IOException("a copy of it is not the same, as it has a very large file or very many files");
            }
            try (InputStream content = Files.newInputStream(zip)) {
                database.addBundle(bot.entry(), content);
            }
        } finally {
            FileUtils.deleteQuietly(place.toFile());
        }
    }
}

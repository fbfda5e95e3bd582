package arena.app.contest;

import arena.app.Version;
import arena.app.bots.BotCopy;
import arena.contest.Contest;
import arena.contest.DueGame;
import arena.worker.RemoteGame;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerNeeds;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;

/** The bots of a contest as workers play them: each with a copy of its folder in the database. */
final class RemoteBots {

    private final Contest drawn;
    private final ContestEntries entries;
    private final WorkerDatabase database;
    private final Consumer<String> remarks;
    private final Map<String, RemoteBot> bots = new TreeMap<>();

    /**
     * Stores the bots for the workers.
     *
     * @param remarks receives a sentence about each bot that cannot be copied, and so plays on this machine only
     */
    RemoteBots(Contest drawn, ContestEntries entries, WorkerDatabase database, Consumer<String> remarks) {
        this.drawn = drawn;
        this.entries = entries;
        this.database = database;
        this.remarks = remarks;
        for (int contestant = 0; contestant < drawn.entries().size(); contestant++) {
            Optional<RemoteBot> bot = entries.remote(contestant);
            if (bot.isPresent()) {
                prepare(contestant, bot.get());
            }
        }
    }

    /** Returns whether none of them can play on another machine. */
    boolean areAllHere() {
        return bots.isEmpty();
    }

    /** Returns what they need of a machine. */
    WorkerNeeds needs() {
        return new WorkerNeeds(
                drawn.game().id(),
                Version.of(drawn.game().id()),
                drawn.game().mostSeats(),
                WorkerNeeds.ofAll(bots.values().stream().map(RemoteBot::outside).toList()));
    }

    private void prepare(int contestant, RemoteBot bot) {
        try {
            if (!bot.entry().isEmpty() && !database.hasBundle(bot.entry())) {
                store(bot, entries.workingFolder(contestant).orElseThrow());
            }
            bots.put(bot.team(), bot);
        } catch (IOException failure) {
            remarks.accept("The bot of " + bot.team() + " cannot be copied to other machines, and plays on this one"
                    + " only: " + failure.getMessage() + ".");
        }
    }

    private void store(RemoteBot bot, Path folder) throws IOException {
        Path place = Files.createTempDirectory("arena-bundle");
        Path zip = place.resolve("bot.zip");
        try {
            BotCopy.pack(folder, zip);
            Path copy = Files.createDirectory(place.resolve("copy"));
            BotCopy.unpack(zip, copy);
            if (!entries.isSound(bot, copy)) {
                throw new IOException("a copy of it is not the same, as it has a very large file or very many files");
            }
            try (InputStream content = Files.newInputStream(zip)) {
                database.addBundle(bot.entry(), content);
            }
        } finally {
            FileUtils.deleteQuietly(place.toFile());
        }
    }

    /** Returns a game as a worker needs it; nothing if no worker can play it. */
    Optional<RemoteGame> game(DueGame dueGame) {
        List<Optional<RemoteBot>> seats = dueGame.fixture().seats().stream()
                .map(contestant -> bot(contestant, dueGame))
                .toList();
        if (seats.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(new RemoteGame(
                drawn.name(),
                drawn.seal().commitment(),
                dueGame.fixture().id(),
                dueGame.attempt().sequence(),
                dueGame.attempt().number(),
                dueGame.seed(),
                dueGame.settings().texts(),
                drawn.budget().map(Duration::toMillis),
                Optional.empty(),
                seats.stream().map(Optional::orElseThrow).toList()));
    }

    private Optional<RemoteBot> bot(int contestant, DueGame dueGame) {
        String team = drawn.name(contestant);
        if (dueGame.absent().containsKey(contestant)) {
            return Optional.of(RemoteBot.ofLevel(team, team, ContestGameRunner.SUBSTITUTE.level()));
        }
        // An entry that was accepted since is played here until the contest is started again.
        return Optional.ofNullable(bots.get(team))
                .filter(bot ->
                        bot.level() > 0 || dueGame.entries().ofAllFiles(team).equals(Optional.of(bot.entry())));
    }
}

package arena.app.remote;

import arena.app.ReservedFolders;
import arena.app.bots.BotCopy;
import arena.app.play.HostedMatch;
import arena.app.play.MatchLane;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.ArenaFiles;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.SeatClock;
import arena.plugin.Games;
import arena.worker.RemoteGame;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.WorkerDatabase;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.commons.io.FileUtils;

/**
 * A player of games with copies of bots: each copy is unpacked once, and verified before each match by the digest of
 * all its files. Games that are played at the same time have a field each, so a bot may play several at once.
 */
public final class RemoteMatchPlayer implements AutoCloseable {

    private final WorkerDatabase database;
    private final Path folder;
    private final List<Services> lanes;
    private final BlockingQueue<Services> free;

    private RemoteMatchPlayer(WorkerDatabase database, Path folder, List<Services> lanes) {
        this.database = database;
        this.folder = folder;
        this.lanes = lanes;
        this.free = new LinkedBlockingQueue<>(lanes);
    }

    /**
     * Opens a player.
     *
     * @param machine the configuration of this machine
     * @param places its folders
     * @param slots the number of games at a time
     */
    public static RemoteMatchPlayer open(
            WorkerDatabase database, ServicesFactory factory, Configuration machine, Places places, int slots) {
        List<Path> hidden = new ArrayList<>(ReservedFolders.of(machine));
        hidden.add(places.hidden());
        List<Services> lanes = new ArrayList<>();
        for (int number = 1; number <= slots; number++) {
            lanes.add(factory.open(machine, new MatchLane(number, places.own(), hidden, List.of(), true)));
        }
        return new RemoteMatchPlayer(database, places.own(), lanes);
    }

    /**
     * The folders of a player, absolute.
     *
     * @param own for its fields, records, logs and copies of bots
     * @param hidden the folder that no bot may see, but for its own copy
     */
    public record Places(Path own, Path hidden) {}

    /** Returns a sentence on the confinement of bots. */
    public String confinement() {
        return lanes.get(0).confinement();
    }

    /**
     * Plays a game, and returns its record.
     *
     * @throws InterruptedException if the thread is interrupted
     * @throws BotFailure if a bot cannot be prepared here
     */
    public Path play(RemoteGame game) throws InterruptedException, BotFailure {
        Services services = free.take();
        try {
            return play(game, services);
        } finally {
            free.add(services);
        }
    }

    private Path play(RemoteGame game, Services services) throws InterruptedException, BotFailure {
        GameDefinition<?, ?, ?> definition = Games.byId(game.game());
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
        game.budgetMillis()
                .ifPresent(millis -> Seat.firstSeats(game.bots().size())
                        .forEach(seat -> clocks.put(seat, new SeatClock.Budget(Duration.ofMillis(millis)))));
        MatchRequest request = new MatchRequest(
                        definition,
                        Settings.of(definition.info(), game.settings()),
                        game.seed(),
                        players(game.bots(), services),
                        MatchRequest.explanations(services.configuration()),
                        game.attempt(),
                        game.purpose())
                .withClocks(clocks);
        MatchOutcome outcome = new MatchRun(services, request, MatchObserver::none)
                .hostedBy(new HostedMatch())
                .playOnce();
        boolean stopped =
                outcome.conclusion() instanceof MatchConclusion.Broken broken && broken.cause() == Event.Cause.STOPPED;
        if (stopped || Thread.interrupted()) {
            throw new InterruptedException("the game was broken off");
        }
        return outcome.record();
    }

    private List<SeatedPlayer> players(List<RemoteBot> bots, Services services) throws BotFailure {
        List<SeatedPlayer> players = new ArrayList<>();
        for (RemoteBot bot : bots) {
            players.add(new SeatedPlayer(bot.team(), choice(bot, services), bot.title()));
        }
        Optional<String> refusal = services.refusal(players);
        if (refusal.isPresent()) {
            throw new BotFailure(refusal.get());
        }
        return players;
    }

    private SeatChoice choice(RemoteBot bot, Services services) throws BotFailure {
        return bot.level() > 0 ? new SeatChoice.Level(bot.level()) : new SeatChoice.Launched(entry(bot, services));
    }

    private synchronized BotEntry entry(RemoteBot bot, Services services) throws BotFailure {
        Path place = folder.resolve("bots").resolve(bot.entry());
        BotEntry entry = RemoteBotFiles.program(bot, place.resolve("files"));
        try {
            if (!isSound(bot, entry, services)) {
                FileUtils.deleteDirectory(place.toFile());
                unpack(bot, place);
            }
        } catch (IOException failure) {
            throw new BotFailure("The copy of " + bot.team() + " cannot be unpacked into " + place + " ("
                    + failure.getMessage() + ").");
        }
        if (!isSound(bot, entry, services)) {
            throw new BotFailure("The copy of " + bot.team()
                    + " has other files than the entry of the contest; its games are played elsewhere.");
        }
        return entry;
    }

    private static boolean isSound(RemoteBot bot, BotEntry entry, Services services) {
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

    @Override
    public void close() {
        lanes.forEach(Services::close);
        FileUtils.deleteQuietly(MatchLane.fields(folder).toFile());
    }

    /** A bot that cannot be prepared here. */
    public static final class BotFailure extends Exception {

        private static final long serialVersionUID = 1;

        private BotFailure(String words) {
            super(words);
        }
    }
}

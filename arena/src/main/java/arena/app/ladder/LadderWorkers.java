package arena.app.ladder;

import arena.app.RequestFailure;
import arena.app.Version;
import arena.app.ladder.LadderSeason.NextGame;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.remote.DatabaseServer;
import arena.app.remote.DeliveredRecords;
import arena.app.remote.RemoteBotFiles;
import arena.app.remote.RemoteBundles;
import arena.app.remote.WorkerRegistry;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.config.DatabaseSettings;
import arena.launch.program.BotFacts;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.Verification;
import arena.series.GamePlace;
import arena.series.GameSlots;
import arena.worker.Delivery;
import arena.worker.RemoteGame;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.RemoteGames;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerNeeds;
import arena.worker.WorkerOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The workers of the ladder: other machines that play its games. A game that no worker can play is played here, one at
 * a time.
 *
 * <p>The record that comes back is examined: against the seed, the bots with their files, and the rules. A worker whose
 * record cannot be right is paused. The database holds nothing of the ladder but the games that are played now.
 */
public final class LadderWorkers implements GamePlace<NextGame, MatchOutcome> {

    /** The name of the ladder among the contests of its database. */
    private static final String NAME = "the ladder";

    private static final Duration DATABASE_LIMIT = Duration.ofSeconds(10);

    /** The number of games of a season is far smaller, so the numbers of attempts of two runs differ. */
    private static final long ATTEMPTS_OF_A_SECOND = 1_000_000;

    private final long firstAttempt = Instant.now().getEpochSecond() * ATTEMPTS_OF_A_SECOND;
    private final WorkerDatabase database;
    private final Services services;
    private final Player player;
    private final RemoteBundles bundles;
    private final DeliveredRecords records;
    private final RemoteGames games;
    private final Consumer<String> remarks;
    /** Everything that the bots of some game have needed; guarded by this object. */
    private final SortedSet<String> needs = new TreeSet<>();

    /**
     * A player of games on this machine.
     *
     * @param request returns a game as a match
     * @param here plays it here; nothing if it was broken off
     */
    record Player(
            Function<NextGame, MatchRequest> request, BiFunction<Services, NextGame, Optional<MatchOutcome>> here) {}

    /**
     * Opens the workers of a ladder.
     *
     * @param games the ids of its games
     * @param services of this machine, for games that no worker can play; closed with this object
     * @param records the folder of the records
     * @param remarks receives a sentence for the host; by any thread
     */
    LadderWorkers(
            DatabaseSettings server,
            List<String> games,
            Services services,
            Player player,
            Path records,
            Consumer<String> remarks) {
        this.services = services;
        // Several threads describe bots with the launcher; it must be open before.
        services.launcher();
        this.player = player;
        this.records = new DeliveredRecords(records);
        this.remarks = remarks;
        this.database = WorkerDatabase.open(DatabaseServer.of(server), NAME, remarks, Optional.empty());
        this.bundles = new RemoteBundles(database, services);
        games.forEach(game -> needs.add(WorkerNeeds.ofGame(game, Version.of(game))));
        database.forgetGames();
        this.games = new RemoteGames(database, new WorkerNeeds(needs), this::refuse, remarks);
        this.games.start();
    }

    /**
     * Opens the host's operations on the workers, which write keys beside the configuration file.
     *
     * @throws RequestFailure if the configuration has no database
     */
    public static WorkerRegistry registry(Configuration configuration, Consumer<String> remarks) {
        DatabaseSettings server = server(configuration);
        Path keys = configuration.file().orElseThrow().resolveSibling("");
        return new WorkerRegistry(
                WorkerDatabase.open(DatabaseServer.of(server), NAME, remarks, Optional.of(DATABASE_LIMIT)),
                server,
                keys);
    }

    /**
     * Opens the database of the ladder for a worker without a key.
     *
     * @throws RequestFailure if the configuration has no database
     */
    public static WorkerDatabase openForWorker(Configuration configuration, Consumer<String> remarks) {
        return WorkerDatabase.open(DatabaseServer.of(server(configuration)), NAME, remarks, Optional.empty());
    }

    private static DatabaseSettings server(Configuration configuration) {
        return configuration
                .ladderDatabase()
                .orElseThrow(() -> RequestFailure.usage("The workers of the ladder need a database that they can reach;"
                        + " add a section [ladder-database] with url = jdbc:postgresql://HOST/NAME to config.ini."));
    }

    @Override
    public int slots() {
        return games.slots();
    }

    @Override
    public Optional<MatchOutcome> play(NextGame next, GameSlots.GameSlot slot) throws InterruptedException {
        MatchRequest request = player.request().apply(next);
        Optional<RemoteGame> game = prepare(next, request);
        while (game.isPresent()) {
            Optional<Delivery> delivery = games.play(game.get());
            if (delivery.isEmpty()) {
                remarks.accept("No worker is there that can play " + game.get().fixture() + "; it is played here.");
                break;
            }
            Optional<MatchOutcome> outcome = outcome(delivery.get(), game.get(), request);
            if (outcome.isPresent()) {
                return outcome;
            }
        }
        synchronized (services) {
            return player.here().apply(services, next);
        }
    }

    /** Returns a game for workers, whose database has the files of its bots; nothing if it is played here. */
    private synchronized Optional<RemoteGame> prepare(NextGame next, MatchRequest request) {
        List<RemoteBot> bots = new ArrayList<>();
        for (SeatedPlayer seated : request.sittings()) {
            if (seated.choice() instanceof SeatChoice.Level level) {
                bots.add(RemoteBot.ofLevel(seated.name(), seated.shown(), level.level()));
            } else {
                BotEntry program = ((SeatChoice.Launched) seated.choice()).bot();
                RemoteBot bot = RemoteBotFiles.describe(program, seated.name(), seated.shown(), services);
                if (!offer(bot, program.workingFolder())) {
                    return Optional.empty();
                }
                bots.add(bot);
            }
        }
        return Optional.of(new RemoteGame(
                next.game() + " " + next.number(),
                Optional.empty(),
                firstAttempt + next.number(),
                next.game(),
                Version.of(next.game()),
                request.seed(),
                request.settings().texts(),
                Optional.empty(),
                Optional.empty(),
                bots));
    }

    /** Gives a bot to the workers, and returns whether they can have it. */
    private boolean offer(RemoteBot bot, Path folder) {
        SortedSet<String> more = new TreeSet<>(needs);
        more.addAll(WorkerNeeds.of(bot.outside()));
        WorkerNeeds now = new WorkerNeeds(more);
        if (!now.areServed()) {
            return false;
        }
        try {
            bundles.store(bot, folder);
        } catch (IOException failure) {
            remarks.accept(bot.title() + " cannot be copied to other machines, and plays on this one only: "
                    + failure.getMessage() + ".");
            return false;
        }
        needs.addAll(more);
        games.publish(now);
        return true;
    }

    /** Returns the outcome of a game that came back; nothing if it does not count, and then its worker is paused. */
    private Optional<MatchOutcome> outcome(Delivery delivery, RemoteGame game, MatchRequest request) {
        try {
            if (delivery.recordName().isEmpty()) {
                throw new RecordException("it could not be played: " + delivery.problem());
            }
            MatchRecord record = MatchRecord.read(records.keep(delivery));
            mistake(record, game, request).ifPresent(words -> {
                throw new RecordException(words);
            });
            MatchOutcome outcome = MatchOutcome.of(record, request);
            if (outcome.conclusion() instanceof MatchConclusion.Broken broken
                    && broken.cause() != Event.Cause.NOBODY_READY) {
                throw new RecordException("it was broken off: " + broken.words());
            }
            database.forget(delivery);
            return Optional.of(outcome);
        } catch (RecordException refused) {
            database.order(delivery.worker(), WorkerOrder.PAUSE);
            remarks.accept(
                    "The worker " + delivery.worker() + " is paused; " + game.fixture() + ": " + refused.getMessage());
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The record of " + game.fixture() + " cannot be stored ("
                    + failure.getMessage() + "); free some space, and start the ladder again.");
        }
        database.forget(delivery);
        return Optional.empty();
    }

    /** Returns why a record is not that of a game, as a sentence; empty if it is. */
    private static Optional<String> mistake(MatchRecord record, RemoteGame game, MatchRequest request) {
        Optional<Event.Began> began = record.began();
        boolean isOfGame = began.isPresent()
                && began.get().gameId().equals(game.game())
                && began.get().seed() == game.seed()
                && began.get().settings().equals(game.settings())
                && began.get().sittings().stream()
                        .map(Event.SeatAssignment::name)
                        .toList()
                        .equals(request.setup().names())
                && haveFiles(began.get().sittings(), game.bots());
        if (!isOfGame) {
            return Optional.of("the record " + record.name() + " is not of this game with these bots.");
        }
        return Verification.of(record, request.game()).differences().stream()
                .findFirst()
                .map(words -> "the record " + record.name() + " cannot be right: " + words);
    }

    private static boolean haveFiles(List<Event.SeatAssignment> seats, List<RemoteBot> bots) {
        for (int at = 0; at < bots.size(); at++) {
            String files =
                    Objects.requireNonNullElse(seats.get(at).info().facts().get(BotFacts.ENTRY), "");
            if (!files.equals(bots.get(at).entry())) {
                return false;
            }
        }
        return true;
    }

    /** A record that came too late is no concern of a ladder: the game was played by another worker. */
    private void refuse(Delivery delivery, String reason) {
        remarks.accept("A record of the worker " + delivery.worker() + " does not count: " + reason + ".");
        database.forget(delivery);
    }

    @Override
    public void close() {
        games.close();
        database.close();
        services.close();
    }
}

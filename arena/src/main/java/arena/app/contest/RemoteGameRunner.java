package arena.app.contest;

import arena.app.RequestFailure;
import arena.app.play.ServicesFactory;
import arena.app.remote.DeliveredRecords;
import arena.app.remote.RemoteMatchPlayer;
import arena.contest.AttemptCauses;
import arena.contest.DueGame;
import arena.contest.GameRunner;
import arena.contest.RefereeDecision;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.series.GameSlots;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.tournament.format.ContestLayout;
import arena.tournament.format.Fixture;
import arena.worker.Delivery;
import arena.worker.RemoteGame;
import arena.worker.RemoteGames;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerOrder;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/**
 * A runner of contest games that hands games to workers on other machines, and plays the others here.
 *
 * <p>A game goes to a worker if this machine has no free slot or plays none, a worker can play it, this arena starts
 * all its bots, and it is none of the finals that this machine plays alone. The record that comes back is examined like
 * one of this arena: against the rules, the attempt and the frozen entries.
 */
final class RemoteGameRunner implements GameRunner, AutoCloseable {

    /** The pause between two looks for a worker that can play the first game of a section. */
    private static final Duration CHOICE_INTERVAL = Duration.ofMillis(100);

    private final OpenContest contest;
    private final ContestGameRunner runner;
    private final Consumer<String> remarks;
    private final int ownSlots;
    private final Semaphore own;
    private final WorkerDatabase database;
    private final Optional<SectionMachines> machines;
    private final Set<String> waitingSections = new ConcurrentSkipListSet<>();
    private final RemoteBots bots;
    private final DeliveredRecords records;
    private final GameRechecks rechecks;
    private final RemoteGames games;

    private RemoteGameRunner(
            OpenContest contest,
            ContestEntries entries,
            ContestGameRunner runner,
            Terms terms,
            WorkerDatabase database) {
        this.contest = contest;
        this.runner = runner;
        this.remarks = terms.remarks();
        this.ownSlots = terms.ownSlots();
        this.own = new Semaphore(ownSlots, true);
        this.database = database;
        this.records = new DeliveredRecords(contest.records());
        RemoteMatchPlayer player = RemoteMatchPlayer.open(
                database,
                terms.factory(),
                contest.configuration(),
                new RemoteMatchPlayer.Places(contest.folder().resolve("rechecks"), contest.folder()),
                1);
        this.rechecks = new GameRechecks(contest, player, own, remarks);
        this.bots = new RemoteBots(contest.contest(), entries, entries.bundles(database), remarks);
        this.machines = contest.file().workers().equalSpeed()
                ? Optional.of(new SectionMachines(contest.situation()))
                : Optional.empty();
        this.games = new RemoteGames(database, bots.needs(), this::refuse, remarks);
    }

    /**
     * The terms of a runner.
     *
     * @param ownSlots the number of games that this machine plays at a time
     * @param factory of the services for games that are played again
     * @param remarks receives sentences for the organiser; called by several threads
     */
    record Terms(int ownSlots, ServicesFactory factory, Consumer<String> remarks) {}

    /**
     * Opens a runner, and gives the bots of the contest to its workers.
     *
     * @throws RequestFailure if the contest has no database on a server
     */
    static RemoteGameRunner open(OpenContest contest, ContestEntries entries, ContestGameRunner runner, Terms terms) {
        WorkerDatabase database = contest.workers(terms.remarks(), Optional.empty());
        try {
            RemoteGameRunner opened = new RemoteGameRunner(contest, entries, runner, terms, database);
            opened.games.start();
            return opened;
        } catch (IllegalArgumentException unusable) {
            database.close();
            throw RequestFailure.usage(unusable.getMessage() + " Set accept = off in [workers].");
        } catch (RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    /** Returns the number of games at a time: of this machine and the workers, with some in the queue. */
    int slots() {
        if (bots.areAllHere()) {
            return runner.atOnce(ownSlots);
        }
        int here = contest.file().workers().playHere() ? runner.atOnce(ownSlots) : 0;
        return Math.max(1, here + games.slots());
    }

    @Override
    public AttemptResult play(DueGame dueGame) {
        return play(dueGame, GameSlots.single());
    }

    @Override
    public AttemptResult play(DueGame dueGame, GameSlots.GameSlot slot) {
        try {
            if (isPlayedHere(dueGame.fixture())) {
                own.acquire();
                return playHere(dueGame, slot);
            }
            Optional<RemoteGame> game = bots.game(dueGame);
            games.publish(bots.needs());
            while (game.isPresent()) {
                if (contest.file().workers().playHere() && own.tryAcquire()) {
                    if (isThisAllowed(dueGame)) {
                        return playHere(dueGame, slot);
                    }
                    own.release();
                }
                Optional<AttemptResult> result =
                        playElsewhere(dueGame, game.get()).map(found -> result(dueGame, found));
                if (result.isPresent()) {
                    return result.get();
                }
                if (isThisAllowed(dueGame)) {
                    remarks.accept("No worker is there that can play "
                            + dueGame.fixture().id() + "; it is played here.");
                    break;
                }
                remarkWait(dueGame.fixture().section());
            }
            own.acquire();
            return playHere(dueGame, slot);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return AttemptResult.broken(
                    AttemptCauses.STOPPED,
                    "broken off",
                    "The match was stopped by its host.",
                    System.currentTimeMillis());
        }
    }

    @Override
    public Optional<String> excuse(DueGame dueGame) {
        return runner.excuse(dueGame);
    }

    /** Returns the delivery of a game, on the class of its section if sections have classes; empty without a worker. */
    private Optional<Delivery> playElsewhere(DueGame dueGame, RemoteGame game) throws InterruptedException {
        if (machines.isEmpty()) {
            return games.play(game);
        }
        Optional<String> machine = awaitClass(machines.get(), dueGame.fixture().section(), game);
        return machine.isPresent() ? games.play(game.on(machine.get())) : Optional.empty();
    }

    /** Returns the class of a section; empty if for a while no worker can play its first game. */
    private Optional<String> awaitClass(SectionMachines all, String section, RemoteGame game)
            throws InterruptedException {
        long end = System.nanoTime() + RemoteGames.WORKER_LIMIT.toNanos();
        Optional<String> machine = all.choose(section, game, games.workers());
        while (machine.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(CHOICE_INTERVAL.toMillis());
            machine = all.choose(section, game, games.workers());
        }
        return machine;
    }

    private boolean isThisAllowed(DueGame dueGame) {
        return machines.isEmpty() || machines.get().admitsThis(dueGame.fixture().section());
    }

    private void remarkWait(String section) {
        if (waitingSections.add(section)) {
            remarks.accept("Games of " + section + " wait for a machine of the class \""
                    + machines.flatMap(all -> all.of(section)).orElse("")
                    + "\", since equal-speed = on in [workers]; start"
                    + " a worker on one, or set equal-speed = off and start `arena contest run` again.");
        }
    }

    /** Returns whether a game is one of those that decide the final places, and these have this machine. */
    private boolean isPlayedHere(Fixture fixture) {
        ContestLayout layout = contest.contest().plan();
        return contest.file().workers().finalsHere()
                && layout.sections().size() > 1
                && layout.placing().contains(fixture.section());
    }

    /** Plays a game in a slot of this machine that was taken, and gives the slot back. */
    private AttemptResult playHere(DueGame dueGame, GameSlots.GameSlot slot) {
        try {
            return runner.play(dueGame, slot);
        } finally {
            own.release();
        }
    }

    private AttemptResult result(DueGame dueGame, Delivery delivery) {
        if (delivery.recordName().isEmpty()) {
            return pause(delivery, "it could not play " + dueGame.fixture().id() + ": " + delivery.problem());
        }
        try {
            MatchRecord record = MatchRecord.read(records.keep(delivery));
            AttemptResult result = runner.result(dueGame, record);
            bots.game(dueGame).ifPresent(game -> rechecks.offer(game, delivery.worker(), record));
            return result;
        } catch (RecordException refused) {
            return pause(
                    delivery, "its record of " + dueGame.fixture().id() + " cannot be right: " + refused.getMessage());
        } catch (IOException failure) {
            return broken("The record of " + dueGame.fixture().id() + " cannot be written to " + contest.records()
                    + " (" + failure + ").");
        }
    }

    /** Pauses a worker, so that it spoils no more games, and returns the result of the one that does not count. */
    private AttemptResult pause(Delivery delivery, String reason) {
        database.order(delivery.worker(), WorkerOrder.PAUSE);
        String words = "The worker " + delivery.worker() + " is paused, since " + reason;
        remarks.accept(words);
        return broken(words);
    }

    private static AttemptResult broken(String words) {
        return AttemptResult.broken(AttemptCauses.INFRASTRUCTURE, "broken off", words, System.currentTimeMillis());
    }

    /** Writes the records that workers have returned to an earlier arena and that are not here. */
    void fetchRecords() {
        RecordFolder here = new RecordFolder(contest.records());
        for (AttemptRow row : contest.store().attempts()) {
            boolean isMissing = row.ended()
                    .map(AttemptResult::record)
                    .filter(record -> !record.isEmpty() && !here.has(record))
                    .isPresent();
            if (isMissing) {
                database.delivered(row.attempt().sequence()).ifPresent(this::fetch);
            }
        }
    }

    private void fetch(Delivery delivery) {
        try {
            records.keep(delivery);
        } catch (IOException | RecordException failure) {
            remarks.accept("The record " + delivery.recordName() + " cannot be written (" + failure.getMessage()
                    + "); `arena contest verify` will miss it.");
        }
    }

    /** A game that an earlier arena gave to a worker is awaited, for it may be nearly over. */
    @Override
    public Optional<AttemptResult> found(DueGame dueGame) {
        Optional<Delivery> delivery = games.awaitEarlier(
                dueGame.attempt().sequence(),
                () -> remarks.accept(dueGame.fixture().id() + " is played by a worker; waiting for its end."));
        return delivery.map(found -> result(dueGame, found)).or(() -> runner.found(dueGame));
    }

    /** Notes in the audit trail that a record came too late. */
    private void refuse(Delivery delivery, String reason) {
        Optional<Attempt> attempt = contest.store().attempts().stream()
                .map(AttemptRow::attempt)
                .filter(one -> one.sequence() == delivery.sequence())
                .findFirst();
        if (attempt.isPresent()) {
            String words = "the record of the worker " + delivery.worker() + " does not count: " + reason;
            contest.decide(
                    new RefereeDecision.ResultRefused(
                            attempt.get().fixture(), attempt.get().number(), delivery.recordName(), new TreeMap<>()),
                    new DecisionAuthor("arena", words));
            remarks.accept(attempt.get().fixture() + ": " + words + ".");
        }
    }

    /** Waits for the games of workers that are played again, unless the thread is interrupted. */
    void finishRechecks() {
        rechecks.finish();
    }

    @Override
    public void close() {
        rechecks.close();
        games.close();
        database.close();
    }
}

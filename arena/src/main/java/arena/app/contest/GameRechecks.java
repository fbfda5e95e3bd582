package arena.app.contest;

import arena.app.remote.RemoteMatchPlayer;
import arena.contest.RefereeDecision;
import arena.record.AnswerComparison;
import arena.record.AnswerComparison.AnswerPlace;
import arena.record.MatchRecord;
import arena.worker.RemoteGame;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The rechecks of games that workers have played: this machine plays some of them again, chosen by chance, with the
 * same bots and seed, and compares the answers.
 *
 * <p>A bot may answer differently each time. So an answer is doubted only if two games here agree on another one after
 * the same answers before it. One game is played at a time, in a slot of this machine.
 */
final class GameRechecks implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GameRechecks.class);

    private final SecureRandom random = new SecureRandom();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> new Thread(work, "rechecks"));
    private final AtomicInteger waiting = new AtomicInteger();
    private final OpenContest contest;
    private final RemoteMatchPlayer player;
    private final Semaphore slots;
    private final Consumer<String> remarks;
    private final OptionalInt oneIn;

    /**
     * Prepares the rechecks.
     *
     * @param player of the games, closed with the rechecks
     * @param slots of this machine
     * @param remarks receives sentences for the organiser
     */
    GameRechecks(OpenContest contest, RemoteMatchPlayer player, Semaphore slots, Consumer<String> remarks) {
        this.contest = contest;
        this.player = player;
        this.slots = slots;
        this.remarks = remarks;
        this.oneIn = contest.file().workers().recheckOneIn();
    }

    /**
     * Takes the record of a game that counts, and plays the game again if chance wants it. Levels of the super bot
     * think by the clock: a game between them tells nothing.
     */
    void offer(RemoteGame game, String worker, MatchRecord record) {
        boolean hasProgram = game.bots().stream().anyMatch(bot -> bot.level() == 0);
        if (hasProgram && oneIn.isPresent() && random.nextInt(oneIn.getAsInt()) == 0) {
            waiting.incrementAndGet();
            thread.execute(() -> recheck(game, worker, record));
        }
    }

    private void recheck(RemoteGame game, String worker, MatchRecord record) {
        try {
            slots.acquire();
            try {
                compare(game, worker, record);
            } finally {
                slots.release();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (RemoteMatchPlayer.BotFailure failure) {
            remarks.accept(game.fixture() + " cannot be played again here: " + failure.getMessage());
        } catch (RuntimeException failure) {
            LOG.error("{} cannot be played again: {}", game.fixture(), failure.getMessage(), failure);
            remarks.accept(game.fixture() + " cannot be played again here: " + failure.getMessage());
        } finally {
            waiting.decrementAndGet();
        }
    }

    private void compare(RemoteGame game, String worker, MatchRecord record)
            throws InterruptedException, RemoteMatchPlayer.BotFailure {
        MatchRecord first = MatchRecord.read(player.play(game));
        Optional<AnswerPlace> different = AnswerComparison.firstDifference(record, first);
        if (different.isEmpty()) {
            remarks.accept(
                    game.fixture() + " was played again here: the record of the worker " + worker + " is confirmed.");
            return;
        }
        MatchRecord second = MatchRecord.read(player.play(game));
        if (AnswerComparison.agreeUpTo(different.get(), first, second)) {
            doubt(game, worker, record, different.get(), first);
        } else {
            remarks.accept(game.fixture() + " was played again here: its bots answer differently each time, so it tells"
                    + " nothing about the worker " + worker + ".");
        }
    }

    private void doubt(RemoteGame game, String worker, MatchRecord record, AnswerPlace answer, MatchRecord here) {
        String team = game.bots().get(answer.seat() - 1).team();
        // The audit trail is public: it names no folder of this machine.
        String words =
                "answer " + answer.number() + " of the game, by " + team + ", is another one or none in the record"
                        + " of the worker " + worker + " (" + record.name() + ") than in two games here (" + here.name()
                        + "); the machine may be slower, or the answer changed";
        contest.decide(
                new RefereeDecision.AnswerDoubted(
                        game.fixture(),
                        game.attempt(),
                        record.name(),
                        contest.contest().contestant(team).orElseThrow()),
                new DecisionAuthor("arena", words));
        remarks.accept(game.fixture() + ": " + words + ". The result counts; `arena workers "
                + contest.file().file().getFileName() + " pause " + worker
                + "` stops the worker, and `arena contest replay "
                + contest.file().file().getFileName() + " " + game.fixture() + " ...` orders a replay.");
    }

    /** Plays the games that were chosen to their ends; an interrupt skips them. */
    void finish() {
        int games = waiting.get();
        if (games > 0) {
            remarks.accept((games == 1 ? "One game of a worker is" : games + " games of workers are")
                    + " played again here for a recheck; Ctrl-C skips that.");
        }
        thread.shutdown();
        try {
            while (!thread.awaitTermination(1, TimeUnit.HOURS)) {
                LOG.info("{} games are still to be rechecked", waiting.get());
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Breaks off what is played. */
    @Override
    public void close() {
        thread.shutdownNow();
        boolean interrupted = Thread.interrupted();
        try {
            thread.awaitTermination(10, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            interrupted = true;
        }
        player.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

package arena.worker;

import com.github.kagkarlsson.scheduler.Clock;
import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.exceptions.ExecutionException;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.serializer.Serializer;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The queue of the games of a contest, in db-scheduler.
 *
 * <p>The arena that runs the contest puts games in and watches for workers that have stopped answering; a worker takes
 * games. All times are those of the database's server, so that the clocks of the machines need not agree.
 */
public final class GameQueue implements AutoCloseable {

    /** The table of db-scheduler. */
    static final String TABLE = "scheduled_game";

    /** The pause between two looks for games that nothing has announced; see {@link #check}. */
    private static final Duration POLL = Duration.ofSeconds(2);

    /** A game is free again when its worker has missed four heartbeats: within four seconds, with the search for it. */
    private static final Duration HEARTBEAT = Duration.ofMillis(600);

    private static final int MISSED_HEARTBEATS = 4;
    private static final Duration NEVER = Duration.ofDays(36_500);

    private static final Logger LOG = LoggerFactory.getLogger(GameQueue.class);

    private final Scheduler scheduler;
    private final Clock clock;
    private final String contest;

    private GameQueue(String contest, Clock clock, Scheduler scheduler) {
        this.contest = contest;
        this.clock = clock;
        this.scheduler = scheduler;
    }

    /** A player of games, called by one thread for each. */
    @FunctionalInterface
    public interface GamePlayer {

        /**
         * Plays a game and delivers its record.
         *
         * @param version of the assignment, for the delivery
         * @throws InterruptedException if the worker stops; the game is free for another one at once
         */
        void play(RemoteGame game, long version) throws InterruptedException;
    }

    /** A listener to games whose worker has stopped answering. */
    @FunctionalInterface
    public interface LossListener {

        /** The game is free for another worker. */
        void lost(RemoteGame game, String worker);
    }

    /** The place of a game in the database. */
    record Place(DataSource pool, String contest, LongSupplier serverMillis) {

        private Clock clock() {
            return () -> Instant.ofEpochMilli(serverMillis.getAsLong());
        }

        private GameQueue queue(String name, int threads, List<Task<?>> tasks) {
            Scheduler made = new SchedulerBuilder(pool, tasks)
                    .tableName(TABLE)
                    .schedulerName(new SchedulerName.Fixed(name))
                    .serializer(new JsonSerializer())
                    .clock(clock())
                    .threads(threads)
                    // A worker picks a game only when it has a thread for it.
                    .pollUsingFetch(0.5, 1.0)
                    .pollingInterval(POLL)
                    .heartbeatInterval(HEARTBEAT)
                    .missedHeartbeatsLimit(MISSED_HEARTBEATS)
                    .deleteUnresolvedAfter(NEVER)
                    // The only failures are games that were broken off, and the worker reports those itself.
                    .failureLogging(LogLevel.OFF, false)
                    .shutdownMaxWait(Duration.ofSeconds(2))
                    .build();
            return new GameQueue(contest, clock(), made);
        }
    }

    /** Returns the queue of a worker, paused. */
    static GameQueue ofWorker(Place place, String name, int slots, List<String> taskNames, GamePlayer player) {
        GameQueue queue = place.queue(
                name,
                slots,
                taskNames.stream()
                        .<Task<?>>map(task -> Tasks.custom(task, String.class)
                                .onFailure((complete, operations) -> release(place, complete, operations))
                                .onDeadExecution((complete, operations) -> release(place, complete, operations))
                                .execute((instance, context) -> play(instance, context.getExecution().version, player)))
                        .toList());
        queue.scheduler.pause();
        queue.scheduler.start();
        return queue;
    }

    /** Returns the queue of the arena that runs the contest, which plays nothing. */
    static GameQueue ofContest(Place place, String name, List<String> taskNames, LossListener listener) {
        GameQueue queue = place.queue(
                name,
                1,
                taskNames.stream()
                        .<Task<?>>map(task -> Tasks.custom(task, String.class)
                                .onDeadExecution((complete, operations) -> {
                                    release(place, complete, operations);
                                    listener.lost(
                                            game(complete.getExecution().taskInstance),
                                            complete.getExecution().pickedBy);
                                })
                                .execute((instance, context) -> ignored()))
                        .toList());
        queue.scheduler.pause();
        queue.scheduler.start();
        return queue;
    }

    /** Puts a game in, unless it is there. */
    public void add(RemoteGame game) {
        scheduler.scheduleIfNotExists(
                new TaskInstance<>(
                        WorkerNeeds.task(contest, game.needs()), instance(contest, game.sequence()), game.json()),
                clock.now());
    }

    /** Looks for games now, since one waits. */
    public void check() {
        scheduler.triggerCheckForDueExecutions();
    }

    /** Takes games from now on. */
    public void resume() {
        scheduler.resume();
    }

    /** Takes no more games; those that are played go on. */
    public void pause() {
        scheduler.pause();
    }

    /** Stops at once: the games that are played are interrupted and free for another worker. */
    @Override
    public void close() {
        scheduler.stop();
    }

    static String instance(String contest, long sequence) {
        return contest + "/" + sequence;
    }

    private static RemoteGame game(TaskInstance<?> instance) {
        return RemoteGame.of((String) instance.getData());
    }

    private static CompletionHandler<String> play(TaskInstance<String> instance, long version, GamePlayer player) {
        try {
            player.play(RemoteGame.of(instance.getData()), version);
            return ignored();
        } catch (InterruptedException stopped) {
            throw new StoppedException(stopped);
        }
    }

    /** The delivery has removed the game already. */
    private static CompletionHandler<String> ignored() {
        return (complete, operations) -> {};
    }

    private static void release(Place place, ExecutionComplete complete, ExecutionOperations<String> operations) {
        // The thread of an interrupted game must still be able to use the database.
        boolean interrupted = Thread.interrupted();
        try {
            operations.reschedule(complete, place.clock().now());
        } catch (ExecutionException alreadyGiven) {
            LOG.debug(
                    "the game {} was given to another worker before",
                    complete.getExecution().getId());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** The end of a game because the worker stops. */
    private static final class StoppedException extends RuntimeException {

        private static final long serialVersionUID = 1;

        StoppedException(InterruptedException stopped) {
            super("the worker stops", stopped);
        }
    }

    /** A serializer of lines of JSON. */
    private static final class JsonSerializer implements Serializer {

        @Override
        public byte[] serialize(Object data) {
            return String.valueOf(data).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public <T> T deserialize(Class<T> type, byte[] data) {
            return type.cast(new String(data, StandardCharsets.UTF_8));
        }
    }
}

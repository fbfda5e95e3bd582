package arena.launch;

import java.io.IOException;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A drain for the pipes of all programs on one thread, so that no program waits because it prints much.
 *
 * <p>It asks each pipe how much is available and never reads more: a blocking read would need a thread for each pipe,
 * and would block for as long as a detached child keeps the other end open. A pipe that was just emptied is asked again
 * at once, since a flood fills it faster than any sleep ends; a silent one is asked less and less often, at least every
 * {@value #MOST_PAUSE_MILLIS} ms: for that long a program that suddenly prints much may have to wait once.
 */
final class OutputDrain implements AutoCloseable {

    /** With twice this a program that floods its output would wait for its reader. */
    private static final long LEAST_PAUSE_NANOS = 20_000;

    private static final long MOST_PAUSE_MILLIS = 50;
    private static final long MOST_PAUSE_NANOS = MOST_PAUSE_MILLIS * 1_000_000;
    private static final Logger LOGGER = LoggerFactory.getLogger(OutputDrain.class);

    private final Queue<BotProcess> watched = new ConcurrentLinkedQueue<>();
    private final Thread thread = new Thread(this::run, "bot-output");
    private volatile boolean closed;

    OutputDrain() {
        thread.setDaemon(true);
        thread.start();
    }

    /** Empties the pipes of a program from now on, until it has ended. */
    void watch(BotProcess bot) {
        watched.add(bot);
        wake();
    }

    /** Empties the pipes of a program at once, so that what it printed before its answer is noted in that turn. */
    void drainNow(BotProcess bot) {
        bot.drainNow();
        wake();
    }

    /** Makes it look at all pipes at once, because a program has ended. */
    void wake() {
        LockSupport.unpark(thread);
    }

    /** Stops when all programs have ended. */
    @Override
    public void close() {
        closed = true;
        wake();
    }

    private void run() {
        byte[] buffer = new byte[64 << 10];
        while (!closed || !watched.isEmpty()) {
            long now = System.nanoTime();
            long pauseNanos = Long.MAX_VALUE;
            for (Iterator<BotProcess> bots = watched.iterator(); bots.hasNext(); ) {
                BotProcess bot = bots.next();
                if (hasEnded(bot, buffer, now)) {
                    bots.remove();
                } else {
                    pauseNanos = Math.min(pauseNanos, bot.untilScanNanos(now));
                }
            }
            pause(watched.isEmpty() && !closed, pauseNanos);
        }
    }

    private void pause(boolean idle, long pauseNanos) {
        if (idle) {
            LockSupport.park(this);
        } else if (pauseNanos > 0) {
            LockSupport.parkNanos(this, pauseNanos);
        }
    }

    private static boolean hasEnded(BotProcess bot, byte[] buffer, long now) {
        boolean ended = bot.isFinished();
        if (!ended && bot.untilScanNanos(now) > 0) {
            return false;
        }
        boolean printed = false;
        try {
            printed = bot.drain(buffer, ended);
        } catch (IOException | RuntimeException failure) {
            // A failure of one bot's pipe must not stop the others.
            LOGGER.warn("The output of {} cannot be read now: {}", bot, failure.toString());
        }
        if (ended) {
            bot.finish();
        } else {
            bot.scheduleScan(pauseNanos(printed, bot.pauseNanos()));
        }
        return ended;
    }

    /**
     * Returns the pause before the next scan of a pipe: none after one that found something, then longer and longer
     * ones.
     *
     * @param lastNanos the pause before this scan
     */
    static long pauseNanos(boolean printed, long lastNanos) {
        return printed ? 0 : Math.min(MOST_PAUSE_NANOS, Math.max(LEAST_PAUSE_NANOS, lastNanos * 2));
    }
}

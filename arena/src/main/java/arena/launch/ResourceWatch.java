package arena.launch;

import arena.launch.limits.AccountProcesses;
import arena.launch.machine.ProcessTable;
import java.util.Iterator;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks again and again at what all running programs use, on one thread that is there before the first of them, and
 * ends whoever has passed a limit.
 */
final class ResourceWatch implements AutoCloseable {

    private static final long LOOK_NANOS = 50_000_000;
    private static final Logger LOGGER = LoggerFactory.getLogger(ResourceWatch.class);

    private final Queue<BotProcess> watched = new ConcurrentLinkedQueue<>();
    private final AccountProcesses account;
    private final Thread thread = new Thread(this::run, "bot-watch");
    private volatile boolean closed;
    private volatile long shortageNanos;
    private volatile boolean shortage;

    ResourceWatch(AccountProcesses account) {
        this.account = account;
        thread.setDaemon(true);
        thread.start();
    }

    /** Looks at a program from now on, until it has ended. */
    void watch(BotProcess bot) {
        watched.add(bot);
        LockSupport.unpark(thread);
    }

    /** Looks at all programs now; for whoever must know before he decides. */
    synchronized void look() {
        boolean needsTable = watched.stream().anyMatch(BotProcess::needsTable);
        ProcessTable table = needsTable ? ProcessTable.read() : ProcessTable.EMPTY;
        if (account.isShort()) {
            shortageNanos = System.nanoTime();
            shortage = true;
        }
        for (Iterator<BotProcess> bots = watched.iterator(); bots.hasNext(); ) {
            BotProcess bot = bots.next();
            try {
                bot.look(table);
            } catch (RuntimeException failure) {
                // One bot's folder or processes must not keep the others from being looked at.
                LOGGER.warn("What {} uses cannot be told now: {}", bot, failure.toString());
            }
            if (bot.ending().isDone()) {
                bots.remove();
            }
        }
    }

    /**
     * Returns whether the account of the arena had no processes left at some time since a moment of the monotonic
     * clock.
     */
    boolean wasShortSince(long nanos) {
        look();
        return shortage && shortageNanos - nanos >= 0;
    }

    /** Returns what the account may have, as a sentence; empty if that is not limited. */
    Optional<String> limitWords() {
        return account.words();
    }

    /** Looks no more. */
    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }

    private void run() {
        while (!closed || !watched.isEmpty()) {
            if (watched.isEmpty()) {
                LockSupport.park(this);
            } else {
                look();
                LockSupport.parkNanos(this, LOOK_NANOS);
            }
        }
    }
}

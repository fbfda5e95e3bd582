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
 * A watch over the resources of all running programs, on one thread that exists before the first of them; it ends
 * programs that exceed a limit.
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

    /** Watches a program from now on, until it has ended. */
    void watch(BotProcess bot) {
        watched.add(bot);
        LockSupport.unpark(thread);
    }

    /** Looks at all programs now, for a caller that needs the current state. */
    synchronized void scan() {
        boolean needsTable = watched.stream().anyMatch(BotProcess::needsTable);
        ProcessTable table = needsTable ? ProcessTable.read() : ProcessTable.EMPTY;
        noteShortage(account.isShort());
        for (Iterator<BotProcess> bots = watched.iterator(); bots.hasNext(); ) {
            BotProcess bot = bots.next();
            try {
                bot.scan(table);
            } catch (RuntimeException failure) {
                // A failure with one bot's folder or processes must not keep the others from being looked at.
                LOGGER.warn("The use of {} cannot be measured now: {}", bot, failure.toString());
            }
            // The processes of such a program come and go, so a count of all processes may miss a moment without any.
            noteShortage(account.isLimited() && bot.isHoldingProcesses());
            if (bot.isGone()) {
                bots.remove();
            }
        }
    }

    private void noteShortage(boolean found) {
        if (found) {
            shortageNanos = System.nanoTime();
            shortage = true;
        }
    }

    /** Returns whether the arena's account had no processes left at some time since a moment of the monotonic clock. */
    boolean wasShortSince(long nanos) {
        scan();
        return shortage && shortageNanos - nanos >= 0;
    }

    /** Returns the limit of the account, as a sentence; empty if there is none. */
    Optional<String> limitWords() {
        return account.words();
    }

    /** Stops looking. */
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
                scan();
                LockSupport.parkNanos(this, LOOK_NANOS);
            }
        }
    }
}

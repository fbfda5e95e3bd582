package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.Update;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A reader of the orders of real time, by the bot's own numbers from 1. A number that is missing or not complete holds
 * back those after it; one that is no regular file, or too large, is skipped as long as the record can take the remark.
 * No order is early here, and there is no time limit.
 */
final class OrderReader implements FolderSearch, BotFiles.Awaited {

    /**
     * The most orders that are given to the match at once: to judge them takes time, and the tick must not wait for it.
     */
    static final int MOST_PER_CALL = 4;

    /** The most orders that wait for the match; those after them wait in the folder. */
    static final int MOST_WAITING = 64;

    private final BotFiles files;
    private final Queue<Reply> found = new ConcurrentLinkedQueue<>();
    private volatile Optional<LastUpdate> lastUpdate = Optional.empty();
    private final AtomicInteger waiting = new AtomicInteger();
    private volatile long wakeNanos = Long.MAX_VALUE;

    /** True if the last scan has left orders in the folder, since enough were waiting. */
    private volatile boolean heldBack;

    private int next = 1;

    OrderReader(BotFiles files) {
        this.files = files;
    }

    /** The last update, and when the team could see it. */
    private record LastUpdate(Update update, long publishedNanos) {}

    /** Notes an update that is about to be published, or was published. */
    void noteUpdate(Update update, long publishedNanos) {
        lastUpdate = Optional.of(new LastUpdate(update, publishedNanos));
    }

    /** Returns the next orders that were found, a few at once. */
    List<Reply> orders() {
        List<Reply> orders = new ArrayList<>();
        while (orders.size() < MOST_PER_CALL && !found.isEmpty()) {
            orders.add(found.remove());
        }
        waiting.addAndGet(-orders.size());
        return orders;
    }

    @Override
    public boolean waits() {
        return true;
    }

    @Override
    public boolean hasFound() {
        return !found.isEmpty();
    }

    @Override
    public long wakeNanos() {
        return heldBack && waiting.get() < MOST_WAITING ? 0 : wakeNanos;
    }

    @Override
    public boolean isBehind() {
        return false;
    }

    @Override
    public void scan() {
        files.notice(this);
        heldBack = false;
        while (!files.isFull() && !isEnough() && findNext()) {
            files.close(next);
            next++;
            files.expect(Math.max(lastUpdate.map(last -> last.update().number()).orElse(0), next));
        }
        wakeNanos = files.wakeNanos(next);
    }

    private boolean isEnough() {
        heldBack = waiting.get() >= MOST_WAITING;
        return heldBack;
    }

    /** Takes the next order if it is complete; returns whether the one after it may be looked for. */
    private boolean findNext() {
        AnswerForm form = lastUpdate.map(last -> last.update().orders()).orElse(AnswerForm.ONE_ORDER);
        Optional<BotFiles.Found> order = files.find(FileName.Kind.OUTPUT, next, form);
        if (order.isEmpty()) {
            return files.isSkipped(next);
        }
        BotFile file = order.get().file();
        Optional<byte[]> bytes = file.poll();
        bytes.ifPresent(complete -> {
            waiting.incrementAndGet();
            found.add(new Reply(next, bytes, false, stamps(file)));
            files.closed()
                    .addAnswer(
                            order.get().name(),
                            order.get().entry(),
                            complete,
                            BotFile.isComplete(complete, form.ending()));
        });
        return bytes.isPresent();
    }

    private Timestamps stamps(BotFile file) {
        return new Timestamps(
                lastUpdate.map(LastUpdate::publishedNanos).orElse(Timestamps.NEVER),
                Timestamps.NEVER,
                file.listedNanos(),
                file.firstSeenNanos());
    }

    @Override
    public int number() {
        return next;
    }

    @Override
    public boolean isPast(FileName name) {
        return name.number() < next;
    }

    @Override
    public void noticed(FileName name, FileState entry) {
        files.keep(name, entry);
    }
}

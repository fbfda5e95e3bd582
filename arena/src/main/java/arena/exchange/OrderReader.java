package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Reply;
import arena.match.Stamps;
import arena.match.Update;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Finds the orders that come in real time, by the bot's own numbers from 1. A number that is missing or not complete
 * holds up those after it; what stands there and is no file, or too large, is passed over. Nothing is early here, and
 * no clock runs out.
 */
final class OrderReader implements FolderSearch, BotFiles.Awaited {

    private final BotFiles files;
    private final Queue<Reply> found = new ConcurrentLinkedQueue<>();
    private volatile Optional<Told> told = Optional.empty();
    private volatile long wakeNanos = Long.MAX_VALUE;
    private int next = 1;

    OrderReader(BotFiles files) {
        this.files = files;
    }

    /** The last update, and when the team could see it. */
    private record Told(Update update, long publishedNanos) {}

    /** An update is going to be published, or was published. */
    void told(Update update, long publishedNanos) {
        told = Optional.of(new Told(update, publishedNanos));
    }

    /** Returns the orders that were found since the last call. */
    List<Reply> orders() {
        List<Reply> orders = new ArrayList<>();
        for (Reply order = found.poll(); order != null; order = found.poll()) {
            orders.add(order);
        }
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
        return wakeNanos;
    }

    @Override
    public boolean isBehind() {
        return false;
    }

    @Override
    public void look() {
        files.notice(this);
        while (!files.isFull() && findNext()) {
            files.close(next);
            next++;
            files.expect(Math.max(told.map(last -> last.update().number()).orElse(0), next));
        }
        wakeNanos = files.wakeNanos(next);
    }

    /** Takes the next order if it is complete; returns whether the one after it may be looked for. */
    private boolean findNext() {
        AnswerForm form = told.map(last -> last.update().orders()).orElse(AnswerForm.ONE_ORDER);
        Optional<BotFiles.Found> order = files.find(FileName.Kind.OUTPUT, next, form);
        if (order.isEmpty()) {
            return files.isKnown(next);
        }
        BotFile file = order.get().file();
        Optional<byte[]> bytes = file.look();
        bytes.ifPresent(complete -> {
            found.add(new Reply(next, bytes, false, stamps(file)));
            files.closed().take(order.get().name(), order.get().entry(), complete);
        });
        return bytes.isPresent();
    }

    private Stamps stamps(BotFile file) {
        return new Stamps(
                told.map(Told::publishedNanos).orElse(Stamps.NEVER),
                Stamps.NEVER,
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
    public void noticed(FileName name, Entry entry) {
        files.keep(name, entry);
    }
}

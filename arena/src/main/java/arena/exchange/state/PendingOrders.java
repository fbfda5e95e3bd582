package arena.exchange.state;

import arena.game.AnswerForm;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.Update;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** The orders of a bot in real time, by its own numbers from 1, that wait for the match. */
final class PendingOrders {

    /**
     * The most orders that are given to the match at once: to judge them takes time, and the tick must not wait for it.
     */
    static final int MOST_PER_CALL = 4;

    /** The most orders that wait for the match; those after them wait in the folder. */
    static final int MOST_WAITING = 64;

    private final Queue<Reply> waiting = new ArrayDeque<>();
    private Optional<Update> lastUpdate = Optional.empty();
    private long publishedNanos = Timestamps.NEVER;
    private int next = 1;

    /** True if the last scan has left orders in the folder, since enough were waiting. */
    private boolean heldBack;

    /** Notes an update that is about to be published, or was published. */
    void updated(Update update, long nowNanos) {
        lastUpdate = Optional.of(update);
        publishedNanos = nowNanos;
    }

    /** Returns the number of the last update; 0 if there was none. */
    int updates() {
        return lastUpdate.map(Update::number).orElse(0);
    }

    AnswerForm form() {
        return lastUpdate.map(Update::orders).orElse(AnswerForm.ONE_ORDER);
    }

    /** Returns the number of the order that is awaited. */
    int next() {
        return next;
    }

    /** Passes to the next order without one of this number. */
    void skip() {
        next++;
    }

    /** Takes the order of the awaited number. */
    void add(byte[] bytes, FileContent file) {
        waiting.add(new Reply(
                next,
                Optional.of(bytes),
                false,
                new Timestamps(publishedNanos, Timestamps.NEVER, file.listedNanos(), file.firstSeenNanos())));
        next++;
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Returns whether enough orders are waiting, so that the others stay in the folder. */
    boolean holdBack() {
        heldBack = waiting.size() >= MOST_WAITING;
        return heldBack;
    }

    /** Returns whether orders have stayed in the folder that may be read now. */
    boolean isDue() {
        return heldBack && waiting.size() < MOST_WAITING;
    }

    /** Removes the next orders, a few at once, and returns them. */
    List<Reply> take() {
        List<Reply> orders = new ArrayList<>();
        while (orders.size() < MOST_PER_CALL && !waiting.isEmpty()) {
            orders.add(waiting.remove());
        }
        return orders;
    }
}

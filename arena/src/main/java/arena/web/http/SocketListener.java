package arena.web.http;

import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A browser that is told of events. Nothing is kept for it: while a message is on its way there is no other, and what
 * it is told next is asked for when it has that one. A slow browser is thus told less, one that has vanished nothing,
 * and neither takes memory or anybody's time.
 */
public final class SocketListener {

    private final Session session;
    private final Executor executor;
    private final SocketSession conversation;
    private boolean sending;
    private boolean wanted;

    SocketListener(Session session, Executor executor, SocketSession conversation) {
        this.session = session;
        this.executor = executor;
        this.conversation = conversation;
    }

    /** Has it told whatever is new, now or when it has what is on its way; never waits. */
    public void tell() {
        synchronized (this) {
            wanted = true;
            if (sending) {
                return;
            }
            sending = true;
        }
        executor.execute(this::tellNext);
    }

    /** Whoever is gone is told nothing more: the message to him stays on its way for ever. */
    private void tellNext() {
        message()
                .ifPresent(text -> session.sendText(
                        text, Callback.from(() -> executor.execute(this::tellNext), gone -> session.disconnect())));
    }

    private Optional<String> message() {
        while (isWanted()) {
            Optional<String> message = conversation.next();
            if (message.isPresent()) {
                wantMore();
                return message;
            }
        }
        return Optional.empty();
    }

    private synchronized boolean isWanted() {
        sending = wanted;
        wanted = false;
        return sending;
    }

    private synchronized void wantMore() {
        wanted = true;
    }

    /** Closes the connection. */
    public void close() {
        session.close();
    }
}

package arena.web.http;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A sender of events to one browser. It keeps no queue: it sends one message at a time, and takes the next one from the
 * session when that has been sent. A slow browser thus gets fewer messages, a vanished one none, and neither uses
 * memory or blocks a thread.
 */
public final class SocketListener {

    private final Session session;
    private final Executor executor;
    private final Supplier<Optional<String>> source;
    private boolean sending;
    private boolean wanted;

    SocketListener(Session session, Executor executor, Supplier<Optional<String>> source) {
        this.session = session;
        this.executor = executor;
        this.source = source;
    }

    /** Sends whatever is new, now or after the message in transfer; never blocks. */
    public void send() {
        synchronized (this) {
            wanted = true;
            if (sending) {
                return;
            }
            sending = true;
        }
        executor.execute(this::sendNext);
    }

    /** Sends to a vanished browser end here, since its message stays in transfer for ever. */
    private void sendNext() {
        message()
                .ifPresent(text -> session.sendText(
                        text, Callback.from(() -> executor.execute(this::sendNext), failure -> session.disconnect())));
    }

    private Optional<String> message() {
        while (isWanted()) {
            Optional<String> message = source.get();
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

package arena.web.http;

import java.util.Optional;

/** What is said over one connection: events to a browser, and perhaps orders from it. */
public interface SocketSession {

    /** The connection is open. */
    default void opened(SocketListener listener) {}

    /**
     * Returns what the browser is to be told now; nothing if it has heard all there is. Asked by one thread at a time,
     * whenever {@link SocketListener#tell} was called, and after each message until there is nothing.
     */
    Optional<String> next();

    /** The browser has said something. */
    default void heard(String text) {}

    /** The connection is closed. */
    default void closed() {}
}

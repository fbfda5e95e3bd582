package arena.web.http;

import java.util.Optional;

/** A session over one connection: it sends events to a browser, and may receive orders from it. */
public interface SocketSession {

    /** Handles the opening of the connection. */
    default void opened(SocketListener listener) {}

    /**
     * Returns the next message to the browser; empty if there is nothing new. One thread at a time calls this after
     * {@link SocketListener#send}, and after each message until there is none.
     */
    Optional<String> next();

    /** Handles a message from the browser. */
    default void received(String text) {}

    /** Handles the end of the connection. */
    default void closed() {}
}

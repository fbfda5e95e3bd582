package arena.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** A WebSocket client for tests, which keeps all messages. */
public final class Socket implements WebSocket.Listener, AutoCloseable {

    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final StringBuilder part = new StringBuilder();
    private final Consumer<String> listener;
    private final WebSocket socket;
    private volatile boolean closed;

    private Socket(WebSocket.Builder builder, String address, Consumer<String> listener) {
        this.listener = listener;
        this.socket = builder.buildAsync(URI.create(address), this).join();
    }

    /** Opens a connection as a page of the site does. */
    public static Socket open(OpenSite site, String path) {
        return open(site, path, text -> {});
    }

    /** Opens a connection, and passes each message to a listener. */
    public static Socket open(OpenSite site, String path, Consumer<String> listener) {
        return new Socket(
                HttpClient.newHttpClient().newWebSocketBuilder().header("Origin", site.address()),
                site.address().replaceFirst("http", "ws") + path,
                listener);
    }

    /** Tries to open a connection from the page of another site. */
    public static Socket openFrom(OpenSite site, String origin, String path) {
        return new Socket(
                HttpClient.newHttpClient().newWebSocketBuilder().header("Origin", origin),
                site.address().replaceFirst("http", "ws") + path,
                text -> {});
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            String whole = part.toString();
            part.setLength(0);
            heard.add(whole);
            listener.accept(whole);
        }
        from.request(1);
        return CompletableFuture.allOf();
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed = true;
        return CompletableFuture.allOf();
    }

    /** Returns whether the server has closed it. */
    public boolean isClosed() {
        return closed;
    }

    /** Sends a message. */
    public void say(String text) {
        socket.sendText(text, true).join();
    }

    /** Returns all messages, in their order. */
    public List<String> heard() {
        return heard;
    }

    /** Returns whether a message of a kind has arrived. */
    public boolean hasHeard(String kind) {
        return heard.stream().anyMatch(text -> text.startsWith("{\"kind\":\"" + kind + "\""));
    }

    @Override
    public void close() {
        socket.abort();
    }
}

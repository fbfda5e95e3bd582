package arena.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** The WebSocket connections that send events to browsers, with a limit for each address. */
public final class SocketRegistry {

    private static final Duration IDLE = Duration.ofSeconds(60);
    private static final int PING_SECONDS = 20;
    private static final int MOST_CHARACTERS = 16_384;
    private static final String OPENING = "opening";

    private final int mostOfAnAddress;
    private final Executor executor;
    private final Map<String, Integer> open = new LinkedHashMap<>();

    /** The state that the upgrade request prepares for its connection. */
    private record Opening(String address, SocketSession session) {}

    /**
     * Makes the registry.
     *
     * @param executor runs the sends
     */
    public SocketRegistry(int mostOfAnAddress, Executor executor) {
        this.mostOfAnAddress = mostOfAnAddress;
        this.executor = executor;
    }

    /**
     * Adds a route.
     *
     * @param opener makes the session of a connection, or throws a {@link WebFailure}
     */
    public void add(RoutesConfig routes, String path, Function<Context, SocketSession> opener) {
        routes.wsBeforeUpgrade(path, context -> {
            if (count(context.ip()) >= mostOfAnAddress) {
                throw WebFailure.tooManyRequests(
                        "Too many connections are open from your address; close some of its pages.");
            }
            context.attribute(OPENING, new Opening(context.ip(), opener.apply(context)));
        });
        routes.ws(path, this::configure);
    }

    private void configure(WsConfig socket) {
        socket.onConnect(context -> {
            Opening opening = opening(context);
            change(opening.address(), 1);
            context.session.setIdleTimeout(IDLE);
            context.session.setMaxTextMessageSize(MOST_CHARACTERS);
            context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            SocketListener listener = new SocketListener(context.session, executor, opening.session()::next);
            opening.session().opened(listener);
            listener.send();
        });
        socket.onMessage(context -> opening(context).session().received(context.message()));
        socket.onClose(context -> {
            change(opening(context).address(), -1);
            opening(context).session().closed();
        });
    }

    private static Opening opening(WsContext context) {
        return Optional.ofNullable(context.<Opening>attribute(OPENING))
                .orElseThrow(() -> new IllegalStateException("a connection without a prepared session was opened"));
    }

    private synchronized int count(String address) {
        return open.getOrDefault(address, 0);
    }

    private synchronized void change(String address, int by) {
        int now = count(address) + by;
        if (now > 0) {
            open.put(address, now);
        } else {
            open.remove(address);
        }
    }

    /** Returns the number of open connections. */
    public synchronized int open() {
        return open.values().stream().mapToInt(Integer::intValue).sum();
    }
}

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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
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

    /**
     * The thread pool that sends events to browsers. Its threads pause after short periods of work: when hundreds of
     * browsers receive an event, a match that needs a processor waits for one period and not for all sends.
     */
    public static final class SenderThreads implements Executor, AutoCloseable {

        private static final long PERIOD_NANOS = TimeUnit.MICROSECONDS.toNanos(200);

        /** The pause after a period, as a multiple of it: three quarters of the time are left to other threads. */
        private static final int PAUSE_FACTOR = 3;

        /** The limit of a pause: a period is measured by the wall clock, so a descheduled thread has paused already. */
        private static final long LONGEST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

        private final ExecutorService threads;

        /** The time that a thread has worked since its last pause, in nanoseconds. */
        private final ThreadLocal<Long> worked = ThreadLocal.withInitial(() -> 0L);

        /** Starts the pool with half as many threads as processors; the others are left to matches. */
        public SenderThreads() {
            threads = Executors.newFixedThreadPool(
                    Math.max(1, Runtime.getRuntime().availableProcessors() / 2), SenderThreads::thread);
        }

        /** Returns a daemon thread for sends. */
        public static Thread thread(Runnable work) {
            Thread thread = new Thread(work, "sender");
            thread.setDaemon(true);
            return thread;
        }

        @Override
        public void execute(Runnable work) {
            threads.execute(() -> {
                long begun = System.nanoTime();
                try {
                    work.run();
                } finally {
                    pause(worked.get() + System.nanoTime() - begun);
                }
            });
        }

        private void pause(long nanos) {
            if (nanos < PERIOD_NANOS) {
                worked.set(nanos);
            } else {
                worked.set(0L);
                LockSupport.parkNanos(Math.min(PAUSE_FACTOR * nanos, LONGEST_PAUSE_NANOS));
            }
        }

        @Override
        public void close() {
            threads.shutdownNow();
        }
    }
}

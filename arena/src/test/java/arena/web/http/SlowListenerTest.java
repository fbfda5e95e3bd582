package arena.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.web.UnreadSocket;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that the server keeps no queue for a browser that does not read. */
class SlowListenerTest {

    private static final int EVENTS = 4_000;
    private static final String EVENT = "x".repeat(65_536);

    /** The most events that may be in transfer between two programs of one machine, far above the limits of systems. */
    private static final int MOST_ON_THE_WAY = 1_000;

    /** A session that sends one event for each call of {@code happen}, and counts the events sent. */
    private static final class Events implements SocketSession {
        private final AtomicInteger happened = new AtomicInteger();
        private final AtomicInteger sent = new AtomicInteger();
        private volatile Optional<SocketListener> listener = Optional.empty();

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
        }

        @Override
        public Optional<String> next() {
            if (sent.get() == happened.get()) {
                return Optional.empty();
            }
            sent.incrementAndGet();
            return Optional.of(EVENT);
        }

        void happen() {
            happened.incrementAndGet();
            listener.orElseThrow().send();
        }
    }

    @Tag("slow")
    @Test
    void itsMessagesAreBoundedAndOthersReceiveAll() throws IOException {
        ScheduledExecutorService senders = Executors.newScheduledThreadPool(2);
        List<Events> sessions = new CopyOnWriteArrayList<>();
        SocketRegistry sockets = new SocketRegistry(10, senders);
        Javalin server = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            sockets.add(config.routes, "/events", context -> {
                sessions.add(new Events());
                return sessions.get(sessions.size() - 1);
            });
        });
        server.start(0);
        String address = "http://127.0.0.1:" + server.port();
        try {
            tell(address, sessions);
            await().atMost(Duration.ofMinutes(1)).until(() -> sockets.open() == 0);
        } finally {
            server.stop();
            senders.shutdownNow();
        }
    }

    private static void tell(String address, List<Events> sessions) throws IOException {
        AtomicInteger heard = new AtomicInteger();
        try (UnreadSocket deaf = UnreadSocket.open(address, "/events")) {
            WebSocket reading = listen(address, heard);
            await().atMost(Duration.ofMinutes(1))
                    .until(() -> sessions.size() == 2 && sessions.stream().allMatch(one -> one.listener.isPresent()));
            for (int event = 0; event < EVENTS; event++) {
                sessions.forEach(Events::happen);
            }
            await().atMost(Duration.ofMinutes(1)).until(() -> heard.get() == EVENTS);
            assertThat(sessions.get(1).sent.get()).isEqualTo(EVENTS);
            assertThat(sessions.get(0).sent.get()).isPositive().isLessThan(MOST_ON_THE_WAY);
            assertThat(deaf.isOpen()).isTrue();
            reading.abort();
        }
    }

    private static WebSocket listen(String address, AtomicInteger heard) {
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address.replaceFirst("http", "ws") + "/events"), new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                        heard.addAndGet(last ? 1 : 0);
                        return WebSocket.Listener.super.onText(from, text, last);
                    }
                })
                .join();
    }
}

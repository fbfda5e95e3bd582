package arena.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.web.DeafSocket;
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
import org.junit.jupiter.api.Test;

/** Nothing is kept for a browser that does not read what it is told. */
class SlowListenerTest {

    private static final int EVENTS = 4_000;
    private static final String EVENT = "x".repeat(65_536);

    /** What may lie between two programs of one machine, far beyond what systems allow. */
    private static final int MOST_ON_THE_WAY = 1_000;

    /** Tells of one event for each time that something has happened, and counts how many it was asked for. */
    private static final class Events implements SocketSession {
        private final AtomicInteger happened = new AtomicInteger();
        private final AtomicInteger told = new AtomicInteger();
        private volatile Optional<SocketListener> listener = Optional.empty();

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
        }

        @Override
        public Optional<String> next() {
            if (told.get() == happened.get()) {
                return Optional.empty();
            }
            told.incrementAndGet();
            return Optional.of(EVENT);
        }

        void happen() {
            happened.incrementAndGet();
            listener.orElseThrow().tell();
        }
    }

    @Test
    void whatItIsToldIsBoundedAndOthersHearAll() throws IOException {
        ScheduledExecutorService tellers = Executors.newScheduledThreadPool(2);
        List<Events> conversations = new CopyOnWriteArrayList<>();
        SocketRegistry sockets = new SocketRegistry(10, tellers);
        Javalin server = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            sockets.add(config.routes, "/events", context -> {
                conversations.add(new Events());
                return conversations.get(conversations.size() - 1);
            });
        });
        server.start(0);
        String address = "http://127.0.0.1:" + server.port();
        try {
            tell(address, conversations);
            await().atMost(Duration.ofMinutes(1)).until(() -> sockets.open() == 0);
        } finally {
            server.stop();
            tellers.shutdownNow();
        }
    }

    private static void tell(String address, List<Events> conversations) throws IOException {
        AtomicInteger heard = new AtomicInteger();
        try (DeafSocket deaf = DeafSocket.open(address, "/events")) {
            WebSocket reading = listen(address, heard);
            await().atMost(Duration.ofMinutes(1))
                    .until(() -> conversations.size() == 2
                            && conversations.stream().allMatch(one -> one.listener.isPresent()));
            for (int event = 0; event < EVENTS; event++) {
                conversations.forEach(Events::happen);
            }
            await().atMost(Duration.ofMinutes(1)).until(() -> heard.get() == EVENTS);
            assertThat(conversations.get(1).told.get()).isEqualTo(EVENTS);
            assertThat(conversations.get(0).told.get()).isPositive().isLessThan(MOST_ON_THE_WAY);
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

package arena.web.contest;

import arena.app.RequestFailure;
import arena.app.contest.ContestWatch;
import arena.store.StoreException;
import arena.web.http.Json;
import arena.web.http.SocketListener;
import arena.web.http.SocketRegistry;
import arena.web.http.SocketSession;
import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells pages that a contest has changed, and nothing else: a number, upon which they ask for what they show. It looks
 * twice a second for all of them together.
 */
final class ContestNews implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ContestNews.class);
    private static final int LOOK_MILLIS = 500;

    private final ContestWatch watch;
    private final SocketRegistry sockets;
    private final List<SocketListener> listeners = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService looker = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "contest-news");
        thread.setDaemon(true);
        return thread;
    });
    private Optional<Future<?>> looking = Optional.empty();
    private String trouble = "";

    /** The message. */
    private record Change(String kind, long number) {}

    ContestNews(ContestWatch watch, SocketRegistry sockets) {
        this.watch = watch;
        this.sockets = sockets;
    }

    /** Adds the socket, and begins to look. */
    void addTo(RoutesConfig routes) {
        sockets.add(routes, "/api/v1/contest/live", context -> new Follower());
        look();
        looking =
                Optional.of(looker.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS));
    }

    /** One page that wants to know. */
    private final class Follower implements SocketSession {
        private Optional<SocketListener> listener = Optional.empty();
        private long told = -1;

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
            listeners.add(opened);
        }

        @Override
        public Optional<String> next() {
            long now = watch.view().map(ContestWatch.View::number).orElse(0L);
            if (now == told) {
                return Optional.empty();
            }
            told = now;
            return Optional.of(Json.text(new Change("changed", now)));
        }

        @Override
        public void closed() {
            listener.ifPresent(listeners::remove);
        }
    }

    /** Looks now, for who has just changed something; what it throws would end all later looks. */
    synchronized void look() {
        try {
            if (watch.look()) {
                listeners.forEach(SocketListener::tell);
            }
            trouble = "";
        } catch (RequestFailure | StoreException failure) {
            String words = String.valueOf(failure.getMessage());
            if (!words.equals(trouble)) {
                trouble = words;
                LOG.warn("The contest cannot be read just now: {}", words);
            }
        } catch (RuntimeException defect) {
            LOG.error("A look at the contest has failed.", defect);
        }
    }

    @Override
    public void close() {
        looking.ifPresent(looks -> looks.cancel(false));
        looker.shutdownNow();
    }
}

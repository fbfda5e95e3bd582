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
 * A sender of change notices to the pages of a contest. A notice holds only the number of the contest's state; the page
 * then requests what it shows. The contest is polled twice a second for all pages together.
 */
final class ContestNews implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ContestNews.class);
    private static final int POLL_MILLIS = 500;

    private final ContestWatch watch;
    private final SocketRegistry sockets;
    private final List<SocketListener> listeners = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService poller = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "contest-news");
        thread.setDaemon(true);
        return thread;
    });
    private Optional<Future<?>> polling = Optional.empty();
    private String problem = "";

    /** The message to a page. */
    private record Change(String kind, long number) {}

    ContestNews(ContestWatch watch, SocketRegistry sockets) {
        this.watch = watch;
        this.sockets = sockets;
    }

    /** Adds the socket, and begins to poll. */
    void addTo(RoutesConfig routes) {
        sockets.add(routes, "/api/v1/contest/live", context -> new Follower());
        poll();
        polling =
                Optional.of(poller.scheduleWithFixedDelay(this::poll, POLL_MILLIS, POLL_MILLIS, TimeUnit.MILLISECONDS));
    }

    /** The session of one page. */
    private final class Follower implements SocketSession {
        private Optional<SocketListener> listener = Optional.empty();
        private long lastSent = -1;

        @Override
        public void opened(SocketListener opened) {
            listener = Optional.of(opened);
            listeners.add(opened);
        }

        @Override
        public Optional<String> next() {
            long now = watch.view().map(ContestWatch.View::number).orElse(0L);
            if (now == lastSent) {
                return Optional.empty();
            }
            lastSent = now;
            return Optional.of(Json.text(new Change("changed", now)));
        }

        @Override
        public void closed() {
            listener.ifPresent(listeners::remove);
        }
    }

    /** Polls the contest now. It never throws, since an exception would cancel all later polls. */
    synchronized void poll() {
        try {
            if (watch.poll()) {
                listeners.forEach(SocketListener::send);
            }
            problem = "";
        } catch (RequestFailure | StoreException failure) {
            String words = String.valueOf(failure.getMessage());
            if (!words.equals(problem)) {
                problem = words;
                LOG.warn("The contest cannot be read just now: {}", words);
            }
        } catch (RuntimeException defect) {
            LOG.error("A poll of the contest has failed.", defect);
        }
    }

    @Override
    public void close() {
        polling.ifPresent(looks -> looks.cancel(false));
        poller.shutdownNow();
    }
}

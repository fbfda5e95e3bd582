package arena.web.contest;

import arena.app.RequestFailure;
import arena.app.contest.ContestWatch;
import arena.store.StoreException;
import arena.web.http.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells pages that a contest has changed, and nothing else: a number, upon which they ask for what they show. It looks
 * twice a second for all of them together, and a page that takes no message is told the next one.
 */
final class ContestNews implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ContestNews.class);
    private static final int LOOK_MILLIS = 500;
    private static final int MOST_LISTENERS = 2_000;
    private static final int BEAT_LOOKS = 40;

    private final ContestWatch watch;
    private final Set<WsContext> listeners = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService looker = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "contest-news");
        thread.setDaemon(true);
        return thread;
    });
    private Optional<Future<?>> looking = Optional.empty();
    private String trouble = "";
    private int looks;

    /** The message. */
    private record Change(String kind, long number) {}

    ContestNews(ContestWatch watch) {
        this.watch = watch;
    }

    /** Adds the socket, and begins to look. */
    void addTo(RoutesConfig routes) {
        routes.ws("/api/v1/contest/live", this::listen);
        look();
        looking =
                Optional.of(looker.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS));
    }

    private void listen(WsConfig socket) {
        socket.onConnect(context -> {
            if (listeners.size() >= MOST_LISTENERS) {
                context.closeSession(1013, "too many");
                return;
            }
            listeners.add(context);
            tell(context);
        });
        socket.onClose(listeners::remove);
        socket.onError(listeners::remove);
    }

    /** Looks now, for who has just changed something; what it throws would end all later looks. */
    synchronized void look() {
        try {
            boolean news = watch.look();
            trouble = "";
            // A beat lets a page notice that the server is gone although nothing happens.
            if (news || ++looks % BEAT_LOOKS == 0) {
                listeners.forEach(this::tell);
            }
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

    private void tell(WsContext listener) {
        try {
            if (listener.session.isOpen()) {
                listener.send(Json.text(new Change(
                        "changed", watch.view().map(ContestWatch.View::number).orElse(0L))));
            } else {
                listeners.remove(listener);
            }
        } catch (RuntimeException gone) {
            listeners.remove(listener);
        }
    }

    @Override
    public void close() {
        looking.ifPresent(looks -> looks.cancel(false));
        looker.shutdownNow();
    }
}

package arena.app.play;

import arena.match.Event;
import arena.record.RecordedEvent;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A display of a match on its own thread and at its own pace: the match hands its events over and never waits for a
 * slow terminal. A display that has fallen far behind skips pictures.
 */
public final class LiveDisplay implements MatchObserver {

    /** The backlog, in events, above which pictures are skipped. */
    private static final int FAR_BEHIND = 400;

    /** The pictures of a display. */
    public interface Renderer {
        /** Adds the next event; returns whether its picture deserves to be shown. */
        boolean take(RecordedEvent entry);

        /** Draws the present picture. */
        void draw();

        /** Draws the last picture, which stays. */
        void finish();
    }

    private final Renderer renderer;
    private final Duration pace;
    private final BlockingQueue<Optional<Event>> events = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "show");
    private int line;

    /**
     * Starts a display.
     *
     * @param pace the least time for a picture; zero to keep up with the match
     */
    public LiveDisplay(Renderer renderer, Duration pace) {
        this.renderer = renderer;
        this.pace = pace;
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void write(Event event) {
        events.add(Optional.of(event));
    }

    private void run() {
        try {
            Optional<Event> event = events.take();
            while (event.isPresent()) {
                boolean isWorthwhile = renderer.take(new RecordedEvent(++line, event.get()));
                if (isWorthwhile && events.size() < FAR_BEHIND) {
                    renderer.draw();
                    Thread.sleep(pace.toMillis());
                }
                event = events.take();
            }
        } catch (InterruptedException interruption) {
            events.forEach(rest -> rest.ifPresent(event -> renderer.take(new RecordedEvent(++line, event))));
        }
        renderer.finish();
    }

    /** Waits until everything was shown; if this thread is interrupted, only the end is shown. */
    @Override
    public void close() {
        events.add(Optional.empty());
        boolean interrupted = Thread.interrupted();
        if (interrupted) {
            thread.interrupt();
        }
        try {
            thread.join();
        } catch (InterruptedException interruption) {
            interrupted = true;
            thread.interrupt();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

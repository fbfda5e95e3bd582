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
    public interface Picturing {
        /** Adds the next event; returns whether its picture deserves to be shown. */
        boolean take(RecordedEvent entry);

        /** Draws the present picture. */
        void draw();

        /** Draws the last picture, which stays. */
        void finish();
    }

    private final Picturing picturing;
    private final Duration pace;
    private final BlockingQueue<Optional<Event>> events = new LinkedBlockingQueue<>();
    private final Thread shower = new Thread(this::run, "show");
    private int line;

    /**
     * Starts a display.
     *
     * @param pace the least time for a picture; zero to keep up with the match
     */
    public LiveDisplay(Picturing picturing, Duration pace) {
        this.picturing = picturing;
        this.pace = pace;
        shower.setDaemon(true);
        shower.start();
    }

    @Override
    public void write(Event event) {
        events.add(Optional.of(event));
    }

    private void run() {
        try {
            Optional<Event> event = events.take();
            while (event.isPresent()) {
                boolean worth = picturing.take(new RecordedEvent(++line, event.get()));
                if (worth && events.size() < FAR_BEHIND) {
                    picturing.draw();
                    Thread.sleep(pace.toMillis());
                }
                event = events.take();
            }
        } catch (InterruptedException hurry) {
            events.forEach(rest -> rest.ifPresent(event -> picturing.take(new RecordedEvent(++line, event))));
        }
        picturing.finish();
    }

    /** Waits until everything was shown; if this thread is interrupted, only the end is shown. */
    @Override
    public void close() {
        events.add(Optional.empty());
        boolean interrupted = Thread.interrupted();
        if (interrupted) {
            shower.interrupt();
        }
        try {
            shower.join();
        } catch (InterruptedException hurry) {
            interrupted = true;
            shower.interrupt();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

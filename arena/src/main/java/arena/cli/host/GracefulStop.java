package arena.cli.host;

import java.util.Optional;
import org.jline.utils.Signals;

/**
 * Ctrl-C where many games are played: the first one lets the running games end, the second one breaks them off, and a
 * third one ends the process as it would anywhere else.
 */
public final class GracefulStop implements AutoCloseable {

    private static final String SIGNAL = "INT";

    private final Runnable soon;
    private final Runnable now;
    private Optional<Object> before = Optional.empty();
    private int asked;

    /**
     * Creates a handler that does not listen yet.
     *
     * @param soon is run at the first Ctrl-C
     * @param now is run at the second Ctrl-C
     */
    public GracefulStop(Runnable soon, Runnable now) {
        this.soon = soon;
        this.now = now;
    }

    /** Begins to listen. */
    public synchronized void listen() {
        before = Optional.ofNullable(Signals.register(SIGNAL, this::take));
    }

    private synchronized void take() {
        asked++;
        if (asked == 1) {
            soon.run();
        } else {
            close();
            now.run();
        }
    }

    /** Stops listening. */
    @Override
    public synchronized void close() {
        before.ifPresent(handler -> Signals.unregister(SIGNAL, handler));
        before = Optional.empty();
    }
}

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
     * Prepares to hear it.
     *
     * @param soon what the first one does
     * @param now what the second one does
     */
    public GracefulStop(Runnable soon, Runnable now) {
        this.soon = soon;
        this.now = now;
    }

    /** Listens from now on. */
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

    /** Listens no more. */
    @Override
    public synchronized void close() {
        before.ifPresent(handler -> Signals.unregister(SIGNAL, handler));
        before = Optional.empty();
    }
}

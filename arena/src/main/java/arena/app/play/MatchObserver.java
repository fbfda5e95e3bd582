package arena.app.play;

import arena.match.Event;
import arena.match.EventRecorder;

/** An observer of one match, which receives the events after they were recorded. */
public interface MatchObserver extends EventRecorder, AutoCloseable {

    /** Shows what is still to be shown; the match is over. */
    @Override
    void close();

    /** Returns an observer that does nothing. */
    static MatchObserver none() {
        return new MatchObserver() {
            @Override
            public void write(Event event) {}

            @Override
            public void close() {}
        };
    }

    /** Returns an observer that passes each event to a recorder first. */
    static MatchObserver after(EventRecorder first, MatchObserver shown) {
        return new MatchObserver() {
            @Override
            public void write(Event event) {
                first.write(event);
                shown.write(event);
            }

            @Override
            public void close() {
                shown.close();
            }
        };
    }
}

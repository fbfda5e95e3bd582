package arena.app.play;

import arena.match.Event;
import arena.match.EventRecorder;

/** Is told the events of one match after they were written down. */
public interface MatchObserver extends EventRecorder, AutoCloseable {

    /** Shows what is left to be shown; the match is over. */
    @Override
    void close();

    /** Returns one that does nothing. */
    static MatchObserver none() {
        return new MatchObserver() {
            @Override
            public void write(Event event) {
                // Nobody looks.
            }

            @Override
            public void close() {
                // There is nothing left to show.
            }
        };
    }

    /** Returns one that tells another first. */
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

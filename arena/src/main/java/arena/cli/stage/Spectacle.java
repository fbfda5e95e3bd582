package arena.cli.stage;

import arena.match.Event;
import arena.match.Scribe;

/** Somebody who is told the events of one match after they were written down. */
public interface Spectacle extends Scribe, AutoCloseable {

    /** Shows what is left to be shown; the match is over. */
    @Override
    void close();

    /** Returns a spectacle for nobody. */
    static Spectacle none() {
        return new Spectacle() {
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

    /** Returns a spectacle in which somebody else is told each event first. */
    static Spectacle after(Scribe first, Spectacle shown) {
        return new Spectacle() {
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

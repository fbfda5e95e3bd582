package arena.match;

import java.time.Duration;

/** How the host lets time run for one seat, whatever limits the game gives to its answers. */
public sealed interface SeatClock {

    /**
     * Each answer has the time that the game gives.
     *
     * @param allowance so much more, for the way of the files to a folder that is served from elsewhere
     */
    record ByGame(Duration allowance) implements SeatClock {

        /** Makes one without an allowance. */
        public ByGame() {
            this(Duration.ZERO);
        }

        public ByGame {
            if (allowance.isNegative()) {
                throw new IllegalArgumentException("an allowance is time, not " + allowance);
            }
        }
    }

    /** It may take as long as it likes, though the game says otherwise. */
    record Off() implements SeatClock {}

    /**
     * Each answer has the time that the game gives, but all of a match together have no more than this. Once it is used
     * up an answer has one millisecond.
     *
     * @param whole for the whole match, at least a millisecond
     */
    record Budget(Duration whole) implements SeatClock {
        public Budget {
            if (whole.toMillis() < 1) {
                throw new IllegalArgumentException("a budget is time, not " + whole);
            }
        }
    }
}

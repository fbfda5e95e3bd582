package arena.match;

import java.time.Duration;

/** The clock of one seat: how the host lets time run for it, whatever limits the game gives to its answers. */
public sealed interface SeatClock {

    /**
     * Each answer has the time that the game gives.
     *
     * @param allowance extra time for the transfer of the files to a folder on another machine
     */
    record ByGame(Duration allowance) implements SeatClock {

        /** Makes a clock without an allowance. */
        public ByGame() {
            this(Duration.ZERO);
        }

        public ByGame {
            if (allowance.isNegative()) {
                throw new IllegalArgumentException("an allowance is time, not " + allowance);
            }
        }
    }

    /** No limit, though the game sets one. */
    record Off() implements SeatClock {}

    /**
     * Each answer has the time that the game gives, but all answers of a match together have no more than this. Once it
     * is used up an answer has one millisecond.
     *
     * @param whole for the entire match, at least a millisecond
     */
    record Budget(Duration whole) implements SeatClock {
        public Budget {
            if (whole.toMillis() < 1) {
                throw new IllegalArgumentException("a budget is time, not " + whole);
            }
        }
    }
}

package arena.match;

import arena.game.Departure;
import java.util.Locale;
import java.util.Optional;

/** How a seat came to be left: the facts, and the sentence that the record has for people. */
public sealed interface SeatDeparture {

    /** Returns the sentence, without its cause and without a stop. */
    String words();

    /** It did not show itself ready in the time that it had for that. */
    record NotReady(long waitedMillis) implements SeatDeparture {
        @Override
        public String words() {
            return "not ready within " + waitedMillis + " ms";
        }
    }

    /**
     * Its program has ended.
     *
     * @param errorLine the line of its error stream that names the cause, if it printed one
     * @param log the file of all it printed
     */
    record ProgramEnded(ExitStatus status, long aliveMillis, Optional<String> errorLine, String log)
            implements SeatDeparture {

        /** How bubblewrap begins what it says itself. */
        private static final String BUBBLEWRAP = "bwrap: ";

        @Override
        public String words() {
            return withoutLog() + "; all it printed is in " + log;
        }

        /** Returns the sentence without the place of the log. */
        public String withoutLog() {
            return withoutErrors()
                    + errorLine
                            .map(line -> "; the end of its error stream: " + line + remedy())
                            .orElse("; it printed no error");
        }

        /** Returns the sentence without what the program printed. */
        public String withoutErrors() {
            return String.format(
                    Locale.ROOT, "its process ended after %.3f s with %s", aliveMillis / 1000.0, status.words());
        }

        /** Returns whether it could not be confined, so that nothing of the bot's own has run. */
        public boolean isOfBubblewrap() {
            return errorLine.filter(line -> line.startsWith(BUBBLEWRAP)).isPresent();
        }

        private String remedy() {
            return isOfBubblewrap()
                    ? " (bubblewrap cannot show it what it needs; name its folders in \"show\", or set confine ="
                            + " namespace)"
                    : "";
        }
    }

    /** It has used more than it may. */
    record OverLimit(Overrun overrun) implements SeatDeparture {
        @Override
        public String words() {
            return overrun.words();
        }
    }

    /** Nothing is known of it but a sentence. */
    record FromRecord(String words) implements SeatDeparture {}

    /** Returns whether the sentence says by itself what the cause says in few words. */
    default boolean says(Departure why) {
        return this instanceof NotReady
                || why == Departure.RESIGNED
                || (this instanceof ProgramEnded && why == Departure.ENDED);
    }
}

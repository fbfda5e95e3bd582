package arena.match;

import arena.game.Departure;
import java.util.Locale;
import java.util.Optional;

/** The departure of a player from its seat: the facts, and the sentence that the record has for people. */
public sealed interface SeatDeparture {

    /** Returns the sentence, without its cause and without a full stop. */
    String words();

    /** The player did not become ready in the time that it had. */
    record NotReady(long waitedMillis) implements SeatDeparture {
        @Override
        public String words() {
            return "not ready within " + waitedMillis + " ms";
        }
    }

    /**
     * The player's program has ended.
     *
     * @param errorLine the line of its error stream that names the cause, if it printed one
     * @param log the file with its whole output
     */
    record ProgramEnded(ExitStatus status, long aliveMillis, Optional<String> errorLine, String log)
            implements SeatDeparture {

        /** The beginning of bubblewrap's own messages. */
        private static final String BUBBLEWRAP = "bwrap: ";

        @Override
        public String words() {
            return withoutLog() + "; all it printed is in " + log;
        }

        /** Returns the sentence without the path of the log. */
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

        /** Returns whether it could not be confined, so that no code of the bot has run. */
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

    /** The player has exceeded a limit. */
    record OverLimit(ExceededLimit overrun) implements SeatDeparture {
        @Override
        public String words() {
            return overrun.words();
        }
    }

    /** A departure of which only a sentence is known. */
    record FromRecord(String words) implements SeatDeparture {}

    /** Returns whether the sentence already states the cause. */
    default boolean says(Departure why) {
        return this instanceof NotReady
                || why == Departure.RESIGNED
                || (this instanceof ProgramEnded && why == Departure.ENDED);
    }
}

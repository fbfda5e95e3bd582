package arena.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The end of a launched program: the facts, and the sentence that the record has for people. */
public sealed interface ProgramEnd {

    /** Returns the sentence, without a full stop. */
    String words();

    /** The party that ended it. */
    enum By {
        ITSELF,
        ARENA,
        /** It could not be ended. */
        NOBODY
    }

    /**
     * The end of a program that was started.
     *
     * @param survivors the processes it had started that could not be ended, in words
     * @param overrun the limit that it had exceeded
     */
    record Ended(By by, ExitStatus status, long aliveMillis, List<String> survivors, Optional<ExceededLimit> overrun)
            implements ProgramEnd {

        /** The signals by which the arena ends a program: SIGTERM and SIGKILL. */
        private static final List<Integer> ASKING = List.of(15, 9);

        public Ended {
            survivors = List.copyOf(survivors);
        }

        @Override
        public String words() {
            String left = survivors.isEmpty() ? "" : "; still there: " + String.join(", ", survivors);
            return end() + left + overrun.map(passed -> ": " + passed.words()).orElse("");
        }

        private String end() {
            String after = String.format(Locale.ROOT, "after %.3f s", aliveMillis / 1000.0);
            return switch (by) {
                case NOBODY -> "could not be ended";
                case ARENA -> "ended with the match " + after + (wasAsked() ? "" : ", " + status.words());
                case ITSELF -> "ended by itself " + after + ", " + status.words();
            };
        }

        /**
         * Returns whether the exit status only reflects the arena's own signal; to print it would look like a fault.
         */
        private boolean wasAsked() {
            return status.signal().filter(ASKING::contains).isPresent() || status.code() == 0;
        }
    }

    /** It could not be started. */
    record NotStarted(String why) implements ProgramEnd {
        @Override
        public String words() {
            return "was never started: " + why;
        }
    }

    /** An end of which only a sentence is known. */
    record FromRecord(String words) implements ProgramEnd {}

    /** Returns whether the program ended by itself. */
    default boolean isByItself() {
        return this instanceof Ended ended && ended.by() == By.ITSELF;
    }

    /** Returns whether a process that it had started is still running. */
    default boolean hasSurvivors() {
        return this instanceof Ended ended && !ended.survivors().isEmpty();
    }
}

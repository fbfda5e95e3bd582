package arena.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a launched program came to its end: the facts, and the sentence that the record has for people. */
public sealed interface ProgramEnd {

    /** Returns the sentence, without a stop. */
    String words();

    /** Who ended it. */
    enum By {
        ITSELF,
        ARENA,
        /** It could not be ended. */
        NOBODY
    }

    /**
     * It was started.
     *
     * @param survivors what it had started and what could not be ended, in words
     * @param overrun the limit that it had passed
     */
    record Ended(By by, ExitStatus status, long aliveMillis, List<String> survivors, Optional<Overrun> overrun)
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

        /** The exit code of a program that the arena has ended would look like a fault if it only says that. */
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

    /** Nothing is known of it but a sentence. */
    record FromRecord(String words) implements ProgramEnd {}

    /** Returns whether it ended without anybody's doing. */
    default boolean isByItself() {
        return this instanceof Ended ended && ended.by() == By.ITSELF;
    }

    /** Returns whether something that it had started is still there. */
    default boolean hasSurvivors() {
        return this instanceof Ended ended && !ended.survivors().isEmpty();
    }
}

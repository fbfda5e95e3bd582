package arena.config;

import java.util.List;

/** What became of reading a contest file. */
public sealed interface ContestReading {

    /** Everything in it is understood. */
    record Sound(ContestFile contest) implements ContestReading {}

    /**
     * It cannot be used.
     *
     * @param mistakes at least one, in the order of their lines
     */
    record Mistaken(List<Mistake> mistakes) implements ContestReading {
        public Mistaken {
            mistakes = List.copyOf(mistakes);
        }
    }
}

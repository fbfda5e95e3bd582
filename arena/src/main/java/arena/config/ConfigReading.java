package arena.config;

import java.util.List;

/** What became of reading a configuration file. */
public sealed interface ConfigReading {

    /** Everything in it is understood. */
    record Sound(Configuration configuration) implements ConfigReading {}

    /**
     * It cannot be used.
     *
     * @param mistakes at least one, in the order of their lines
     */
    record Mistaken(List<Mistake> mistakes) implements ConfigReading {
        public Mistaken {
            mistakes = List.copyOf(mistakes);
        }
    }
}

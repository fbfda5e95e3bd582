package arena.app.share;

import java.util.Optional;

/**
 * A diagnosis of a machine or a folder.
 *
 * @param topic one or two words, the same in each run, for a list and for programs
 * @param words one sentence or two
 * @param cure what to do about it, a command or a setting; empty if there is nothing to do
 */
public record Diagnosis(Level level, String topic, String words, Optional<String> cure) {

    /** The weight of a finding. */
    public enum Level {
        /** It works. */
        GOOD("ok"),
        /** Something is not possible, or to be known. */
        NOTE("note"),
        /** Something will go wrong. */
        PROBLEM("problem");

        private final String word;

        Level(String word) {
            this.word = word;
        }

        /** Returns the word in lists and in JSON. */
        public String word() {
            return word;
        }
    }

    /** Returns something that works. */
    public static Diagnosis good(String topic, String words) {
        return new Diagnosis(Level.GOOD, topic, words, Optional.empty());
    }

    /** Returns something to be known, with what to do. */
    public static Diagnosis note(String topic, String words, String cure) {
        return new Diagnosis(Level.NOTE, topic, words, Optional.of(cure));
    }

    /** Returns something to be known. */
    public static Diagnosis note(String topic, String words) {
        return new Diagnosis(Level.NOTE, topic, words, Optional.empty());
    }

    /** Returns something that will go wrong, with its cure. */
    public static Diagnosis problem(String topic, String words, String cure) {
        return new Diagnosis(Level.PROBLEM, topic, words, Optional.of(cure));
    }

    /** Returns it in one sentence or more, with its cure. */
    public String sentence() {
        return words + cure.map(what -> " " + what).orElse("");
    }

    /** Returns whether something will go wrong. */
    public boolean isProblem() {
        return level == Level.PROBLEM;
    }
}

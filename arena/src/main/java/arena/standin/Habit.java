package arena.standin;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The behaviours of a stand-in. The bad ones are those of entries in real contests. */
public enum Habit {
    /** Answers every prompt at once. */
    WELL("plays at once"),
    /** Takes half of the limit for some answers. */
    SLOW("answers late now and then, but within the limit"),
    /** Takes twice the limit in the middle of a match. */
    LATE("answers beyond the limit in the middle of the match"),
    /** Is ready and never answers. */
    MUTE("becomes ready, and never answers"),
    /** Runs and never becomes ready. */
    ABSENT("never becomes ready"),
    /** Ends before it is ready. */
    CRASH_START("ends with exit code 3 before it is ready"),
    /** Ends in the middle of a match. */
    CRASH("ends with exit code 3 in the middle of the match"),
    /** Keeps a processor busy in the middle of a match, and ignores the request to end. */
    HANG("keeps a processor busy in the middle of the match, and does not end when it is asked to"),
    /** Prints megabytes and writes hundreds of files, and plays on. */
    FLOOD("prints megabytes and writes hundreds of files"),
    /** Gives answers that break the rules. */
    WRONG("answers what is no order");

    private final String deed;

    Habit(String deed) {
        this.deed = deed;
    }

    /** Returns the behaviour as a predicate, for a sentence that begins with the name of the stand-in. */
    public String deed() {
        return deed;
    }

    /** Returns the word of the command line, such as {@code crash-start}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the habit of a word; empty if there is none. */
    public static Optional<Habit> of(String word) {
        return Arrays.stream(values())
                .filter(habit -> habit.word().equals(word))
                .findFirst();
    }

    /** Returns all words. */
    static List<String> words() {
        return Arrays.stream(values()).map(Habit::word).toList();
    }
}

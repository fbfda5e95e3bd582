package arena.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One thing that went wrong for a player.
 *
 * @param sort what it has in common with others that have the same cause
 * @param words one sentence
 * @param evidence lines that show more of it
 * @param spot where it happened
 */
public record Fault(Kind kind, String sort, String words, List<String> evidence, Spot spot) {

    public Fault {
        evidence = List.copyOf(evidence);
    }

    /** What kind of fault it is. */
    public enum Kind {
        WRONG_MOVE,
        TIME_OUT,
        REMARK,
        /** Half of an answer was taken before the rest was written. */
        HALF_ANSWER,
        /** The program printed errors to its error stream. */
        PRINTED_ERRORS,
        LEFT;

        /** Returns the word for programs: {@code WRONG_MOVE} is {@code wrong-move}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * Where in a match something happened.
     *
     * @param turn the seat's own turn, the i of its input_i.txt; 0 before its first
     * @param code the code of the ruling; 0 if there was none
     */
    public record Spot(int seat, int turn, int code) {}

    /** Returns the sentence and its evidence, indented. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(words));
        evidence.forEach(line -> lines.add("    " + line));
        return lines;
    }
}

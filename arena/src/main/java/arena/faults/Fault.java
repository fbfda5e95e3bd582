package arena.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A fault of a player in a match.
 *
 * @param sort a key that faults of the same cause share
 * @param words one sentence
 * @param evidence lines with details
 * @param spot the place of the fault in the match
 */
public record Fault(Kind kind, String sort, String words, List<String> evidence, FaultPosition spot) {

    public Fault {
        evidence = List.copyOf(evidence);
    }

    /** The kinds of faults. */
    public enum Kind {
        WRONG_MOVE,
        TIME_OUT,
        REMARK,
        /** An incomplete answer was read before the rest was written. */
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
     * The place of a fault in a match.
     *
     * @param turn the seat's own turn, the i of its input_i.txt; 0 before its first
     * @param code the code of the ruling; 0 if there was none
     */
    public record FaultPosition(int seat, int turn, int code) {}

    /** Returns the sentence and its evidence, indented. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(words));
        evidence.forEach(line -> lines.add("    " + line));
        return lines;
    }
}

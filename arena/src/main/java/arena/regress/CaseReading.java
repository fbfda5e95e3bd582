package arena.regress;

import java.util.List;

/**
 * What a file of cases holds.
 *
 * @param cases the sound ones, in order
 * @param mistakes what is wrong with the others
 */
public record CaseReading(List<RegressionCase> cases, List<Mistake> mistakes) {

    /**
     * Something that cannot be read.
     *
     * @param line where it stands, from 1
     * @param words a sentence: what was expected, and what stands there
     */
    public record Mistake(int line, String words) {}

    public CaseReading {
        cases = List.copyOf(cases);
        mistakes = List.copyOf(mistakes);
    }
}

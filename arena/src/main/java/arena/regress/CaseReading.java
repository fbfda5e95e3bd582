package arena.regress;

import java.util.List;

/**
 * The result of reading a file of cases.
 *
 * @param cases the valid cases, in order
 * @param mistakes the errors in the other cases
 */
public record CaseReading(List<RegressionCase> cases, List<Mistake> mistakes) {

    /**
     * An error in the file.
     *
     * @param line the line number, from 1
     * @param words a sentence with the expected and the actual text
     */
    public record Mistake(int line, String words) {}

    public CaseReading {
        cases = List.copyOf(cases);
        mistakes = List.copyOf(mistakes);
    }
}

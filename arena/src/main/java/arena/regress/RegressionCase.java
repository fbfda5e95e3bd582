package arena.regress;

import java.util.List;

/**
 * A regression case: a position with conditions on the bot's answer.
 *
 * @param title one line for people
 * @param past the match before the turn
 * @param conditions the conditions on the answer, at least one
 * @param line the first line of the case in its file, from 1; 0 if it is not in a file yet
 */
public record RegressionCase(String title, MatchPrefix past, List<CaseCondition> conditions, int line) {

    public RegressionCase {
        conditions = List.copyOf(conditions);
        if (conditions.isEmpty() || title.isBlank() || title.indexOf('\n') >= 0 || title.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("a case has a title of one line and a condition, not: " + title);
        }
    }

    /** Returns the conditions of one kind. */
    public <C extends CaseCondition> List<C> conditions(Class<C> kind) {
        return conditions.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Returns the last turn of the bot that the conditions need. */
    public int lastTurn() {
        return past.turn()
                + conditions(CaseCondition.Survives.class).stream()
                        .mapToInt(CaseCondition.Survives::turns)
                        .max()
                        .orElse(0);
    }
}

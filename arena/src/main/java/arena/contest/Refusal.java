package arena.contest;

import arena.store.Decision;
import java.util.List;

/** Results that were played and not taken, since another arena had ended their attempt before: what the audit keeps of them. */
public final class Refusal {

    static final String ATTEMPT = "attempt";
    static final String RECORD = "record";

    /** Before the name of each team, for its place. */
    static final String PLACE = "place.";

    private Refusal() {}

    /** Returns whether a record is that of a result which was refused, and so counts for nothing. */
    public static boolean isOf(String record, List<Decision> decisions) {
        return decisions.stream()
                .map(Decision::decided)
                .filter(decided -> decided.verb().equals(Verb.RESULT_REFUSED.key()))
                .anyMatch(decided -> record.equals(decided.details().get(RECORD)));
    }
}

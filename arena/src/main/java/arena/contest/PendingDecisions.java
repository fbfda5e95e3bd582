package arena.contest;

import java.util.List;
import java.util.SortedMap;

/**
 * The decisions that a contest waits for.
 *
 * @param probation the teams that do not play until the referee has decided, with the number of faults in a row
 * @param changed the teams whose program was found changed, which do not play until then either, with the finding
 * @param questions the open questions for the referee
 */
public record PendingDecisions(
        SortedMap<Integer, Integer> probation, SortedMap<Integer, String> changed, List<RefereeQuestion> questions) {

    public PendingDecisions {
        questions = List.copyOf(questions);
    }
}

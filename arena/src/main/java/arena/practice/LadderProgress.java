package arena.practice;

import java.util.List;
import java.util.Optional;

/**
 * What the file of a team holds.
 *
 * @param attempts in the order in which they were played
 * @param open the matches that were begun and of which no line tells the end, in the order in which they were begun
 * @param remark what was passed over, as a sentence; empty if nothing was
 */
public record LadderProgress(List<LadderMatch> attempts, List<OpenLadderMatch> open, Optional<String> remark) {

    public LadderProgress {
        attempts = List.copyOf(attempts);
        open = List.copyOf(open);
    }
}

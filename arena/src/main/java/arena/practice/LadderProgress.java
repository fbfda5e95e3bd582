package arena.practice;

import java.util.List;
import java.util.Optional;

/**
 * The content of a team's progress file.
 *
 * @param attempts the played matches in order
 * @param open the matches that were begun and have no line about their end, in order
 * @param remark a sentence about text that was ignored; empty if there was none
 */
public record LadderProgress(List<LadderMatch> attempts, List<OpenLadderMatch> open, Optional<String> remark) {

    public LadderProgress {
        attempts = List.copyOf(attempts);
        open = List.copyOf(open);
    }
}

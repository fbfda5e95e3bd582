package arena.practice;

import java.util.List;
import java.util.Optional;

/**
 * What the file of a team holds.
 *
 * @param attempts in the order in which they were played
 * @param remark what was passed over, as a sentence; empty if nothing was
 */
public record Progress(List<Attempt> attempts, Optional<String> remark) {

    public Progress {
        attempts = List.copyOf(attempts);
    }
}

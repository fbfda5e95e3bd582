package arena.store;

import java.util.Optional;

/**
 * An attempt with its result, if it has ended.
 *
 * @param attempt the attempt as it began
 * @param ended its result; absent while the match is played, and if the arena was killed during the match
 * @param sequence the sequence number of its latest entry: of its end, or else of its beginning
 */
public record AttemptRow(Attempt attempt, Optional<AttemptResult> ended, long sequence) {}

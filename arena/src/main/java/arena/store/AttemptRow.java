package arena.store;

import java.util.Optional;

/**
 * An attempt with its end, if it has one yet.
 *
 * @param attempt what was begun
 * @param ended how it ended; nothing while it is played, or if the arena was killed meanwhile
 * @param sequence the place of the latest that happened to it: of its end, else of its beginning
 */
public record AttemptRow(Attempt attempt, Optional<AttemptResult> ended, long sequence) {}

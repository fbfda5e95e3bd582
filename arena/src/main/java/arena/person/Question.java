package arena.person;

import arena.game.TimeLimit;
import java.time.Duration;
import java.util.Optional;

/**
 * A question to a person: a prompt, or in real time an update.
 *
 * @param number of the input, the {@code i} of {@code input_i.txt}
 * @param input the text that a bot would read
 * @param limit the time for the answer; empty for an update, to which orders may be given at any moment
 */
public record Question(int number, String input, Optional<TimeLimit> limit) {

    /** Returns whether exactly one answer is expected. */
    public boolean isTurn() {
        return limit.isPresent();
    }

    /** Returns the time for the answer; empty if it is not limited. */
    public Optional<Duration> time() {
        return limit.flatMap(TimeLimit::time);
    }
}

package arena.app.simulate;

import arena.game.TimeLimit;
import arena.match.Event;
import arena.record.Printable;
import java.util.Optional;

/**
 * A prompt that waits for a person.
 *
 * @param number the {@code i} of {@code input_i.txt}
 * @param input its complete text
 * @param limit the time for it; empty in real time, where no step waits for an answer
 */
record PersonTurn(int number, String input, Optional<TimeLimit> limit) {

    private static final int LONGEST = 40;

    static PersonTurn of(Event.Prompted prompted) {
        return new PersonTurn(prompted.number(), prompted.text(), Optional.of(prompted.limit()));
    }

    /** Returns an update in real time, to which orders may be given at any moment. */
    static PersonTurn update(Event.UpdateSent sent, String input) {
        return new PersonTurn(sent.number(), input, Optional.empty());
    }

    /** Returns what is expected, from the first line of the input. */
    String expected() {
        String line = input.lines().findFirst().orElse("");
        return Printable.of(line.substring(line.indexOf('=') + 1).strip(), LONGEST);
    }

    /** Returns whether exactly one answer is expected. */
    boolean isTurn() {
        return limit.isPresent();
    }

    /** Returns whether its time is limited. */
    boolean hasClock() {
        return limit.flatMap(TimeLimit::time).isPresent();
    }
}

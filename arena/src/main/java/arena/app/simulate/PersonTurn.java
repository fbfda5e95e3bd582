package arena.app.simulate;

import arena.game.TimeLimit;
import arena.match.Event;
import arena.record.Printable;
import java.util.Optional;

/**
 * A prompt that waits for a person.
 *
 * @param number the {@code i} of {@code input_i.txt}
 * @param input the whole text of it
 * @param limit the time for it; empty in real time, where nobody waits
 */
record PersonTurn(int number, String input, Optional<TimeLimit> limit) {

    private static final int LONGEST = 40;

    static PersonTurn of(Event.Prompted prompted) {
        return new PersonTurn(prompted.number(), prompted.text(), Optional.of(prompted.limit()));
    }

    /** Returns an update of real time, to which orders may be given at any moment. */
    static PersonTurn update(Event.UpdateSent told, String input) {
        return new PersonTurn(told.number(), input, Optional.empty());
    }

    /** Returns what is expected, as the first line of the input says it. */
    String expected() {
        String line = input.lines().findFirst().orElse("");
        return Printable.of(line.substring(line.indexOf('=') + 1).strip(), LONGEST);
    }

    /** Returns whether one answer is waited for, and no more are taken. */
    boolean isTurn() {
        return limit.isPresent();
    }

    /** Returns whether the time for it matters to a person. */
    boolean hasClock() {
        return limit.flatMap(TimeLimit::time).isPresent();
    }
}

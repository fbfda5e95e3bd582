package arena.cli.simulate;

import arena.match.Event;
import arena.record.Printable;
import java.time.Duration;

/**
 * A prompt that waits for a person.
 *
 * @param number the {@code i} of {@code input_i.txt}
 * @param input the whole text of it
 * @param limit the time for it; zero if nobody waits
 */
record SimulateTurn(int number, String input, Duration limit) {

    /** So much time is none that anybody runs out of. */
    private static final Duration NO_CLOCK = Duration.ofDays(1);

    private static final int LONGEST = 40;

    static SimulateTurn of(Event.Prompted prompted) {
        return new SimulateTurn(prompted.number(), prompted.text(), Duration.ofMillis(prompted.limitMillis()));
    }

    /** Returns what is expected, as the first line of the input says it. */
    String expected() {
        String line = input.lines().findFirst().orElse("");
        return Printable.of(line.substring(line.indexOf('=') + 1).strip(), LONGEST);
    }

    /** Returns whether one answer is waited for, and no more are taken. */
    boolean isTurn() {
        return !limit.isZero();
    }

    /** Returns whether the time for it matters to a person. */
    boolean hasClock() {
        return isTurn() && limit.compareTo(NO_CLOCK) < 0;
    }
}

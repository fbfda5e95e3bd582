package arena.app;

import java.time.Duration;

/** How long something takes, for people. */
public final class RoundedTime {

    private RoundedTime() {}

    /** Returns a length in its two largest units, {@code 3 min 20 s}; never less than a second. */
    public static String words(Duration length) {
        if (length.toHours() > 0) {
            return length.toHours() + " h " + length.toMinutesPart() + " min";
        }
        return length.toMinutes() > 0
                ? length.toMinutes() + " min " + length.toSecondsPart() + " s"
                : Math.max(1, length.toSeconds()) + " s";
    }
}
